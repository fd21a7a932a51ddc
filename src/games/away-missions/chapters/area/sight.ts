import type { Seat } from '../../../../kernel/types.ts';
import { kept } from '../../../kit/cache.ts';
import type { Direction } from '../../content/plan.ts';
import type { AwayMissions, SpaceId } from '../../state.ts';
import { type Layout, layoutOf, type Space, spaceAt } from './layout.ts';
import { type Crowd, crowd, doorOpen } from './occupancy.ts';

/** A straight line between two spaces that no wall blocks, with the doors and spaces that must be clear. */
export interface Ray {
  /** The doors that the line crosses, as indexes in the layout. */
  readonly doors: readonly number[];
  /** The spaces that the line passes between its ends, as indexes in the layout. */
  readonly passes: readonly number[];
}

const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3] as const;
/** Coordinates count tenths of a space, so that all numbers are integers and nothing is rounded. */
const TENTHS = 10;
/** Sample points of a space: the center, then the corners, each a tenth of a space inside the edges (M-GEO-06). */
const SAMPLES = [
  [5, 5],
  [1, 1],
  [9, 1],
  [1, 9],
  [9, 9],
] as const;

/**
 * Whether a character in one space sees another space. At least one of the 25 lines between the sample points of both
 * spaces must meet no wall, no closed door and no space with a character of the seat (M-LOS-01, M-LOS-04, M-GEO-06).
 * Hostile characters don't block sight. A character's position within its space doesn't matter.
 */
export function canSee(g: AwayMissions, from: SpaceId, to: SpaceId, seat: Seat): boolean {
  const lines = rays(layoutOf(g), spaceAt(g, from), spaceAt(g, to));
  if (lines.length === 0) return false;
  // If a line crosses no doors and passes no other spaces, the list contains only that line.
  if (lines[0]?.doors.length === 0 && lines[0].passes.length === 0) return true;
  const counts = crowd(g, seat, null);
  return lines.some((ray) => isClear(counts, ray));
}

function isClear(counts: Crowd, ray: Ray): boolean {
  // Closed doors block sight (M-LOS-03).
  for (const door of ray.doors) if (!doorOpen(counts, door)) return false;
  // One or two friends in a space block sight (M-LOS-02, M-OPEN-46).
  for (const space of ray.passes) if (counts.friends[space] !== 0) return false;
  return true;
}

/** Cache of the lines between pairs of spaces. */
const known = new WeakMap<Layout, Map<number, readonly Ray[]>>();

/**
 * Returns the lines between two spaces that no wall blocks, straightest first. Leaves out a line if an earlier line
 * needs only doors and spaces that this line needs too. Both directions give the same lines.
 */
export function rays(layout: Layout, one: Space, other: Space): readonly Ray[] {
  const pairs = kept(known, layout, () => new Map());
  const [from, to] = one.index < other.index ? [one, other] : [other, one];
  return kept(pairs, from.index * layout.spaces.length + to.index, () => findRays(from, to));
}

function findRays(from: Space, to: Space): Ray[] {
  const lines: Ray[] = [];
  for (const [fromX, fromY] of SAMPLES) {
    for (const [toX, toY] of SAMPLES) {
      const [x, y] = [TENTHS * from.column + fromX, TENTHS * from.row + fromY];
      const ray = trace(from, x, y, TENTHS * to.column + toX, TENTHS * to.row + toY);
      if (ray === null || lines.some((line) => needsNoMore(line, ray))) continue;
      // If a line crosses no doors and passes no other spaces, no other line is needed.
      if (ray.doors.length + ray.passes.length === 0) return [ray];
      lines.push(ray);
    }
  }
  return lines;
}

/**
 * Follows a line from space to space, including diagonally through doorways (M-OPEN-60). Returns null at a wall
 * (M-EDGE-02).
 */
function trace(from: Space, x: number, y: number, toX: number, toY: number): Ray | null {
  const runX = Math.abs(toX - x);
  const runY = Math.abs(toY - y);
  const sideX = toX > x ? EAST : WEST;
  const sideY = toY > y ? NORTH : SOUTH;
  let crossX = Math.abs(Math.floor(toX / TENTHS) - Math.floor(x / TENTHS));
  let crossY = Math.abs(Math.floor(toY / TENTHS) - Math.floor(y / TENTHS));
  // Distance from the current point to the next edge of a space, along each axis.
  let nextX = toX > x ? TENTHS - (x % TENTHS) : x % TENTHS;
  let nextY = toY > y ? TENTHS - (y % TENTHS) : y % TENTHS;
  const doors: number[] = [];
  const passes: number[] = [];
  let at: Space | null = from;
  while (crossX + crossY > 0) {
    // This compares nextX / runX with nextY / runY, but without a division.
    const first = crossX === 0 ? 1 : crossY === 0 ? -1 : nextX * runY - nextY * runX;
    at = first === 0 ? corner(at, sideX, sideY, doors) : step(at, first < 0 ? sideX : sideY, doors);
    if (at === null) return null;
    if (first <= 0) {
      crossX -= 1;
      nextX += TENTHS;
    }
    if (first >= 0) {
      crossY -= 1;
      nextY += TENTHS;
    }
    if (crossX + crossY > 0) passes.push(at.index);
  }
  return { doors, passes };
}

/** Returns the space behind an edge, or null behind a wall. A door on the way is added to `doors`. */
function step(from: Space, side: Direction, doors: number[]): Space | null {
  const link = from.links[side];
  if (link === undefined) return null;
  if (link.door !== null && !doors.includes(link.door)) doors.push(link.door);
  return link.to;
}

/**
 * Returns the space diagonally across a corner. Touching the end of a wall or door counts as crossing it (M-GEO-06).
 */
function corner(from: Space, sideX: Direction, sideY: Direction, doors: number[]): Space | null {
  const beside = step(from, sideX, doors);
  const above = step(from, sideY, doors);
  if (beside === null || above === null) return null;
  return step(above, sideX, doors) && step(beside, sideY, doors);
}

function needsNoMore(one: Ray, other: Ray): boolean {
  return (
    one.doors.every((door) => other.doors.includes(door)) && one.passes.every((space) => other.passes.includes(space))
  );
}
