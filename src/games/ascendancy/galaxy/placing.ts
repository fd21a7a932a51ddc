import type { Ascendancy, Lane, LaneId, Spot, SystemId } from '../state.ts';
import { chartOf } from './chart.ts';
import { bearingOf, MARKS } from './clock.ts';
import {
  agreement,
  along,
  at,
  bearingTo,
  between,
  clockwiseOf,
  direction,
  directionTo,
  distance,
  HALF_WIDTH,
  type LineSegment,
  laneLength,
  RADIUS,
  type Sectors,
  spotDistance,
  toLine,
} from './measure.ts';
import { type Body, discFits, laneFits, nearby, type Pieces } from './pieces.ts';

/** A place for a new lane. */
export interface Placement extends LineSegment {
  /** The lane’s direction from its System, in whole degrees. */
  bearing: number;
  /** The center of a disc at the lane’s end, and whether a disc has room there now (A-GEO-11). */
  spot: Spot;
  fits: boolean;
}

/** Returns a disc on the table. Throws if there is no such disc. */
export function bodyOf(pieces: Pieces, system: SystemId): Body {
  const body = pieces.discs.find(({ id }) => id === system);
  if (body === undefined) throw new Error(`${system} is not on the map`);
  return body;
}

/** Returns a new lane at a bearing, or null if it has no room there. */
function placed(pieces: Pieces, disc: Body, bearing: number, sectors: Sectors): Placement | null {
  const from = at(disc, bearing, RADIUS);
  const to = at(disc, bearing, RADIUS + laneLength(sectors));
  if (!laneFits(pieces, { a: disc.id, b: null, from, to })) return null;
  const spot = at(disc, bearing, spotDistance(sectors));
  return { bearing, from, to, spot, fits: discFits(pieces, spot, null) };
}

/**
 * Returns the places for a new lane from a System: those of the 24 marks around the System at which the lane fits,
 * starting at 12 o’clock (A-GEO-11). If the lane fits at none of the marks, returns the middle of each range of whole
 * degrees at which it fits (A-GEO-12).
 */
export function placements(g: Ascendancy, system: SystemId, sectors: Sectors): Placement[] {
  const all = chartOf(g);
  const disc = bodyOf(all, system);
  const pieces = nearby(all, disc, spotDistance(sectors));
  const marked = MARKS.flatMap((bearing) => placed(pieces, disc, bearing, sectors) ?? []);
  if (marked.length > 0) return marked;
  const whole = Array.from({ length: 360 }, (_, bearing) => placed(pieces, disc, bearing, sectors));
  return gapsOf(whole.map((one) => one !== null)).flatMap((bearing) => whole[bearing] ?? []);
}

/** Returns the middle bearing of each run of legal degrees around the circle. */
function gapsOf(legal: readonly boolean[]): number[] {
  const middles: number[] = [];
  const barred = legal.indexOf(false);
  for (let turned = 1, run = 0; turned <= 360; turned++) {
    const bearing = (barred + turned) % 360;
    if (legal[bearing] === true) run += 1;
    else {
      if (run > 0) middles.push((bearing + 360 - run + Math.floor((run - 1) / 2)) % 360);
      run = 0;
    }
  }
  return middles.sort((a, b) => a - b);
}

/** Returns an open end of a lane, preferably the `wanted` end. Returns null if both ends join Systems. */
export function openEnd(lane: Lane, wanted: 'a' | 'b' = 'b'): 'a' | 'b' | null {
  if (lane[wanted] === null) return wanted;
  const other = wanted === 'a' ? 'b' : 'a';
  return lane[other] === null ? other : null;
}

/** Returns the center of a new System at an open end of a lane: on its line, beyond the end (A-GEO-15). */
export function spotAt(g: Ascendancy, id: LaneId, end: 'a' | 'b' = 'b'): Spot {
  const lane = g.lanes[id];
  if (lane === undefined) throw new Error(`there is no lane ${id}`);
  const [near, far] = end === 'b' ? [lane.from, lane.to] : [lane.to, lane.from];
  const from = end === 'b' ? lane.a : lane.b;
  const base = from === null ? undefined : g.discs[from];
  const straight = along(far, directionTo(near, far), RADIUS);
  if (base === undefined) return straight;
  // A lane that points away from its System has a whole bearing. Computing the center from that System keeps the
  // rounding errors of the lane’s ends out of the result.
  const spot = at(base, bearingTo(base, far), spotDistance(lane.sectors));
  return distance(spot, straight) < 10 ? spot : straight;
}

/** Returns the center of a new System at an open end, or null if no disc fits there (A-GEO-15). */
export function spotFor(g: Ascendancy, id: LaneId, end: 'a' | 'b' = 'b'): Spot | null {
  const spot = spotAt(g, id, end);
  return discFits(chartOf(g), spot, id) ? spot : null;
}

/**
 * Returns the free room around a place in thousandths of an inch: around the disc if a disc fits there, or otherwise
 * around the lane.
 */
export function clearance(g: Ascendancy, system: SystemId, { fits, spot, from, to }: Placement): number {
  const { table, discs, lanes } = chartOf(g);
  const { width, height } = table;
  const foreign = discs.filter(({ id }) => id !== system);
  if (!fits) {
    const off = foreign.map((disc) => toLine(disc, { from, to }) - RADIUS - HALF_WIDTH);
    return Math.min(...off, ...lanes.map((lane) => between(lane, { from, to }) - 2 * HALF_WIDTH));
  }
  const edge =
    table.shape === 'circle'
      ? width / 2 - distance(spot, { x: width / 2, y: height / 2 })
      : Math.min(spot.x, width - spot.x, spot.y, height - spot.y);
  return Math.min(
    edge - RADIUS,
    ...foreign.map((disc) => distance(disc, spot) - 2 * RADIUS),
    ...lanes.map((lane) => toLine(spot, lane) - RADIUS - HALF_WIDTH),
  );
}

/**
 * Returns the place with the most room, for “auto” (A-GEO-33). Places where a disc fits come first. In a tie, the first
 * place clockwise from 12 o’clock wins.
 */
export function freest(g: Ascendancy, system: SystemId, places: readonly Placement[]): Placement | null {
  const fitting = places.filter(({ fits }) => fits);
  let best: { place: Placement; room: number } | null = null;
  for (const place of fitting.length > 0 ? fitting : places) {
    const room = clearance(g, system, place);
    if (best === null || room > best.room) best = { place, room };
  }
  return best?.place ?? null;
}

/** Directions that differ by less than this count as equal, so a place and its mirror image are equally far away. */
const SAME = 1e-9;

/**
 * Returns the place whose direction is nearest to that of a point, for “toward a System” (A-GEO-33). In a tie, the
 * first place clockwise wins.
 */
export function toward(from: Spot, to: Spot, places: readonly Placement[]): Placement | null {
  const wanted = directionTo(from, to);
  let best: { place: Placement; agrees: number } | null = null;
  for (const place of places) {
    const agrees = agreement(direction(place.bearing), wanted);
    const nearer = best === null ? 1 : agrees - best.agrees;
    if (nearer > SAME || (nearer > -SAME && clockwiseOf(wanted, direction(place.bearing)) > 0))
      best = { place, agrees };
  }
  return best?.place ?? null;
}

/**
 * Returns the first of the player’s wishes that is possible, or null (A-GEO-13). A wish is a direction, “toward” a
 * System by name or id, or “auto”.
 */
export function wished(
  g: Ascendancy,
  system: SystemId,
  places: readonly Placement[],
  wishes: readonly string[],
  named: (words: string) => SystemId | null,
): Placement | null {
  const base = bodyOf(chartOf(g), system);
  for (const wish of wishes) {
    const words = wish.trim().toLowerCase();
    if (words === 'auto') return freest(g, system, places);
    const aimed = named(words.replace(/^towards?\s+/, ''));
    const target = aimed === null ? undefined : g.discs[aimed];
    if (target !== undefined && target.id !== system) return toward(base, target, places);
    const bearing = bearingOf(words);
    const found = places.find((place) => place.bearing === bearing);
    if (found !== undefined) return found;
  }
  return null;
}
