import type { Spot } from '../state.ts';

// Lengths are whole thousandths of an inch, rounded after each placement. Bearings are whole degrees, counted clockwise
// from 0 for north (A-GEO-01).

/** Radius of a disc. */
export const RADIUS = 1_500;
/** Length of one Sector of a lane. */
export const SECTOR = 1_500;
/** Half the width of a lane. */
export const HALF_WIDTH = 350;
/** Minimum distance between the centers of two discs (A-GEO-06). */
export const DISCS_APART = 2 * RADIUS + 100;
/** Minimum distance between a lane’s middle line and the center of a disc it doesn’t join (A-GEO-07). */
export const LANE_OFF_DISC = RADIUS + HALF_WIDTH + 50;
/** Minimum distance between the middle lines of two lanes (A-GEO-08). */
export const LANES_APART = 2 * HALF_WIDTH;
/** The largest difference between a lane’s length and the length that a connection needs (A-GEO-20). */
export const TOLERANCE = 50;
/** The degrees between two possible directions, and between two checks during a swing. */
export const MARK = 15;

/** The number of Sectors of a lane. */
export type Sectors = 2 | 3 | 4;

/** Returns the length of a lane. */
export function laneLength(sectors: Sectors): number {
  return sectors * SECTOR;
}

/** Returns the distance between the centers of the discs at both ends of a lane. */
export function spotDistance(sectors: Sectors): number {
  return 2 * RADIUS + laneLength(sectors);
}

/**
 * Computes the sine of an angle in degrees as a series of sums and products, which all machines round the same way.
 * `Math.sin` may differ in its last digit between engines, and replays would then differ too.
 */
function sine(degrees: number): number {
  const turned = ((degrees % 360) + 360) % 360;
  const folded = turned <= 90 ? turned : turned <= 270 ? 180 - turned : turned - 360;
  const x = (folded * Math.PI) / 180;
  let term = x;
  let sum = x;
  for (let n = 2; n <= 28; n += 2) {
    term *= -(x * x) / (n * (n + 1));
    sum += term;
  }
  return sum;
}

/** A direction vector of length 1. */
export interface Direction {
  east: number;
  north: number;
}

/** Returns the direction of any bearing, including fractions of degrees. */
export function directionOf(bearing: number): Direction {
  return { east: sine(bearing), north: sine(bearing + 90) };
}

const WHOLE: readonly Direction[] = Array.from({ length: 360 }, (_, bearing) => directionOf(bearing));

/** Normalizes a bearing to 0 to 359. */
export function wrapped(bearing: number): number {
  return ((bearing % 360) + 360) % 360;
}

/** Returns the direction of a bearing, from a precomputed table if the bearing is a whole number of degrees. */
export function direction(bearing: number): Direction {
  return WHOLE[wrapped(bearing)] ?? directionOf(bearing);
}

/** Rounds half away from zero to a 32-bit integer, and never to -0, which JSON doesn’t keep. */
export function rounded(value: number): number {
  return (Math.sign(value) * Math.floor(Math.abs(value) + 0.5)) | 0;
}

/** Returns the point in a given direction and at a given distance from another point. */
export function along(from: Spot, { east, north }: Direction, far: number): Spot {
  return { x: rounded(from.x + far * east), y: rounded(from.y + far * north) };
}

/** Returns the point at a whole bearing and a given distance from another point. */
export function at(from: Spot, bearing: number, far: number): Spot {
  return along(from, direction(bearing), far);
}

/** Returns the distance between two points. Avoids `Math.hypot`, which rounds differently on some machines. */
export function distance(one: Spot, other: Spot): number {
  const east = other.x - one.x;
  const north = other.y - one.y;
  return Math.sqrt(east * east + north * north);
}

/** Returns the direction from one point to another. */
export function directionTo(from: Spot, to: Spot): Direction {
  const far = distance(from, to);
  return { east: (to.x - from.x) / far, north: (to.y - from.y) / far };
}

/** Returns the cosine of the angle between two directions: 1 if they agree, -1 if they are opposite. */
export function agreement(one: Direction, other: Direction): number {
  return one.east * other.east + one.north * other.north;
}

/** Returns a number above 0 if the other direction lies clockwise of the first by less than half a turn. */
export function clockwiseOf(one: Direction, other: Direction): number {
  return one.north * other.east - one.east * other.north;
}

/** Returns the whole bearing nearest to the direction from one point to another. */
export function bearingTo(from: Spot, to: Spot): number {
  const wanted = directionTo(from, to);
  // The arc tangent gives only a first guess. The nearest degree is chosen with operations that all machines round the
  // same way.
  const guess = Math.round((Math.atan2(wanted.east, wanted.north) * 180) / Math.PI);
  let best = guess - 1;
  for (const bearing of [guess, guess + 1]) {
    if (agreement(direction(bearing), wanted) > agreement(direction(best), wanted)) best = bearing;
  }
  return wrapped(best);
}

/** Returns a point turned clockwise around another one by whole degrees. */
export function turnedAbout(centre: Spot, point: Spot, by: number): Spot {
  const { east: sin, north: cos } = direction(by);
  const [dx, dy] = [point.x - centre.x, point.y - centre.y];
  return { x: rounded(centre.x + dx * cos + dy * sin), y: rounded(centre.y - dx * sin + dy * cos) };
}

/** A straight line between two points. */
export interface LineSegment {
  from: Spot;
  to: Spot;
}

/** Returns the distance of a point from a line. */
export function toLine(point: Spot, { from, to }: LineSegment): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const px = point.x - from.x;
  const py = point.y - from.y;
  const on = px * dx + py * dy;
  const long = dx * dx + dy * dy;
  if (on <= 0) return distance(point, from);
  if (on >= long) return distance(point, to);
  return Math.abs(px * dy - py * dx) / Math.sqrt(long);
}

/**
 * Returns the distance between the bounding boxes of two lines. This distance is cheap to compute, and never larger
 * than the distance between the lines.
 */
export function boxesBetween(one: LineSegment, other: LineSegment): number {
  const east = Math.max(
    Math.min(one.from.x, one.to.x) - Math.max(other.from.x, other.to.x),
    Math.min(other.from.x, other.to.x) - Math.max(one.from.x, one.to.x),
  );
  const north = Math.max(
    Math.min(one.from.y, one.to.y) - Math.max(other.from.y, other.to.y),
    Math.min(other.from.y, other.to.y) - Math.max(one.from.y, one.to.y),
  );
  return Math.max(east, north, 0);
}

/** Returns the side of a line on which a point lies: above 0, below 0, or 0 on the line. */
function side({ from, to }: LineSegment, point: Spot): number {
  return Math.sign((to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x));
}

/** Returns the distance between two lines, or 0 if they cross. */
export function between(one: LineSegment, other: LineSegment): number {
  if (side(one, other.from) * side(one, other.to) < 0 && side(other, one.from) * side(other, one.to) < 0) return 0;
  return Math.min(toLine(one.from, other), toLine(one.to, other), toLine(other.from, one), toLine(other.to, one));
}
