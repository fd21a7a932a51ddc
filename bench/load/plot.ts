import { header, picture } from '../../renderers/kit/frame.ts';
import type { Pen } from '../../renderers/kit/pen.ts';
import { token } from '../../renderers/kit/pieces.ts';
import { paint, rule } from '../../renderers/kit/shapes.ts';
import { colour, seatLook, size } from '../../renderers/kit/theme.ts';
import { write } from '../../renderers/kit/words.ts';

/** A curve of a plot. */
export interface Curve {
  name: string;
  points: readonly (readonly [x: number, y: number])[];
}

/** A plot with one scale for all curves. */
export interface Plot {
  title: string;
  /** The units of the numbers below the plot and beside it. */
  across: string;
  up: string;
  curves: readonly Curve[];
}

/** The field of the curves, and the names of the curves to the right of it, in pixels. */
const field = { left: 150, right: 800, top: 200, bottom: 690 } as const;
const HEIGHT = 820;
const NAME = { left: 860, line: 60 } as const;
const WEIGHT = 6;
/** The most lines across the field, and the most numbers below it. */
const LINES = 6;

/** Draws a plot in the look of the games' pictures, as a PNG. */
export function plotted({ title, across, up, curves }: Plot): Buffer {
  const xs = scaleOf(curves.flatMap(({ points }) => points.map(([x]) => x)));
  const ys = scaleOf(curves.flatMap(({ points }) => points.map(([, y]) => y)));
  const xAt = (x: number): number => field.left + ((field.right - field.left) * x) / xs.high;
  const yAt = (y: number): number => field.bottom - ((field.bottom - field.top) * y) / ys.high;
  return picture(HEIGHT, (pen) => {
    header(pen, { title });
    const label = { px: size.body, face: 'text', ink: colour.soft } as const;
    write(pen, up, field.left - 110, field.top - 50, label);
    for (let y = 0; y <= ys.high; y += ys.step) {
      rule(pen, field.left, yAt(y), field.right - field.left);
      write(pen, short(y), field.left - 18, yAt(y), { ...label, align: 'right' });
    }
    for (let x = 0; x <= xs.high; x += xs.step)
      write(pen, short(x), xAt(x), field.bottom + 36, { ...label, align: 'center' });
    write(pen, across, (field.left + field.right) / 2, field.bottom + 82, { ...label, align: 'center' });
    for (const [at, curve] of curves.entries()) drawCurve(pen, at, curve, xAt, yAt);
  }).encode();
}

function drawCurve(
  pen: Pen,
  at: number,
  { name, points }: Curve,
  xAt: (x: number) => number,
  yAt: (y: number) => number,
): void {
  const { ctx } = pen;
  ctx.beginPath();
  for (const [index, [x, y]] of points.entries()) {
    if (index === 0) ctx.moveTo(xAt(x), yAt(y));
    else ctx.lineTo(xAt(x), yAt(y));
  }
  paint(ctx, undefined, seatLook(at).colour, WEIGHT);
  const last = points.at(-1);
  if (last !== undefined) token(pen, at, xAt(last[0]), yAt(last[1]), 12);
  const y = field.top + at * NAME.line;
  token(pen, at, NAME.left, y, 18);
  write(pen, name, NAME.left + 36, y, { px: size.small, face: 'text' });
}

/** Returns the end of a scale that begins at 0, and the step between its lines. */
function scaleOf(values: readonly number[]): { high: number; step: number } {
  const most = Math.max(1, ...values);
  const power = 10 ** Math.floor(Math.log10(most / LINES));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one * LINES >= most) ?? 10 * power;
  return { high: Math.ceil(most / step) * step, step };
}

/** Writes large numbers with K and M. */
function short(value: number): string {
  if (value >= 1_000_000) return `${value / 1_000_000}M`;
  return value >= 10_000 ? `${value / 1_000}K` : String(Math.round(value * 100) / 100);
}
