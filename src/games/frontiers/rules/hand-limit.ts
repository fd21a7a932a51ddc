import type { Seat } from '../../../kernel/types.ts';
import type { CubeColour } from '../content/colours.ts';
import { LEVEL_TOKENS } from '../content/tracks.ts';
import type { CubeOnMap, Frontiers } from '../state.ts';
import { playerOf } from './find.ts';
import { isBeside, ownerOf, spaceAt } from './ground.ts';

/** The Hand Limit of a seat’s Level Token, without any bonus: Catastrophic Damage counts by it (F-DMG-05). */
export function baseHandLimit(g: Frontiers, seat: Seat): number {
  return LEVEL_TOKENS[playerOf(g, seat).level].handLimit;
}

/** Defense Value of a seat’s Level Token (F-SETUP-29). */
export function baseDefense(g: Frontiers, seat: Seat): number {
  return LEVEL_TOKENS[playerOf(g, seat).level].defense;
}

/** The Hand Limit for a draw: on or beside an own Romulan Starbase or a destroyed Cube it is higher (F-EOT-17 to F-EOT-19). */
export function handLimit(g: Frontiers, seat: Seat): number {
  // F-ROUND-17: only the higher of both.
  return baseHandLimit(g, seat) + Math.max(starbaseBonus(g, seat), cubeBonus(g, seat));
}

/** F-OUTCOME-06, F-TEAM-07: beside or on one of its own, as many as it owns anywhere. */
function starbaseBonus(g: Frontiers, seat: Seat): number {
  const { at } = playerOf(g, seat);
  if (at === null) return 0;
  const owned = ownedStarbases(g, seat, 'romulanStarbase');
  return owned.some((id) => id === at || isBeside(id, at)) ? owned.length : 0;
}

/** The Starbases of a kind that a seat controls. */
export function ownedStarbases(g: Frontiers, seat: Seat, kind: 'romulanStarbase' | 'dominionStarbase'): string[] {
  return Object.keys(g.sites).filter((id) => ownerOf(g, id) === seat && spaceAt(g, id)?.site?.kind === kind);
}

/** F-OUTCOME-12: the most Faction Tokens at a destroyed Cube give 2, any at all give 1. */
function cubeBonus(g: Frontiers, seat: Seat): number {
  const { at } = playerOf(g, seat);
  if (at === null) return 0;
  let best = 0;
  for (const colour of ['red', 'blue', 'gold', 'green'] as const satisfies CubeColour[]) {
    const cube = g.cubes[colour];
    if (!cube?.destroyed || !(cube.at === at || isBeside(cube.at, at)) || !cube.marks.includes(seat)) continue;
    best = Math.max(best, hasMost(g, cube, seat) ? 2 : 1);
  }
  return best;
}

/** Whether a seat has the most Faction Tokens at a Cube; among equals the earliest token counts (F-OUTCOME-12). */
export function hasMost(g: Frontiers, cube: CubeOnMap, seat: Seat): boolean {
  // F-SCEN-48: in Liberate everyone has one and nobody has the most.
  if (g.options.scenario === 'liberate') return false;
  const counts = new Map<Seat, number>();
  for (const mark of cube.marks) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return cube.marks.find((mark) => counts.get(mark) === most) === seat;
}
