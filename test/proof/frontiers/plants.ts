import { frontiers } from '../../../src/games/frontiers/index.ts';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import type { FrontiersView } from '../../../src/games/frontiers/view.ts';
import type { Game } from '../../../src/kernel/game.ts';
import type { Seat } from '../../../src/kernel/types.ts';
import { type AskOf, planting, type RunOf } from '../support/plants.ts';

export type Planted = Game<Frontiers, FrontiersView>;
export type Run = RunOf<Frontiers>;
export type Ask = AskOf<Frontiers>;

export const { changed, asking, telling } = planting(frontiers);

/** The next seat’s hand as a text. */
export function nextHand(g: Frontiers, seat: Seat): string {
  return [...(g.players[(seat + 1) % g.players.length]?.hand ?? [])].sort().join();
}
