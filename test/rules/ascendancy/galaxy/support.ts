import { at, RADIUS, type Sectors, spotDistance } from '../../../../src/games/ascendancy/galaxy/measure.ts';
import { placements } from '../../../../src/games/ascendancy/galaxy/placing.ts';
import { newestLane, putLane } from '../../../../src/games/ascendancy/galaxy/put.ts';
import type { Ascendancy, Lane, SystemId } from '../../../../src/games/ascendancy/state.ts';
import { disc } from '../support.ts';

/** Places a lane from a System at a bearing and a new System at its end. Both must have room. */
export function grow(g: Ascendancy, from: SystemId, bearing: number, sectors: Sectors, to: SystemId): Lane {
  const place = placements(g, from, sectors).find((one) => one.bearing === bearing);
  if (place?.fits !== true) throw new Error(`${to} has no room at ${bearing}° of ${from}`);
  const lane = putLane(g, from, sectors, place);
  g.discs[to] = disc(to, place.spot.x, place.spot.y);
  g.stack = g.stack.filter((one) => one !== to);
  lane.b = to;
  return lane;
}

/** Places an open lane from a System. It must have room. */
export function reachOut(g: Ascendancy, from: SystemId, bearing: number, sectors: Sectors): Lane {
  const place = placements(g, from, sectors).find((one) => one.bearing === bearing);
  if (place === undefined) throw new Error(`no lane has room at ${bearing}° of ${from}`);
  return putLane(g, from, sectors, place);
}

/** Places a System and joins it with another one by a lane from rim to rim, even if something is in the way. */
export function hang(g: Ascendancy, from: SystemId, bearing: number, sectors: Sectors, to: SystemId): void {
  const base = g.discs[from];
  if (base === undefined) throw new Error(`${from} is not on the map`);
  const spot = at(base, bearing, spotDistance(sectors));
  g.discs[to] = disc(to, spot.x, spot.y);
  const line = { from: at(base, bearing, RADIUS), to: at(base, bearing, spotDistance(sectors) - RADIUS) };
  putLane(g, from, sectors, line, to);
}

export { newestLane };
