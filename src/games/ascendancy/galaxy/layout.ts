import type { AscendancyOptions } from '../options.ts';
import type { Ascendancy, Spot } from '../state.ts';
import { DISCS_APART, directionOf, distance, RADIUS, rounded } from './measure.ts';
import { isDiscInside } from './pieces.ts';

/** The System through which the Borg arrive. The Hub is always Fixed (A-OPEN-21). */
export const HUB = 'transwarp-hub';

/** Inches between neighboring Home Systems for each agreed distance (A-GEO-04, A-SET-18). */
const APART = { short: 19, normal: 23, long: 27 } as const;
/** The minimum distance from a Home System’s center to the edge of the table, in inches. */
const FROM_EDGE = 6.5;
/** Minimum distance between Home Systems, in thousandths of an inch. */
const HOMES_APART = 12_000;

/** The table at the start: the centers of the Home Systems by seat, and the middle, where the Hub goes. */
export interface HomeLayout {
  table: Ascendancy['table'];
  homes: Spot[];
  middle: Spot;
}

/**
 * Returns the corners of a regular polygon around 0, in inches, starting at the lower left. Two corners lie west and
 * east of the middle.
 */
function corners(count: number, apart: number): { x: number; y: number }[] {
  if (count === 1) return [{ x: -apart / 2, y: 0 }];
  const radius = apart / 2 / directionOf(180 / count).east;
  return Array.from({ length: count }, (_, corner) => {
    const { east, north } = directionOf(count === 2 ? 270 - 180 * corner : 180 + 180 / count - (360 / count) * corner);
    return { x: radius * east, y: radius * north };
  });
}

/**
 * Returns the table with its Home Systems as far from each other and the edge as possible, for 1 to 8 players
 * (A-SET-17, A-GEO-03, A-GEO-04). Seats are numbered counterclockwise from the lower left corner. A single player
 * starts where the first of two players would, at the same distance from the Hub. Throws for a table that A-GEO-04
 * forbids.
 */
export function homeLayout(
  players: number,
  { distance: far, shape, margin }: Pick<AscendancyOptions, 'distance' | 'shape' | 'margin'>,
): HomeLayout {
  const apart = APART[far];
  const places = corners(players, apart);
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  // For a line or a single home, the bounding box is as wide as for two homes.
  const box = (of: readonly number[]) => (players === 1 ? apart : Math.max(...of) - Math.min(...of));
  const smallest = players <= 4 ? apart + 2 * FROM_EDGE : 0;
  const side = (inches: number) => Math.max(smallest, Math.ceil(inches - 1e-6)) + 2 * margin;
  const sides =
    shape === 'circle'
      ? Array<number>(2).fill(
          side(Math.max(apart, ...places.map(({ x, y }) => 2 * Math.sqrt(x * x + y * y))) + 2 * FROM_EDGE),
        )
      : [side(box(xs) + 2 * FROM_EDGE), side((players === 1 ? 0 : box(ys)) + 2 * FROM_EDGE)];
  const [width = 0, height = 0] = sides.map((inches) => inches * 1_000);
  const middle = { x: rounded(width / 2), y: rounded(height / 2) };
  // On a rectangle, the homes’ bounding box is centered. On a circle, the homes’ polygon is centered.
  const lift = shape === 'circle' || players === 1 ? 0 : (Math.max(...ys) + Math.min(...ys)) / 2;
  const homes = places.map(({ x, y }) => ({
    x: rounded(width / 2 + x * 1_000),
    y: rounded(height / 2 + (y - lift) * 1_000),
  }));
  const layout: HomeLayout = { table: { shape, width, height }, homes, middle };
  assertApart(layout);
  return layout;
}

/** Throws if homes are too close to each other or to the middle, or lie off the table (A-GEO-04). */
function assertApart({ table, homes, middle }: HomeLayout): void {
  for (const [seat, home] of homes.entries()) {
    if (homes.slice(seat + 1).some((other) => distance(home, other) < HOMES_APART))
      throw new Error('two Home Systems are nearer than 12 inches (A-GEO-04)');
    if (!isDiscInside(table, home)) throw new Error('a Home System lies beyond the edge (A-GEO-05)');
    if (distance(home, middle) < DISCS_APART + RADIUS) throw new Error('a Home System lies on the middle of the table');
  }
}
