import type { Seat } from '../../../kernel/types.ts';
import type { CubeColour } from '../content/colours.ts';
import { LEVEL_TOKENS } from '../content/tracks.ts';
import type { CubeOnMap, Frontiers } from '../state.ts';
import { allied, playerOf } from './find.ts';
import { idsAround, isBeside, ownerOf, spaceAt } from './ground.ts';

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
  return baseHandLimit(g, seat) + Math.max(starbaseBonus(g, seat, 'romulanStarbase'), cubeBonus(g, seat));
}

/**
 * What Starbases of a kind give to a ship: on or beside one of its own or of an ally’s as much as it owns itself anywhere,
 * else nothing (F-OUTCOME-06, F-TEAM-07, F-SCEN-77, F-SCEN-81).
 */
export function starbaseBonus(g: Frontiers, seat: Seat, kind: StarbaseKind): number {
  const { at } = playerOf(g, seat);
  if (at === null) return 0;
  const isNear = [at, ...idsAround(at)].some((id) => {
    const owner = ownerOf(g, id);
    return owner !== null && allied(g, seat, owner) && spaceAt(g, id)?.site?.kind === kind;
  });
  return isNear ? ownedStarbases(g, seat, kind).length : 0;
}

type StarbaseKind = 'romulanStarbase' | 'dominionStarbase';

/** The Starbases of a kind that a seat controls. */
export function ownedStarbases(g: Frontiers, seat: Seat, kind: StarbaseKind): string[] {
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
