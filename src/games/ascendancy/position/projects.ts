import type { Seat } from '../../../kernel/types.ts';
import { advancementCard } from '../content/lookup.ts';
import type { Ascendancy, CardId } from '../state.ts';
import { controlled, playerOf } from './find.ts';
import { nodesIn } from './standing.ts';

/** Counts the Research Nodes that a seat Controls. This is the seat’s basic maximum number of Projects (A-PROJ-02). */
export function researchNodes(g: Ascendancy, seat: Seat): number {
  return controlled(g, seat).reduce((sum, disc) => sum + nodesIn(disc, 'research'), 0);
}

/** Returns the seat to whose deck an Advancement belongs, or null if its civilization isn’t in the game. */
export function ownerOf(g: Ascendancy, card: CardId): Seat | null {
  const { civ } = advancementCard(card);
  const seat = g.players.findIndex((player) => player.civ === civ);
  return seat < 0 ? null : seat;
}

/** Puts an Advancement on the bottom of its deck (A-PROJ-04, A-PROJ-05, A-BUILD-36). */
export function toBottom(g: Ascendancy, card: CardId): void {
  const owner = ownerOf(g, card);
  if (owner !== null) playerOf(g, owner).deck.push(card);
}
