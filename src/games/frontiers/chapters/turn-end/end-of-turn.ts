import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { expire } from '../../../kit/lasting.ts';
import { choosing, type Offer, offering, open } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import { cardName } from '../../content/cards/all.ts';
import type { PlayPayload } from '../../effects/payloads.ts';
import { play } from '../../effects/play.ts';
import { plays } from '../../effects/plays.ts';
import { type CardId, DAMAGE, type Frontiers } from '../../state.ts';
import { pass, pickOffer } from '../asking/asking.ts';
import { playerOf, rivals, seatName } from '../captains/find.ts';
import { discardFromHand, drawCards, pendingLevels, type Running, takeOut } from '../captains/gains.ts';
import { returnDice } from '../data/data.ts';
import { leaveMap } from '../movement/arrive.ts';
import { isIdle } from '../pvp/pvp-attack.ts';
import { owesCard } from '../turn/turn-bars.ts';
import { clearTurn } from '../turn/turn-state.ts';
import { cardsToDraw, clearPlayArea, collect, isAtDrydock, thank, withdraw } from './finish.ts';
import { levelUp } from './level-up.ts';
import { rewards } from './rewards.ts';

interface Local {
  seat: Seat;
  /**
   * True to ask which cards the player discards before the draw. By default, this is true only for a player whose turn
   * ends within another player's turn.
   */
  discard?: boolean;
}

/**
 * The end of a turn, step by step (F-EOT-01, F-EOT-02), for the current player and for others who took part. The end of
 * a turn is completed before anyone else continues (F-TURN-20, F-TURN-21, F-OPEN-45).
 */
export const endOfTurn = procedure<Frontiers, Local>('end-of-turn')({
  begin(ctx, { seat }) {
    returnDice(ctx, seat);
    withdraw(ctx, seat);
    return 'putBack';
  },
  // F-CARD-09: the player of certain cards chooses where they go.
  putBack: offering({
    ask({ g }, { seat }) {
      const card = playerOf(g, seat).inPlay.find(({ may }) => may !== undefined);
      if (card?.may === undefined) return { go: 'clear' };
      const label = `To the ${card.may} of the deck`;
      const offers: Offer<boolean>[] = [
        open({ key: 'return', verb: 'choose', label, rule: 'F-CARD-09' }, true),
        open(pass(card.to === 'hand' ? 'To your hand' : 'To the discard pile'), false),
      ];
      return pickOffer(seat, `Where do you put ${cardName(card.card)}?`, offers, 'F-CARD-09');
    },
    take(ctx, { seat }, isKept) {
      const card = playerOf(ctx.g, seat).inPlay.find(({ may }) => may !== undefined);
      if (card?.may === undefined) return 'clear';
      if (isKept) card.to = card.may;
      delete card.may;
      return 'putBack';
    },
  }),
  clear(ctx, { seat }) {
    clearPlayArea(ctx, seat);
    return 'drydock';
  },
  // F-EOT-06, F-HEAL-13: removing a Damage Card here isn't Repair. The card comes from the hand or the discard pile.
  drydock: offering({
    ask({ g }, { seat }) {
      if (!isAtDrydock(g, seat)) return { go: 'benefits' };
      const offers: Offer<'hand' | 'discard' | null>[] = maintenance(g, seat);
      if (offers.length === 0) return { go: 'whole' };
      offers.push(open(pass('Keep your Damage Cards'), null));
      const prompt = 'The Drydock removes a Damage Card. Where do you take it from?';
      return pickOffer(seat, prompt, offers, 'F-EOT-06');
    },
    take(ctx, { seat }, where) {
      if (where === null) return 'benefits';
      takeOut(playerOf(ctx.g, seat)[where], DAMAGE);
      ctx.log(`The Drydock removes one of ${seatName(ctx.g, seat)}’s Damage Cards.`, 'F-EOT-06');
      return 'benefits';
    },
  }),
  // A player without Damage Cards isn't asked. That reveals a secret, so the log says it openly.
  whole(ctx, { seat }) {
    ctx.reveal();
    ctx.log(`${seatName(ctx.g, seat)} has no Damage Cards for the Drydock to remove.`, 'F-EOT-06');
    return 'benefits';
  },
  benefits(ctx, { seat }) {
    collect(ctx, seat);
    thank(ctx, seat);
    if (playerOf(ctx.g, seat).rewards.length > 0) ctx.call(rewards, { seat });
    return 'levels';
  },
  levels(ctx, { seat }) {
    if (pendingLevels(ctx.g, seat) > 0) ctx.call(levelUp, { seat });
    return 'late';
  },
  // F-EOT-13
  late(ctx, { seat }) {
    if (playerOf(ctx.g, seat).rewards.length > 0) ctx.call(rewards, { seat, late: true });
    return 'raised';
  },
  // F-LEVEL-01: a Crew Member who joined after the first Level Ups may have given enough Experience for another.
  raised(ctx, { seat }) {
    if (pendingLevels(ctx.g, seat) > 0) ctx.call(levelUp, { seat });
    return 'discard';
  },
  discard: choosing({
    ask({ g }, { seat, discard = g.turn?.seat !== seat }) {
      const offers = discardable(g, seat);
      const owed = owesCard(g, seat);
      const { length: held } = playerOf(g, seat).hand;
      if (held === 0 || !(discard || owed)) return { go: 'draw' };
      const asked = { seat, kind: 'subset', offers, max: offers.length } as const;
      if (owed) {
        if (offers.length === 0) return { go: 'bare' };
        if (held === 1) return { go: 'only' };
        return {
          ...asked,
          prompt: 'You haven’t played any cards. Which cards do you discard (at least 1)?',
          min: 1,
          rule: 'F-EOT-15',
        };
      }
      const freely = { ...asked, min: 0, rule: 'F-EOT-14' };
      if (offers.length > 0) return { ...freely, prompt: 'Which cards do you discard?' };
      // Other players must not learn that the hand holds only Damage Cards.
      const none = { kind: 'pick', min: 1, max: 1, pass: pass('Discard nothing') } as const;
      return { ...freely, ...none, prompt: 'You have no cards to discard.' };
    },
    take(ctx, { seat }, cards) {
      discardAll(ctx, seat, cards);
      return 'draw';
    },
  }),
  // F-EOT-15: this is the only card that the player can discard.
  only(ctx, { seat }) {
    const cards = discardable(ctx.g, seat).map(({ payload }) => payload);
    discardAll(ctx, seat, cards);
    return 'draw';
  },
  // F-EOT-15: a player who must discard a card but holds only Damage Cards discards none.
  bare(ctx, { seat }) {
    ctx.reveal();
    ctx.log(`${seatName(ctx.g, seat)} has only Damage Cards and discards none.`, 'F-EOT-15');
    return 'draw';
  },
  draw(ctx, { seat }) {
    const { g } = ctx;
    drawCards(ctx, seat, cardsToDraw(g, seat), 'F-EOT-16');
    expire(playerOf(g, seat), 'turn');
    clearTurn(g, seat);
    leaveMap(ctx, seat);
    // F-LOC-01: after a turn no ship stays on the Wormhole, not even a ship that was driven back onto it.
    if (g.turn?.seat === seat) for (const other of rivals(g, seat)) leaveMap(ctx, other);
    return null;
  },
});

/**
 * The end of a turn taken within another player's turn: Special, Repair and Heal effects come first, and then all
 * end-of-turn steps (F-PVP-15, F-COOP-17).
 */
export const joinedEnd = procedure<Frontiers, { seat: Seat }>('joined-end')({
  begin: offering({
    ask({ g }, { seat }) {
      const rest = plays(g, seat, 'rest');
      if (isIdle(g, seat, rest)) return { go: 'end' };
      const done = { key: 'turn:end', verb: 'end', label: 'End your turn', rule: 'F-EOT-02' };
      const prompt = 'The fight is over. Play Special, Repair or Heal effects, or end your turn.';
      return pickOffer<PlayPayload | null>(seat, prompt, [...rest, open(done, null)], 'F-PVP-15');
    },
    take(ctx, { seat }, payload) {
      if (payload === null) return 'end';
      ctx.call(play, { seat, deed: payload, moment: 'rest' });
      return 'begin';
    },
  }),
  end(ctx, { seat }) {
    ctx.log(`${seatName(ctx.g, seat)} ends its turn.`, 'F-EOT-02');
    ctx.call(endOfTurn, { seat });
    return 'ended';
  },
  ended(ctx, { seat }) {
    const { turn } = ctx.g;
    if (turn !== null) turn.joined = turn.joined.filter((other) => other !== seat);
    return null;
  },
});

/** Returns the places that a Damage Card can be removed from. */
function maintenance(g: Frontiers, seat: Seat): Offer<'hand' | 'discard' | null>[] {
  const player = playerOf(g, seat);
  const about = { verb: 'drydock', hidden: true, rule: 'F-EOT-06' };
  const hand = open({ key: 'drydock:hand', label: 'From your hand', ...about }, 'hand' as const);
  const discard = open({ key: 'drydock:discard', label: 'From your discard pile', ...about }, 'discard' as const);
  return [hand, discard].filter(({ payload }) => player[payload].includes(DAMAGE));
}

/** Returns the cards that may be discarded before the draw, never Damage Cards (F-EOT-14, F-HEAL-02, F-DISCARD-02). */
function discardable(g: Frontiers, seat: Seat): Offer<CardId>[] {
  const seen = new Map<string, number>();
  return playerOf(g, seat).hand.flatMap((card) => {
    if (card === DAMAGE) return [];
    const copy = (seen.get(card) ?? 0) + 1;
    seen.set(card, copy);
    const key = `discard:${card}${copy === 1 ? '' : `:${copy}`}`;
    const label = copy === 1 ? cardName(card) : `${copy}. ${cardName(card)}`;
    return [open({ key, verb: 'discard', label, subject: { kind: 'card', id: card }, hidden: true }, card)];
  });
}

function discardAll(ctx: Running, seat: Seat, cards: readonly CardId[]): void {
  for (const card of cards) discardFromHand(ctx.g, seat, card);
  if (cards.length === 0) return;
  const count = several(cards.length, 'card');
  const others = `${seatName(ctx.g, seat)} discards ${count}.`;
  ctx.tell(seat, `You discard ${cards.map(cardName).join(', ')}.`, others, 'F-EOT-14');
}
