import { type IconName, icon } from './icons.ts';
import type { Pen } from './pen.ts';
import { circle, hatch, paint, seatPath } from './shapes.ts';
import { colour, type HexColour, seatLook, size } from './theme.ts';
import { measure, write } from './words.ts';

/** The look of a piece. */
export interface TokenLook {
  readonly glyph?: IconName;
  /** The letters on the piece, at most three. */
  readonly letters?: string;
  /** True if the piece is used up; it is then drawn as an outline. */
  readonly spent?: boolean;
  /** True if the piece is chosen; it then has an ivory ring around it. */
  readonly chosen?: boolean;
  /** True for a previous position, drawn only as a dashed outline. */
  readonly ghost?: boolean;
}

/**
 * Draws a seat's piece: its shape with a dark edge that separates it from everything below. `r` is the circle's radius.
 */
export function token(pen: Pen, seat: number, x: number, y: number, r: number, look: TokenLook = {}): void {
  const { ctx } = pen;
  const { shape, colour: own } = seatLook(seat);
  if (look.chosen) {
    seatPath(ctx, shape, x, y, r + (r < 30 ? 7 : 10));
    paint(ctx, undefined, colour.text, 5);
  }
  seatPath(ctx, shape, x, y, r + 3);
  paint(ctx, colour.field);
  if (look.ghost) {
    ctx.setLineDash([7, 6]);
    seatPath(ctx, shape, x, y, r);
    paint(ctx, undefined, own, 4);
    ctx.setLineDash([]);
    return;
  }
  seatPath(ctx, shape, x, y, look.spent ? r - 1 : r);
  if (look.spent) paint(ctx, colour.raised, own, 4);
  else paint(ctx, own);
  const ink: HexColour = look.spent ? own : colour.ink;
  const ground: HexColour = look.spent ? colour.raised : own;
  const cy = shape === 'triangle' ? y + r * 0.22 : y;
  if (look.glyph) icon(pen, look.glyph, x, cy, r * 1.3, ink);
  if (look.letters) letters(pen, look.letters, x, cy, r, ink, ground, shape === 'triangle');
}

/**
 * Draws letters on a piece in the largest size that fits. Letters smaller than 30 px are secondary text, since the
 * close-up has the name. If even the smallest size is too wide, only the first letter is drawn.
 */
function letters(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  r: number,
  ink: HexColour,
  ground: HexColour,
  hasCorners: boolean,
): void {
  const width = (px: number): number => measure(pen, text, { px, face: 'display' });
  const px = [44, 36, 30, 26].find((size) => size <= r * 1.2 && width(size) <= r * 1.6) ?? size.small;
  const shown = width(px) <= r * 2 ? text : text.slice(0, 1);
  if (hasCorners) backing(pen, shown, x, y, px, ground);
  write(pen, shown, x, y, { px, face: 'display', ink, ground, align: 'center' });
}

/**
 * Draws a strip of fill color behind letters. Two letters are wider than a small triangle, and without the strip the
 * triangle's edge would cross them.
 */
function backing(pen: Pen, text: string, x: number, y: number, px: number, ground: HexColour): void {
  const [w, h] = [measure(pen, text, { px, face: 'display' }) + 4, px * 0.7 + 4];
  pen.ctx.fillStyle = ground;
  pen.ctx.fillRect(x - w / 2, y - h / 2, w, h);
}

/** Draws a mint disc with the cost of a legal step. */
export function cost(pen: Pen, amount: number, x: number, y: number, r: number): void {
  circle(pen.ctx, x, y, r);
  paint(pen.ctx, colour.may, colour.field, 4);
  const px = r < 24 ? size.body : size.value;
  write(pen, `${amount}`, x, y, { px, face: 'display', ink: colour.ink, ground: colour.may, align: 'center' });
}

/** A point. */
export type Point = readonly [x: number, y: number];

/** Draws an arrowhead, with `bearing` in radians and 0 pointing right. */
export function arrowHead(pen: Pen, [x, y]: Point, bearing: number, r: number, ink: HexColour): void {
  const { ctx } = pen;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(bearing);
  ctx.beginPath();
  ctx.moveTo(r, 0);
  ctx.lineTo(-r * 0.7, -r * 0.8);
  ctx.lineTo(-r * 0.25, 0);
  ctx.lineTo(-r * 0.7, r * 0.8);
  ctx.closePath();
  paint(ctx, ink);
  ctx.restore();
}

/** Draws the last move as a line in the mover's color, with a dark edge, a dot at each step, and an arrowhead. */
export function trail(pen: Pen, seat: number, points: readonly Point[], trim = 44): void {
  const { ctx } = pen;
  const last = points.at(-1);
  const before = points.at(-2);
  if (!last || !before) return;
  const { colour: own } = seatLook(seat);
  const bearing = Math.atan2(last[1] - before[1], last[0] - before[0]);
  const end: Point = [last[0] - trim * Math.cos(bearing), last[1] - trim * Math.sin(bearing)];
  const way = [...points.slice(0, -1), end];
  for (const [weight, ink] of [
    [16, colour.field],
    [7, own],
  ] as const) {
    ctx.beginPath();
    for (const [i, [x, y]] of way.entries()) {
      if (i) ctx.lineTo(x, y);
      else ctx.moveTo(x, y);
    }
    ctx.strokeStyle = ink;
    ctx.lineWidth = weight;
    ctx.lineJoin = 'round';
    ctx.lineCap = 'round';
    ctx.stroke();
  }
  ctx.lineCap = 'butt';
  for (const [x, y] of way.slice(1, -1)) {
    seatPath(ctx, 'circle', x, y, 9);
    paint(ctx, own, colour.field, 4);
  }
  arrowHead(pen, end, bearing, 18, own);
}

/** Draws four arcs around a piece: red if it can be attacked, another color if it can be chosen. */
export function target(pen: Pen, x: number, y: number, r: number, ink: HexColour = colour.foe): void {
  const { ctx } = pen;
  ctx.strokeStyle = ink;
  ctx.lineWidth = 6;
  const gap = 0.42;
  for (let quarter = 0; quarter < 4; quarter++) {
    ctx.beginPath();
    ctx.arc(x, y, r + 9, (quarter * Math.PI) / 2 + gap, ((quarter + 1) * Math.PI) / 2 - gap);
    ctx.stroke();
  }
}

/** Draws a seat's bar, filled to `part` (0 to 1): solid for the first seat, patterned for the others. */
export function seatBar(pen: Pen, seat: number, x: number, y: number, w: number, h: number, part: number): void {
  const { colour: own, pattern } = seatLook(seat);
  pen.ctx.fillStyle = colour.raised;
  pen.ctx.fillRect(x, y, w, h);
  const filled = Math.round(w * Math.min(1, Math.max(0, part)));
  pen.ctx.fillStyle = pattern === 'rising' ? own : colour.field;
  pen.ctx.fillRect(x, y, filled, h);
  if (pattern !== 'rising') hatch(pen, pattern, x, y, filled, h, own);
}
