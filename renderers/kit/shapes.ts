import type { DrawingContext } from './canvas.ts';
import type { Pen } from './pen.ts';
import { colour, type HexColour, type SeatPattern, type SeatShape } from './theme.ts';

const full = 2 * Math.PI;

/** Fills and outlines the current path. */
export function paint(
  ctx: DrawingContext,
  fill?: HexColour | undefined,
  edge?: HexColour | undefined,
  weight = 3,
): void {
  if (fill) {
    ctx.fillStyle = fill;
    ctx.fill();
  }
  if (edge) {
    ctx.strokeStyle = edge;
    ctx.lineWidth = weight;
    ctx.lineJoin = 'miter';
    ctx.stroke();
  }
}

function outline(ctx: DrawingContext, points: readonly (readonly [number, number])[]): void {
  ctx.beginPath();
  for (const [i, [x, y]] of points.entries()) {
    if (i) ctx.lineTo(x, y);
    else ctx.moveTo(x, y);
  }
  ctx.closePath();
}

/** Adds the path of a rectangle with its top left and bottom right corners cut, used for panels and cards. */
export function notch(ctx: DrawingContext, x: number, y: number, w: number, h: number, cut = 16): void {
  outline(ctx, [
    [x + cut, y],
    [x + w, y],
    [x + w, y + h - cut],
    [x + w - cut, y + h],
    [x, y + h],
    [x, y + cut],
  ]);
}

/** Adds the path of a rectangle with all corners cut, used for plates. */
export function chamfer(ctx: DrawingContext, x: number, y: number, w: number, h: number, cut = 10): void {
  outline(ctx, [
    [x + cut, y],
    [x + w - cut, y],
    [x + w, y + cut],
    [x + w, y + h - cut],
    [x + w - cut, y + h],
    [x + cut, y + h],
    [x, y + h - cut],
    [x, y + cut],
  ]);
}

/** Adds the path of a circle. */
export function circle(ctx: DrawingContext, x: number, y: number, r: number): void {
  ctx.beginPath();
  ctx.arc(x, y, r, 0, full);
  ctx.closePath();
}

/** The look of a panel. */
export interface PanelLook {
  readonly fill?: HexColour;
  readonly edge?: HexColour;
  readonly cut?: number;
  readonly weight?: number;
}

/** Draws a panel or card. */
export function panel(pen: Pen, x: number, y: number, w: number, h: number, look: PanelLook = {}): void {
  const { fill = colour.panel, edge = colour.line, cut = 16, weight = 2 } = look;
  notch(pen.ctx, x, y, w, h, cut);
  paint(pen.ctx, fill, edge, weight);
}

/** Draws a filled plate with cut corners. */
export function plate(pen: Pen, x: number, y: number, w: number, h: number, look: PanelLook = {}): void {
  const { fill = colour.panel, edge, cut = 10, weight = 3 } = look;
  chamfer(pen.ctx, x, y, w, h, cut);
  paint(pen.ctx, fill, edge, weight);
}

/** Draws a straight divider, 2 px by default. */
export function rule(pen: Pen, x: number, y: number, w: number, h = 2, ink: HexColour = colour.line): void {
  pen.ctx.fillStyle = ink;
  pen.ctx.fillRect(x, y, w, h);
}

/** Adds the path of a seat's shape. The circle has the radius `r`. The other shapes look as large as the circle. */
export function seatPath(ctx: DrawingContext, shape: SeatShape, x: number, y: number, r: number): void {
  const corners = (count: number, radius: number, dy = 0): void =>
    outline(
      ctx,
      Array.from({ length: count }, (_, k) => {
        const angle = -Math.PI / 2 + (k * full) / count;
        return [x + radius * Math.cos(angle), y + dy + radius * Math.sin(angle)] as const;
      }),
    );
  switch (shape) {
    case 'circle':
      circle(ctx, x, y, r);
      break;
    case 'square':
      ctx.beginPath();
      ctx.rect(x - r * 0.9, y - r * 0.9, r * 1.8, r * 1.8);
      break;
    case 'triangle':
      corners(3, r * 1.32, r * 0.2);
      break;
    case 'diamond':
      corners(4, r * 1.2);
      break;
    case 'pentagon':
      corners(5, r * 1.1);
      break;
    case 'bar':
      ctx.beginPath();
      ctx.rect(x - r * 1.15, y - r * 0.68, r * 2.3, r * 1.36);
      break;
    case 'cross':
      outline(
        ctx,
        CROSS.map(([across, down]) => [x + across * r, y + down * r] as const),
      );
      break;
    default:
      shape satisfies never;
  }
}

/** Half the width of an arm of the cross, and the length of an arm, as multiples of the radius. */
const [ARM, REACH] = [0.56, 1.12];
const CROSS = [
  [-ARM, -REACH],
  [ARM, -REACH],
  [ARM, -ARM],
  [REACH, -ARM],
  [REACH, ARM],
  [ARM, ARM],
  [ARM, REACH],
  [-ARM, REACH],
  [-ARM, ARM],
  [-REACH, ARM],
  [-REACH, -ARM],
  [-ARM, -ARM],
] as const;

const gap = 12;

/** Returns lines that fill a box of w by h, each from x0, y0 to x1, y1. */
function hatchLines(kind: Exclude<SeatPattern, 'dots' | 'checked'>, w: number, h: number): (readonly number[])[] {
  const steps = (from: number, to: number): number[] =>
    Array.from({ length: Math.max(0, Math.ceil((to - from) / gap)) }, (_, k) => from + k * gap);
  switch (kind) {
    case 'rising':
      return steps(-h, w).map((t) => [t, h, t + h, 0]);
    case 'falling':
      return steps(-h, w).map((t) => [t, 0, t + h, h]);
    case 'crossed':
      return [...hatchLines('rising', w, h), ...hatchLines('falling', w, h)];
    case 'level':
      return steps(gap / 2, h).map((t) => [0, t, w, t]);
    case 'upright':
      return steps(gap / 2, w).map((t) => [t, 0, t, h]);
    default:
      return kind satisfies never;
  }
}

/** Fills a box with a seat's pattern. */
export function hatch(pen: Pen, kind: SeatPattern, x: number, y: number, w: number, h: number, ink: HexColour): void {
  const { ctx } = pen;
  ctx.save();
  ctx.beginPath();
  ctx.rect(x, y, w, h);
  ctx.clip();
  if (kind === 'dots') {
    for (let u = gap / 2; u < w; u += gap) {
      for (let v = gap / 2; v < h; v += gap) {
        circle(ctx, x + u, y + v, 3.4);
        paint(ctx, ink);
      }
    }
  } else if (kind === 'checked') {
    ctx.fillStyle = ink;
    const half = gap / 2;
    for (let u = 0; u < w; u += half)
      for (let v = 0; v < h; v += half) if ((u + v) % gap === 0) ctx.fillRect(x + u, y + v, half, half);
  } else {
    ctx.beginPath();
    for (const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] of hatchLines(kind, w, h)) {
      ctx.moveTo(x + x0, y + y0);
      ctx.lineTo(x + x1, y + y1);
    }
    ctx.strokeStyle = ink;
    ctx.lineWidth = 5;
    ctx.stroke();
  }
  ctx.restore();
}
