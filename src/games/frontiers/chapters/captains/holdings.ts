import type { Seat } from '../../../../kernel/types.ts';
import { cardOf } from '../../content/cards/all.ts';
import { BASICS } from '../../content/colours.ts';
import { crewOf } from '../../content/crew/all.ts';
import type { CardId, Frontiers } from '../../state.ts';
import { playerOf } from './find.ts';

/** Returns all of a player's cards in any place, except removed cards (F-OPEN-70). */
export function ownCards(g: Frontiers, seat: Seat): CardId[] {
  const { deck, hand, discard, inPlay } = playerOf(g, seat);
  return [...deck, ...hand, ...discard, ...inPlay.filter(({ to }) => to !== null).map(({ card }) => card)];
}

/**
 * Returns the points for cards and crystals: 2 for each Undiscovered Card, 1 for each Advanced Action and 1 for every
 * two crystals (F-SCORE-02).
 */
export function knowledge(g: Frontiers, seat: Seat): number {
  const player = playerOf(g, seat);
  const crystals = BASICS.reduce((sum, colour) => sum + player.crystals[colour], 0);
  let points = Math.floor(crystals / 2);
  for (const card of ownCards(g, seat)) {
    const { sort } = cardOf(card);
    if (sort === 'undiscovered') points += 2;
    if (sort === 'advanced') points += 1;
  }
  return points;
}

/** Returns the sum of the Crew's ranks. A Wounded member counts half its Rank, rounded down (F-SCORE-03). */
export function leadership(g: Frontiers, seat: Seat): number {
  return playerOf(g, seat).crew.reduce((sum, { crew, wounds }) => {
    const { rank } = crewOf(crew);
    return sum + (wounds > 0 ? Math.floor(rank / 2) : rank);
  }, 0);
}
