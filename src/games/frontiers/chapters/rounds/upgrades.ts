import { procedure } from '../../../../kernel/game.ts';
import { must } from '../../../../kernel/must.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { type Offer, offering, open } from '../../../kit/offers.ts';
import { cardName, cardOf } from '../../content/cards/all.ts';
import { cardOffer } from '../../effects/frame.ts';
import type { CardId, Frontiers } from '../../state.ts';
import { pass, pickOffer } from '../asking/asking.ts';
import { playerOf, seatName, seatsIn } from '../captains/find.ts';
import { type Running, takeOut } from '../captains/gains.ts';
import { knowledge, leadership, ownCards } from '../captains/holdings.ts';
import { seatsInOrder } from './round-order.ts';

interface Local {
  /** The cards that can still be taken. */
  shown: CardId[];
  /** The seats that still have to choose, in order. */
  left: Seat[];
  /** The card that the first of these seats has chosen. */
  wanted: CardId | null;
}

/**
 * Action Upgrades: each player may exchange one of their Action Cards for one of the revealed Advanced Actions. The
 * number of revealed cards is one more than the number of players (F-VARIANT-22 to F-VARIANT-26).
 */
export const upgrades = procedure<Frontiers, Local>('upgrades')({
  begin(ctx, local) {
    const { g } = ctx;
    local.shown = g.advanced.deck.splice(0, seatsIn(g).length + 1);
    local.left = upgradeOrder(g);
    local.wanted = null;
    if (local.shown.length === 0) {
      ctx.log('No Advanced Actions are left for upgrades.', 'F-VARIANT-21');
      return 'end';
    }
    ctx.reveal();
    ctx.log(`Upgrades: ${local.shown.map(cardName).join(', ')}.`, 'F-VARIANT-22');
    const order = local.left.map((seat) => `${seatName(g, seat)} (${strength(g, seat)})`);
    ctx.log(`Order by strength, weakest first: ${order.join(', ')}.`, 'F-VARIANT-24');
    if (g.options.openDecks) {
      for (const seat of seatsIn(g)) ctx.log(`${seatName(g, seat)}: ${deckInWords(g, seat)}.`, 'F-VARIANT-31');
    }
    return 'take';
  },
  take: offering({
    ask({ g }, { left, shown }) {
      const [seat] = left;
      if (seat === undefined) return { go: 'end' };
      const cards = [...new Set(shown)].filter((card) => givenUpFor(g, seat, card).length > 0);
      if (cards.length === 0) return { go: 'skip' };
      const prompt = 'Which Advanced Action do you take? You give up one of your Action Cards for it.';
      const none = open(pass('Take no upgrade', 'F-VARIANT-25', 'Your deck stays as it is.'), null);
      return pickOffer<CardId | null>(seat, prompt, [...cards.map(takeOffer), none], 'F-VARIANT-25');
    },
    take(ctx, local, card, { seat }) {
      if (card === null) {
        ctx.log(`${seatName(ctx.g, seat)} takes no upgrade.`, 'F-VARIANT-25');
        return 'skip';
      }
      local.wanted = card;
      return 'give';
    },
  }),
  skip(_ctx, local) {
    local.left = local.left.slice(1);
    return 'take';
  },
  give: offering({
    ask({ g }, { left, wanted }) {
      const [seat] = left;
      if (seat === undefined || wanted === null) return { go: 'take' };
      const about = { hint: 'Leaves the game for good.', rule: 'F-VARIANT-25', hidden: true };
      const offers = givenUpFor(g, seat, wanted).map((card) => cardOffer('give', card, about));
      const prompt = `Which Action Card do you give up for ${cardName(wanted)}?`;
      return pickOffer(seat, prompt, offers, 'F-VARIANT-25');
    },
    take(ctx, local, card, { seat }) {
      const { wanted } = local;
      if (wanted !== null) {
        upgrade(ctx, seat, wanted, card);
        takeOut(local.shown, wanted);
      }
      local.wanted = null;
      return 'skip';
    },
  }),
  // F-VARIANT-26.
  end({ g }, { shown }) {
    g.advanced.deck.push(...shown);
    return null;
  },
});

function takeOffer(card: CardId): Offer<CardId> {
  const { colour, types } = cardOf(card);
  const hint = `Give up a ${colour} card, or one with the type ${types.join(' or ')}.`;
  return cardOffer('upgrade', card, { hint, rule: 'F-VARIANT-25' });
}

/** The strength that a player gets for each Level above the lowest player's Level (F-VARIANT-23). */
const LEVEL_STRENGTH = 3;

/** Returns the strength of a player’s deck, Crew and Level (F-VARIANT-23). */
export function strength(g: Frontiers, seat: Seat): number {
  const lowest = Math.min(...seatsIn(g).map((other) => playerOf(g, other).level));
  return knowledge(g, seat) + leadership(g, seat) + LEVEL_STRENGTH * (playerOf(g, seat).level - lowest);
}

/**
 * Returns the order of upgrades. The seat with the lowest strength comes first. In a tie, the seat with less Experience
 * comes first, and then the seat that is later in the Round Order (F-VARIANT-24).
 */
export function upgradeOrder(g: Frontiers): Seat[] {
  const strengths = new Map(seatsIn(g).map((seat) => [seat, strength(g, seat)]));
  const of = (seat: Seat) => must(strengths.get(seat), `seat ${seat}’s strength`);
  return seatsInOrder(g)
    .reverse()
    .sort((one, other) => of(one) - of(other) || playerOf(g, one).experience - playerOf(g, other).experience);
}

/**
 * Returns the Action Cards, without duplicates, that a seat may give up for a new card. The exchanged cards must have
 * the same color or a type in common (F-VARIANT-25). The list is sorted by name, because the order of the deck is
 * secret.
 */
export function givenUpFor(g: Frontiers, seat: Seat, card: CardId): CardId[] {
  const { colour, types } = cardOf(card);
  return [...new Set(ownCards(g, seat))].sort().filter((own) => {
    const { sort, colour: ownColour, types: ownTypes } = cardOf(own);
    if (sort !== 'basic' && sort !== 'advanced') return false;
    return ownColour === colour || ownTypes.some((type) => types.includes(type));
  });
}

/**
 * Adds a card to a deck and removes another of the player's cards from the game (F-VARIANT-25). The deck is shuffled
 * when the Round is prepared (F-VARIANT-26).
 */
export function upgrade(ctx: Running, seat: Seat, card: CardId, removed: CardId): void {
  const player = playerOf(ctx.g, seat);
  const pile = [player.deck, player.discard, player.hand].find((cards) => cards.includes(removed));
  // F-OPEN-54: a card played in a fight during another player's turn is still in the Play Area.
  const place = player.inPlay.findIndex(({ card: played }) => played === removed);
  if (pile === undefined) player.inPlay.splice(place, 1);
  else takeOut(pile, removed);
  player.removed.push(removed);
  player.deck.push(card);
  ctx.log(`${seatName(ctx.g, seat)} takes ${cardName(card)} and gives up ${cardName(removed)}.`, 'F-VARIANT-25');
}

/** Lists a player's cards for everyone (F-VARIANT-31). */
function deckInWords(g: Frontiers, seat: Seat): string {
  const counts = new Map<string, number>();
  for (const card of ownCards(g, seat)) counts.set(cardName(card), (counts.get(cardName(card)) ?? 0) + 1);
  const cards = [...counts].sort(([one], [other]) => (one < other ? -1 : 1));
  return cards.map(([name, count]) => (count === 1 ? name : `${count} ${name}`)).join(', ');
}
