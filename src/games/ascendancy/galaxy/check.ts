import type { Ascendancy } from '../state.ts';
import { charted, chartOf, type LaidLane } from './chart.ts';
import { joinedWith, lanesFrom } from './graph.ts';
import { between, distance, LANES_APART, laneLength, RADIUS, TOLERANCE } from './measure.ts';
import { areLanesTouching, type Body, discTouching, isDiscInside, isLaneInside, isOnDisc } from './pieces.ts';

/** The tolerance, in thousandths of an inch, for positions that were rounded more than once. */
const ROUNDED = 4;

/** Throws for an impossible map (A-GEO-09). Test cases and random games call this function after every change. */
export function checkMap(g: Ascendancy): void {
  const chart = chartOf(g);
  checked(chart);
  for (const { id, limit } of Object.values(g.discs)) {
    // A rule may allow one lane more than the limit (A-LANE-01).
    const { length } = lanesFrom(chart.net, id);
    if (length > limit + 1) throw new Error(`A-LANE-01: ${id} has ${length} lanes, its limit is ${limit}`);
  }
  for (const lane of chart.lanes) checkLength(lane, g.options.readings.bentLanes === true);
}

/** Throws for an impossible chart. A chart that has passed the check isn’t checked again. */
const checked = charted((chart) => {
  const { table, discs, lanes } = chart;
  for (const [index, disc] of discs.entries()) {
    if (!isDiscInside(table, disc)) throw new Error(`A-GEO-05: ${disc.id} lies beyond the edge`);
    const touched = discTouching(discs.slice(index + 1), disc);
    if (touched !== undefined) throw new Error(`A-GEO-06: ${disc.id} and ${touched.id} touch`);
    for (const lane of lanes) if (isOnDisc(lane, disc)) throw new Error(`A-GEO-07: lane ${lane.id} touches ${disc.id}`);
  }
  for (const [index, lane] of lanes.entries()) {
    if (!isLaneInside(table, lane)) throw new Error(`A-GEO-05: lane ${lane.id} lies beyond the edge`);
    // After a swing, rounding can bring the ends of lanes slightly closer together.
    const touched = lanes
      .slice(index + 1)
      .find((other) => areLanesTouching(lane, other) && between(lane, other) < LANES_APART - ROUNDED);
    if (touched !== undefined) throw new Error(`A-GEO-08: lanes ${lane.id} and ${touched.id} touch`);
    checkEnds(discs, lane);
  }
  for (const { id } of discs) {
    const others = joinedWith(chart.net, id);
    if (new Set(others).size < others.length || others.includes(id))
      throw new Error(`A-GEO-29: two lanes join ${id} with the same System`);
  }
  return true;
});

/** Throws if a lane doesn’t begin and end at the rims of its Systems. */
function checkEnds(discs: readonly Body[], lane: LaidLane): void {
  for (const [system, end] of [
    [lane.a, lane.from],
    [lane.b, lane.to],
  ] as const) {
    if (system === null) continue;
    const disc = discs.find(({ id }) => id === system);
    if (disc === undefined) throw new Error(`A-GEO-09: lane ${lane.id} ends at ${system}, which is not on the map`);
    if (Math.abs(distance(disc, end) - RADIUS) > ROUNDED)
      throw new Error(`A-GEO-09: lane ${lane.id} ends off the rim of ${system}`);
  }
}

/**
 * Throws if a lane isn’t as long as its Sectors. The ends of a bent lane may be closer together than the lane is long.
 */
function checkLength({ id, sectors, from, to }: LaidLane, isBent: boolean): void {
  const surplus = laneLength(sectors) - distance(from, to);
  const most = isBent ? laneLength(sectors) : TOLERANCE + ROUNDED;
  if (surplus < -TOLERANCE - ROUNDED || surplus > most)
    throw new Error(`A-GEO-09: lane ${id} isn’t as long as ${sectors} Sectors`);
}
