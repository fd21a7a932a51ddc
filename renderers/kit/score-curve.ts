import { must } from '../../src/kernel/must.ts';
import { altText, type Scene } from '../scene.ts';
import { header, picture } from './frame.ts';
import type { Pen } from './pen.ts';
import { token } from './pieces.ts';
import { paint, rule } from './shapes.ts';
import { colour, page, seatLook, size } from './theme.ts';
import { clipped, measure, write } from './words.ts';

/** The scores of a finished game after each turn. */
export interface CurveParams {
  /** The names of the seats. */
  readonly names: readonly string[];
  readonly scores: readonly { readonly round: number; readonly totals: readonly number[] }[];
}

/** The field of the curves, in pixels. The names at the ends of the curves are to the right of it. */
const field = { left: 130, right: 790, top: 170, bottom: 700 } as const;
const HEIGHT = 820;
/** The weight of a curve, the distance between the names at the curves' ends, and the radius of the shapes there. */
const WEIGHT = 8;
const NAME_LINE = 64;
const RADIUS = 20;
/** The most lines across the field, and the most numbers of Rounds below it. */
const MOST_LINES = 6;
const MOST_ROUNDS = 8;

/** The score over time: a curve for each seat, with its name and its final score at the end. */
export const scoreCurve: Scene<unknown, CurveParams> = {
  draw: (_view, params) =>
    picture(HEIGHT, (pen) => {
      header(pen, { title: 'Score over time', facts: [turnsWords(params)] });
      drawGrid(pen, params);
      for (const seat of params.names.keys()) drawCurve(pen, params, seat);
      drawNames(pen, params);
    }),
  pages: () => 1,
  alt: (_view, params) => altText(words(params)),
  text: (_view, params) => words(params),
};

function words(params: CurveParams): string[] {
  const { names, scores } = params;
  const roundly = scores.filter(({ round }, at) => scores[at + 1]?.round !== round);
  return [
    `Score over time, ${turnsWords(params)}.`,
    ...names.map((name, seat) => `${name}: ${roundly.map(({ totals }) => totalOf(totals, seat)).join(', ')}.`),
  ];
}

function totalOf(totals: readonly number[], seat: number): number {
  return must(totals[seat], `the score of seat ${seat}`);
}

function turnsWords({ scores }: CurveParams): string {
  const turns = scores.length - 1;
  return turns === 1 ? '1 turn' : `${turns} turns`;
}

/** The lowest and the highest score on the scale, which contains 0, and the step between its lines. */
function scaleOf({ scores }: CurveParams): { low: number; high: number; step: number } {
  const all = scores.flatMap(({ totals }) => totals);
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const rough = (most - least) / MOST_LINES;
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  const step = Math.max(1, [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? 10 * power);
  return { low: Math.floor(least / step) * step, high: Math.ceil(most / step) * step, step };
}

function xOf({ scores }: CurveParams, at: number): number {
  return field.left + ((field.right - field.left) * at) / Math.max(1, scores.length - 1);
}

function yOf(params: CurveParams, total: number): number {
  const { low, high } = scaleOf(params);
  return field.bottom - ((field.bottom - field.top) * (total - low)) / (high - low);
}

/** Draws the lines across the field with their scores, and the numbers of the Rounds below. */
function drawGrid(pen: Pen, params: CurveParams): void {
  const { low, high, step } = scaleOf(params);
  const label = { px: size.body, face: 'text', ink: colour.soft } as const;
  for (let total = low; total <= high; total += step) {
    const y = yOf(params, total);
    rule(pen, field.left, y, field.right - field.left);
    write(pen, String(total), field.left - 18, y, { ...label, align: 'right' });
  }
  const begins = params.scores.flatMap(({ round }, at) =>
    round > 0 && params.scores[at - 1]?.round !== round ? [{ round, at }] : [],
  );
  const each = Math.ceil(begins.length / MOST_ROUNDS);
  const shown = begins.filter((_, place) => place % Math.max(1, each) === 0);
  for (const { round, at } of shown)
    write(pen, String(round), xOf(params, at), field.bottom + 36, { ...label, align: 'center' });
  const below = begins.length === 0 ? 'Turns' : 'Rounds';
  write(pen, below, (field.left + field.right) / 2, field.bottom + 78, { ...label, align: 'center' });
}

/** Draws a seat's curve. A score stays until the turn in which it changes. */
function drawCurve({ ctx }: Pen, params: CurveParams, seat: number): void {
  ctx.beginPath();
  for (const [at, { totals }] of params.scores.entries()) {
    const [x, y] = [xOf(params, at), yOf(params, totalOf(totals, seat))];
    if (at === 0) ctx.moveTo(x, y);
    else ctx.lineTo(x, y);
  }
  paint(ctx, undefined, seatLook(seat).colour, WEIGHT);
}

/** Writes the seats beside the ends of their curves, best first, and moves names apart that would overlap. */
function drawNames(pen: Pen, params: CurveParams): void {
  const { totals } = must(params.scores.at(-1), 'the final score');
  const seats = params.names.map((name, seat) => ({ name, seat, total: totalOf(totals, seat) }));
  const sorted = seats.toSorted((one, other) => other.total - one.total);
  const wanted = sorted.map(({ total }) => yOf(params, total));
  for (const [at, { name, seat, total }] of sorted.entries()) {
    const y = must(apart(wanted)[at], 'the place of a name');
    token(pen, seat, field.right + 40, y, RADIUS);
    const named = { px: size.value, face: 'text' } as const;
    const points = String(total);
    const x = field.right + 72;
    const room = page.width - page.margin - x - measure(pen, points, { px: size.value, face: 'display' }) - 20;
    write(pen, clipped(pen, name, room, named), x, y, named);
    write(pen, points, page.width - page.margin, y, { px: size.value, face: 'display', align: 'right' });
  }
}

/** Heights from top to bottom, moved so that neighbors are a line apart and all are within the field. */
function apart(wanted: readonly number[]): number[] {
  const down: number[] = [];
  for (const y of wanted) down.push(Math.max(y, (down.at(-1) ?? Number.NEGATIVE_INFINITY) + NAME_LINE));
  const over = Math.max(0, Math.max(...down) - field.bottom);
  return down.map((y) => y - over);
}
