import type { Ascendancy, Sector, Spot } from '../state.ts';
import { laneOf } from './graph.ts';
import { rounded } from './measure.ts';

/** Returns the center of a Sector, where its Ships are drawn (A-GEO-10). Throws if the Sector isn’t on the map. */
export function sectorPoint(g: Ascendancy, sector: Sector): Spot {
  const on = laneOf(sector);
  const lane = on === null ? undefined : g.lanes[on.lane];
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
