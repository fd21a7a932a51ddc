import type { Seat } from '../../../../kernel/types.ts';
import { cardName, cardOf } from '../../content/cards/all.ts';
import type { CardId, Frontiers } from '../../state.ts';
import { playerOf, seatName, seatsIn } from '../captains/find.ts';
import { type Running, takeOut } from '../captains/gains.ts';
import { knowledge, leadership, ownCards } from '../captains/holdings.ts';
import { seatsInOrder } from './round-order.ts';

/** Points of strength for each Level above the lowest one (F-VARIANT-23). */
const LEVEL_STRENGTH = 3;

/** How strong a player’s deck, Crew and Level are (F-VARIANT-23). */
export function strength(g: Frontiers, seat: Seat): number {
  const lowest = Math.min(...seatsIn(g).map((other) => playerOf(g, other).level));
  return knowledge(g, seat) + leadership(g, seat) + LEVEL_STRENGTH * (playerOf(g, seat).level - lowest);
}

/** Who takes an upgrade before whom: the weakest, then less Experience, then who played later in the Round (F-VARIANT-24). */
export function upgradeOrder(g: Frontiers): Seat[] {
  const strengths = new Map(seatsIn(g).map((seat) => [seat, strength(g, seat)]));
  const of = (seat: Seat) => strengths.get(seat) ?? 0;
  return seatsInOrder(g)
    .reverse()
    .sort((one, other) => of(one) - of(other) || playerOf(g, one).experience - playerOf(g, other).experience);
}

/**
 * Own Action Cards, each once, that may be given up for a new one: of its colour, or with a type in common (F-VARIANT-25).
 * By name: the order of the deck is secret.
 */
export function givenUpFor(g: Frontiers, seat: Seat, card: CardId): CardId[] {
  const { colour, types } = cardOf(card);
  return [...new Set(ownCards(g, seat))].sort().filter((own) => {
    const { sort, colour: ownColour, types: ownTypes } = cardOf(own);
    if (sort !== 'basic' && sort !== 'advanced') return false;
    return ownColour === colour || ownTypes.some((type) => types.includes(type));
  });
}

/** A card joins a deck and an own one is removed from the game (F-VARIANT-25). The preparation shuffles the deck (F-VARIANT-26). */
export function upgrade(ctx: Running, seat: Seat, card: CardId, removed: CardId): void {
  const player = playerOf(ctx.g, seat);
  const pile = [player.deck, player.discard, player.hand].find((cards) => cards.includes(removed));
  if (pile !== undefined) takeOut(pile, removed);
  // F-OPEN-54: cards of a fight in others’ turns lie there still.
  else
    player.inPlay.splice(
      player.inPlay.findIndex((played) => played.card === removed),
      1,
    );
  player.removed.push(removed);
  player.deck.push(card);
  ctx.log(`${seatName(ctx.g, seat)} takes ${cardName(card)} and gives up ${cardName(removed)}.`, 'F-VARIANT-25');
}

/** The cards of a player in words, for everyone to read (F-VARIANT-31). */
export function deckInWords(g: Frontiers, seat: Seat): string {
  const counts = new Map<string, number>();
  for (const card of ownCards(g, seat)) counts.set(cardName(card), (counts.get(cardName(card)) ?? 0) + 1);
  const cards = [...counts].sort(([one], [other]) => (one < other ? -1 : 1));
  return cards.map(([name, count]) => (count === 1 ? name : `${count} ${name}`)).join(', ');
}
