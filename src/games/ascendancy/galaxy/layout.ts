import type { AscendancyOptions } from '../options.ts';
import type { Ascendancy, Spot } from '../state.ts';
import { DISCS_APART, directionOf, distance, RADIUS, rounded } from './measure.ts';
import { isDiscInside } from './pieces.ts';

/** The System through which the Borg come; it is always Fixed (A-OPEN-21). */
export const HUB = 'transwarp-hub';

/** Inches between neighbouring Home Systems (A-GEO-04), as the players agree (A-SET-18). */
const APART = { short: 19, normal: 23, long: 27 } as const;
/** Inches from the centre of a Home System to the edge of the table, at least. */
const FROM_EDGE = 6.5;
/** Home Systems are never nearer to each other than this. */
const HOMES_APART = 12_000;

/** Where a game begins: its table, the centres of the Home Systems by seat, and the middle of the table, where the Hub lies. */
export interface HomeLayout {
  table: Ascendancy['table'];
  homes: Spot[];
  middle: Spot;
}

/** Corners of a regular polygon round 0, its flat side down, from the lower left one on; in inches. Two: a line; one: west of the middle. */
function corners(count: number, apart: number): { x: number; y: number }[] {
  if (count === 1) return [{ x: -apart / 2, y: 0 }];
  const radius = apart / 2 / directionOf(180 / count).east;
  return Array.from({ length: count }, (_, corner) => {
    const { east, north } = directionOf(count === 2 ? 270 - 180 * corner : 180 + 180 / count - (360 / count) * corner);
    return { x: radius * east, y: radius * north };
  });
}

/**
 * The table and its Home Systems, all as far apart and from the edge as can be (A-SET-17, A-GEO-03, A-GEO-04), for 1 to 8 players, whose seats go round from the lower left. A player
 * alone begins where the first of two would: the Hub is as far away. Throws for what A-GEO-04 doesn’t allow.
 */
export function homeLayout(
  players: number,
  { distance: far, shape, margin }: Pick<AscendancyOptions, 'distance' | 'shape' | 'margin'>,
): HomeLayout {
  const apart = APART[far];
  const places = corners(players, apart);
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  // Of a line or a lone home the box is as wide as for two.
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
  // On a rectangle the box of the homes lies in the middle, on a circle their own middle does.
  const lift = shape === 'circle' || players === 1 ? 0 : (Math.max(...ys) + Math.min(...ys)) / 2;
  const homes = places.map(({ x, y }) => ({
    x: rounded(width / 2 + x * 1_000),
    y: rounded(height / 2 + (y - lift) * 1_000),
  }));
  const layout: HomeLayout = { table: { shape, width, height }, homes, middle };
  assertApart(layout);
  return layout;
}

/** A-GEO-04: homes keep apart from each other and from the middle, and lie on the table. */
function assertApart({ table, homes, middle }: HomeLayout): void {
  for (const [seat, home] of homes.entries()) {
    if (homes.slice(seat + 1).some((other) => distance(home, other) < HOMES_APART))
      throw new Error('two Home Systems are nearer than 12 inches (A-GEO-04)');
    if (!isDiscInside(table, home)) throw new Error('a Home System lies beyond the edge (A-GEO-05)');
    if (distance(home, middle) < DISCS_APART + RADIUS) throw new Error('a Home System lies on the middle of the table');
  }
}
