import type { Seat } from '../../../../kernel/types.ts';
import { LEVEL_TOKENS } from '../../content/tracks.ts';
import type { Frontiers } from '../../state.ts';
import { playerOf } from '../captains/find.ts';
import { cubesOn, isBeside } from '../map/ground.ts';
import { hasMost, starbaseBonus } from '../map/ownership.ts';

/**
 * Returns the Hand Limit of a seat’s Level Token, without bonuses. The Level Token's limit also determines whether
 * damage is catastrophic (F-DMG-05).
 */
export function baseHandLimit(g: Frontiers, seat: Seat): number {
  return LEVEL_TOKENS[playerOf(g, seat).level].handLimit;
}

/**
 * Returns the Hand Limit for a draw, including the bonus for a ship on or beside the seat's Romulan Starbase or a
 * destroyed Cube (F-EOT-17 to F-EOT-19).
 */
export function handLimit(g: Frontiers, seat: Seat): number {
  // F-ROUND-17: only the higher of the two bonuses counts.
  return baseHandLimit(g, seat) + Math.max(starbaseBonus(g, seat, 'romulanStarbase'), cubeBonus(g, seat));
}

/**
 * F-OUTCOME-12: returns 2 if the seat has the most Faction Tokens at a destroyed Cube, 1 if it has any there, and 0
 * otherwise.
 */
function cubeBonus(g: Frontiers, seat: Seat): number {
  const { at } = playerOf(g, seat);
  if (at === null) return 0;
  let best = 0;
  for (const cube of cubesOn(g)) {
    if (!cube.destroyed || !(cube.at === at || isBeside(cube.at, at)) || !cube.marks.includes(seat)) continue;
    best = Math.max(best, hasMost(g, cube, seat) ? 2 : 1);
  }
  return best;
}
