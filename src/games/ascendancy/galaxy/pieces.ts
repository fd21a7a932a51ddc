import type { Ascendancy, LaneId, Spot, SystemId } from '../state.ts';
import {
  between,
  boxesBetween,
  DISCS_APART,
  distance,
  HALF_WIDTH,
  LANE_OFF_DISC,
  LANES_APART,
  type LineSegment,
  RADIUS,
  toLine,
} from './measure.ts';

/** A disc’s position on the table. */
export interface Body extends Spot {
  readonly id: SystemId;
}

/** A lane on the table, or one to be placed, and the Systems it joins. */
export interface Bar extends LineSegment {
  readonly id: LaneId;
  readonly a: SystemId | null;
  readonly b: SystemId | null;
}

/** Everything that takes up space on the table. */
export interface Pieces {
  readonly table: Ascendancy['table'];
  readonly discs: readonly Body[];
  readonly lanes: readonly Bar[];
}

/** Returns the pieces that have a part within `reach` of a point. */
export function nearby({ table, discs, lanes }: Pieces, centre: Spot, reach: number): Pieces {
  const far = reach + LANE_OFF_DISC;
  return {
    table,
    discs: discs.filter((disc) => distance(disc, centre) < far + RADIUS),
    lanes: lanes.filter((lane) => toLine(centre, lane) < far),
  };
}

/** Whether a disc lies entirely on the table (A-GEO-05). */
export function isDiscInside({ shape, width, height }: Pieces['table'], { x, y }: Spot): boolean {
  if (shape === 'circle') return distance({ x, y }, { x: width / 2, y: height / 2 }) <= width / 2 - RADIUS;
  return x >= RADIUS && y >= RADIUS && x <= width - RADIUS && y <= height - RADIUS;
}

/** Whether the four corners of a lane lie on the table (A-GEO-05). */
export function isLaneInside({ shape, width, height }: Pieces['table'], { from, to }: LineSegment): boolean {
  const long = distance(from, to);
  const across = ((to.y - from.y) / long) * HALF_WIDTH;
  const up = ((from.x - to.x) / long) * HALF_WIDTH;
  if (shape === 'rectangle') {
    const wide = Math.abs(across);
    const high = Math.abs(up);
    const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
    const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
    return left - wide >= 0 && top - high >= 0 && right + wide <= width && bottom + high <= height;
  }
  const centre = { x: width / 2, y: height / 2 };
  return [from, to].every(({ x, y }) =>
    [1, -1].every((way) => distance({ x: x + way * across, y: y + way * up }, centre) <= width / 2),
  );
}

/** Returns a disc that would be too close to a disc at this spot, or undefined (A-GEO-06, A-SYS-03). */
export function discTouching(discs: readonly Body[], { x, y }: Spot): Body | undefined {
  for (const disc of discs) {
    const dx = disc.x - x;
    const dy = disc.y - y;
    if (dx * dx + dy * dy < DISCS_APART * DISCS_APART) return disc;
  }
  return undefined;
}

/** Whether a lane is too close to a disc that it doesn’t join (A-GEO-07). */
export function isOnDisc(lane: Omit<Bar, 'id'>, disc: Body): boolean {
  return disc.id !== lane.a && disc.id !== lane.b && isNearLane(lane, disc);
}

/** Whether a disc placed here would be too close to a lane. */
function isNearLane(lane: LineSegment, disc: Spot): boolean {
  const { from, to } = lane;
  if (Math.max(from.x, to.x) < disc.x - LANE_OFF_DISC || Math.min(from.x, to.x) > disc.x + LANE_OFF_DISC) return false;
  if (Math.max(from.y, to.y) < disc.y - LANE_OFF_DISC || Math.min(from.y, to.y) > disc.y + LANE_OFF_DISC) return false;
  return toLine(disc, lane) < LANE_OFF_DISC;
}

/** Whether two lanes cross or are too close to each other (A-GEO-08, A-LANE-11). */
export function areLanesTouching(one: LineSegment, other: LineSegment): boolean {
  return boxesBetween(one, other) < LANES_APART && between(one, other) < LANES_APART;
}

/**
 * Whether a new disc has room here, clear of all discs and lanes (A-SYS-02). `joined` is the lane that ends at the
 * disc, or null.
 */
export function discFits({ table, discs, lanes }: Pieces, disc: Spot, joined: LaneId | null): boolean {
  if (!isDiscInside(table, disc) || discTouching(discs, disc) !== undefined) return false;
  for (const lane of lanes) if (lane.id !== joined && isNearLane(lane, disc)) return false;
  return true;
}

/** Returns the distance of a point from the edge of the table. */
function offEdge({ shape, width, height }: Pieces['table'], { x, y }: Spot): number {
  if (shape === 'circle') return width / 2 - distance({ x, y }, { x: width / 2, y: height / 2 });
  return Math.min(x, y, width - x, height - y);
}

/**
 * Returns a distance by which a disc can move in any direction and still have room (`discFits`). The disc isn’t among
 * the pieces.
 */
export function roomOfDisc({ table, discs, lanes }: Pieces, disc: Spot): number {
  let least = offEdge(table, disc) - RADIUS;
  for (const other of discs) least = Math.min(least, distance(other, disc) - DISCS_APART);
  for (const lane of lanes) least = Math.min(least, toLine(disc, lane) - LANE_OFF_DISC);
  return least;
}

/** Returns a distance by which a lane and all its points can move in any direction and still have room (`laneFits`). */
export function roomOfLane({ table, discs, lanes }: Pieces, lane: Omit<Bar, 'id'>): number {
  let least = Math.min(offEdge(table, lane.from), offEdge(table, lane.to)) - HALF_WIDTH;
  for (const disc of discs)
    if (disc.id !== lane.a && disc.id !== lane.b) least = Math.min(least, toLine(disc, lane) - LANE_OFF_DISC);
  for (const other of lanes)
    if (boxesBetween(lane, other) - LANES_APART < least) least = Math.min(least, between(lane, other) - LANES_APART);
  return least;
}

/** Whether a lane that isn’t among the pieces has room where it is. */
export function laneFits({ table, discs, lanes }: Pieces, lane: Omit<Bar, 'id'>): boolean {
  if (!isLaneInside(table, lane)) return false;
  for (const disc of discs) if (isOnDisc(lane, disc)) return false;
  for (const other of lanes) if (areLanesTouching(lane, other)) return false;
  return true;
}
