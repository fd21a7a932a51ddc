import type { Ascendancy, Lane } from '../state.ts';
import { chartOf } from './chart.ts';
import { lanesAt } from './graph.ts';
import { between, distance, LANES_APART, laneLength, RADIUS, TOLERANCE } from './measure.ts';
import { areLanesTouching, discTouching, isDiscInside, isLaneInside, isOnDisc } from './pieces.ts';

/** Two roundings of a thousandth each way. */
const ROUNDED = 4;

/** Throws for a map that can’t be (A-GEO-09): to be asked after every change, by checks and by games played at random. */
export function checkMap(g: Ascendancy): void {
  const { table, discs, lanes } = chartOf(g);
  for (const [index, disc] of discs.entries()) {
    if (!isDiscInside(table, disc)) throw new Error(`A-GEO-05: ${disc.id} lies beyond the edge`);
    const touched = discTouching(discs.slice(index + 1), disc);
    if (touched !== undefined) throw new Error(`A-GEO-06: ${disc.id} and ${touched.id} touch`);
    for (const lane of lanes) if (isOnDisc(lane, disc)) throw new Error(`A-GEO-07: lane ${lane.id} touches ${disc.id}`);
  }
  for (const [index, lane] of lanes.entries()) {
    if (!isLaneInside(table, lane)) throw new Error(`A-GEO-05: lane ${lane.id} lies beyond the edge`);
    // Lanes that swing together come nearer to each other by what their ends are rounded.
    const touched = lanes
      .slice(index + 1)
      .find((other) => areLanesTouching(lane, other) && between(lane, other) < LANES_APART - ROUNDED);
    if (touched !== undefined) throw new Error(`A-GEO-08: lanes ${lane.id} and ${touched.id} touch`);
  }
  for (const lane of Object.values(g.lanes)) checkEnds(g, lane);
  for (const { id, limit } of Object.values(g.discs)) {
    const joined = lanesAt(g, id);
    // A-LANE-01: a rule may allow one lane beyond the limit.
    if (joined.length > limit + 1)
      throw new Error(`A-LANE-01: ${id} has ${joined.length} lanes, its limit is ${limit}`);
    const others = joined.flatMap(({ a, b }) => (a === id ? b : a) ?? []);
    if (new Set(others).size < others.length || others.includes(id))
      throw new Error(`A-GEO-29: two lanes join ${id} with the same System`);
  }
}

/** A lane begins and ends at the rims of its Systems, and is as long as its Sectors; with a bend it may seem shorter. */
function checkEnds(g: Ascendancy, lane: Lane): void {
  for (const [id, end] of [
    [lane.a, lane.from],
    [lane.b, lane.to],
  ] as const) {
    if (id === null) continue;
    const disc = g.discs[id];
    if (disc === undefined) throw new Error(`A-GEO-09: lane ${lane.id} ends at ${id}, which is not on the map`);
    if (Math.abs(distance(disc, end) - RADIUS) > ROUNDED)
      throw new Error(`A-GEO-09: lane ${lane.id} ends off the rim of ${id}`);
  }
  const surplus = laneLength(lane.sectors) - distance(lane.from, lane.to);
  const most = g.options.readings.bentLanes === true ? laneLength(lane.sectors) : TOLERANCE + ROUNDED;
  if (surplus < -TOLERANCE - ROUNDED || surplus > most)
    throw new Error(`A-GEO-09: lane ${lane.id} isn’t as long as ${lane.sectors} Sectors`);
}
