import { ascendancy } from '../../../src/games/ascendancy/index.ts';
import type { Ascendancy } from '../../../src/games/ascendancy/state.ts';
import type { AscendancyView } from '../../../src/games/ascendancy/view.ts';
import type { Game } from '../../../src/kernel/game.ts';
import type { Seat } from '../../../src/kernel/types.ts';
import { planting, type RunOf } from '../support/plants.ts';

export type Planted = Game<Ascendancy, AscendancyView>;
export type Run = RunOf<Ascendancy>;

export const { changed, asking, telling } = planting(ascendancy);

/** The next seat’s Projects as a text, or an empty string if it has none. */
export function nextProjects(g: Ascendancy, seat: Seat): string {
  const cards = g.players[(seat + 1) % g.players.length]?.projects.map(({ card }) => card) ?? [];
  return cards.sort().join();
}
