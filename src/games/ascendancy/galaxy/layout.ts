import type { Ascendancy, Point } from '../state.ts';

/** How far apart neighbouring Home Systems lie, and how far they are from the edge, in thousandths of an inch (A-GEO-04). */
const DISTANCES = { short: 19_000, normal: 23_000, long: 27_000 } as const;
const EDGE = 6_500;
const INCH = 1_000;
/** The recommended table: 3 feet square. */
const LEAST = 36 * INCH;

/** Where a game begins: the table, the Home Systems by seat, and its middle. */
export interface HomeLayout {
  table: Ascendancy['table'];
  homes: Point[];
  middle: Point;
}

/** Home Systems on the corners of a regular polygon, its flat side down (A-GEO-03), on a table around it. */
export function homeLayout(
  count: number,
  options: { distance: 'short' | 'normal' | 'long'; shape: 'rectangle' | 'circle'; margin: number },
): HomeLayout {
  const side = DISTANCES[options.distance];
  const corners = count < 2 ? [{ x: -side / 2, y: 0 }] : polygon(count, side);
  const span = (values: number[]): number => Math.max(...values, count < 2 ? side / 2 : 0) - Math.min(...values);
  const whole = (inches: number): number => {
    const needed = Math.max(LEAST, Math.ceil((inches + 2 * EDGE) / INCH - 1e-9) * INCH);
    return needed + 2 * options.margin * INCH;
  };
  let [width, height] = [whole(span(corners.map(({ x }) => x))), whole(span(corners.map(({ y }) => y)))];
  if (options.shape === 'circle') {
    const radius = Math.max(...corners.map(({ x, y }) => Math.hypot(x, y))) + EDGE;
    width = height = Math.max(LEAST, Math.ceil((2 * radius) / INCH - 1e-9) * INCH) + 2 * options.margin * INCH;
  }
  const low = Math.min(...corners.map(({ y }) => y));
  const high = Math.max(...corners.map(({ y }) => y));
  const middle = { x: width / 2, y: height / 2 };
  const lift = options.shape === 'circle' ? 0 : -(low + high) / 2;
  const homes = corners.map(({ x, y }) => ({ x: Math.round(middle.x + x), y: Math.round(middle.y + y + lift) }));
  return { table: { shape: options.shape, width, height }, homes, middle };
}

/** Corners of a regular polygon around the origin, beginning at the lower left one, the next one lower right. */
function polygon(count: number, side: number): Point[] {
  if (count === 2)
    return [
      { x: -side / 2, y: 0 },
      { x: side / 2, y: 0 },
    ];
  const radius = side / (2 * Math.sin(Math.PI / count));
  return Array.from({ length: count }, (_, corner) => {
    const angle = -Math.PI / 2 - Math.PI / count + (corner * 2 * Math.PI) / count;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
}
