import type { Ascendancy, Lane, Sector, Spot } from '../state.ts';
import { laneOf } from './graph.ts';
import { rounded } from './measure.ts';

/** Returns the lane that a Sector is part of. Returns undefined for Systems, and if the lane was removed. */
export function laneWith(g: Ascendancy, sector: Sector): Lane | undefined {
  const on = laneOf(sector);
  return on === null ? undefined : g.lanes[on.lane];
}

/** Returns the center of a Sector, where its Ships are drawn (A-GEO-10). Throws if the Sector isn’t on the map. */
export function sectorPoint(g: Ascendancy, sector: Sector): Spot {
  const on = laneOf(sector);
  const lane = laneWith(g, sector);
  if (on === null || lane === undefined) {
    const disc = g.discs[sector];
    if (disc === undefined) throw new Error(`${sector} is not on the map`);
    return { x: disc.x, y: disc.y };
  }
  const part = (on.at - 0.5) / lane.sectors;
  return {
    x: rounded(lane.from.x + (lane.to.x - lane.from.x) * part),
    y: rounded(lane.from.y + (lane.to.y - lane.from.y) * part),
  };
}
