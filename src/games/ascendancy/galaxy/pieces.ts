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

/** A disc, as far as room on the table goes. */
export interface Body extends Spot {
  readonly id: SystemId;
}

/** A lane that lies on the table or is to be laid, and the Systems that it joins. */
export interface Bar extends LineSegment {
  readonly id: LaneId;
  readonly a: SystemId | null;
  readonly b: SystemId | null;
}

/** Everything that takes up room on the table. */
export interface Pieces {
  readonly table: Ascendancy['table'];
  readonly discs: readonly Body[];
  readonly lanes: readonly Bar[];
}

/** The pieces with a part within `reach` of a point. */
export function nearby({ table, discs, lanes }: Pieces, centre: Spot, reach: number): Pieces {
  const far = reach + LANE_OFF_DISC;
  return {
    table,
    discs: discs.filter((disc) => distance(disc, centre) < far + RADIUS),
    lanes: lanes.filter((lane) => toLine(centre, lane) < far),
  };
}

/** A-GEO-05: whether a disc lies wholly on the table. */
export function isDiscInside({ shape, width, height }: Pieces['table'], { x, y }: Spot): boolean {
  if (shape === 'circle') return distance({ x, y }, { x: width / 2, y: height / 2 }) <= width / 2 - RADIUS;
  return x >= RADIUS && y >= RADIUS && x <= width - RADIUS && y <= height - RADIUS;
}

/** A-GEO-05: whether the four corners of a lane lie on the table. */
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

/** A-GEO-06, A-SYS-03: a disc that is too near to one that would lie here; undefined: none is. */
export function discTouching(discs: readonly Body[], { x, y }: Spot): Body | undefined {
  for (const disc of discs) {
    const dx = disc.x - x;
    const dy = disc.y - y;
    if (dx * dx + dy * dy < DISCS_APART * DISCS_APART) return disc;
  }
  return undefined;
}

/** A-GEO-07: whether a lane is too near to a disc that it doesn’t join. */
export function isOnDisc(lane: Omit<Bar, 'id'>, disc: Body): boolean {
  return disc.id !== lane.a && disc.id !== lane.b && isNearLane(lane, disc);
}

/** Whether a disc would lie too near to a lane here. */
function isNearLane(lane: LineSegment, disc: Spot): boolean {
  const { from, to } = lane;
  if (Math.max(from.x, to.x) < disc.x - LANE_OFF_DISC || Math.min(from.x, to.x) > disc.x + LANE_OFF_DISC) return false;
  if (Math.max(from.y, to.y) < disc.y - LANE_OFF_DISC || Math.min(from.y, to.y) > disc.y + LANE_OFF_DISC) return false;
  return toLine(disc, lane) < LANE_OFF_DISC;
}

/** A-GEO-08, A-LANE-11: whether two lanes cross, or are too near to each other. */
export function areLanesTouching(one: LineSegment, other: LineSegment): boolean {
  return boxesBetween(one, other) < LANES_APART && between(one, other) < LANES_APART;
}

/** Whether a disc that isn’t among the pieces has room here, free of all discs and lanes (A-SYS-02); `joined`: the lane at whose end it lies. */
export function discFits({ table, discs, lanes }: Pieces, disc: Spot, joined: LaneId | null): boolean {
  if (!isDiscInside(table, disc) || discTouching(discs, disc) !== undefined) return false;
  for (const lane of lanes) if (lane.id !== joined && isNearLane(lane, disc)) return false;
  return true;
}

/** The distance of a point from the edge of the table. */
function offEdge({ shape, width, height }: Pieces['table'], { x, y }: Spot): number {
  if (shape === 'circle') return width / 2 - distance({ x, y }, { x: width / 2, y: height / 2 });
  return Math.min(x, y, width - x, height - y);
}

/** How far a disc that isn’t among the pieces may move, at least, before it has no room (`discFits`). */
export function roomOfDisc({ table, discs, lanes }: Pieces, disc: Spot): number {
  let least = offEdge(table, disc) - RADIUS;
  for (const other of discs) least = Math.min(least, distance(other, disc) - DISCS_APART);
  for (const lane of lanes) least = Math.min(least, toLine(disc, lane) - LANE_OFF_DISC);
  return least;
}

/** The same of a lane and all of its points (`laneFits`). */
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
