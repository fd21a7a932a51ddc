import { icon } from '../kit/icons.ts';
import type { Pen } from '../kit/pen.ts';
import { chamfer, circle, hatch, paint } from '../kit/shapes.ts';
import { colour, type HexColour, size } from '../kit/theme.ts';
import { measure, write } from '../kit/words.ts';

/** The ink colors for planet missions, space missions, and missions that are both. The symbols differ in shape, too. */
const INKS = { planet: '#3FA58A', space: '#8FB4FF', both: '#C9A0F0' } as const satisfies Record<string, HexColour>;

/**
 * Draws the symbol of a mission’s place: a disc for a planet, a ring with an orbit for space, a half disc in a ring for
 * both.
 */
export function whereSign(
  pen: Pen,
  where: keyof typeof INKS,
  x: number,
  y: number,
  { dim = false, ground = colour.panel as HexColour } = {},
): void {
  const { ctx } = pen;
  const ink = dim ? colour.quiet : INKS[where];
  circle(ctx, x, y, 18);
  paint(ctx, where === 'planet' ? ink : undefined, ink, 4);
  if (where === 'both') {
    ctx.beginPath();
    ctx.arc(x, y, 18, -Math.PI / 2, Math.PI / 2);
    ctx.closePath();
    paint(ctx, ink);
  }
  if (where !== 'space') return;
  circle(ctx, x + 12, y - 12, 7);
  paint(ctx, ink, ground, 3);
}

const BACK = '#2A3858';
const HATCH = '#5B70A0';
const EDGE = '#7F93BD';

/** Returns the width of a stack of face-down cards. */
export function backsWidth(pen: Pen, many: number): number {
  return measure(pen, `${many}`, { px: size.head, face: 'display' }) + 48 + 9 * (Math.min(3, many) - 1);
}

/** Draws face-down cards: up to three backs and, to their right, the number of cards, right-aligned at `x`. */
export function backs(pen: Pen, many: number, x: number, y: number, ground: HexColour): void {
  const wide = write(pen, `${many}`, x, y, { px: size.head, face: 'display', ground, align: 'right' });
  const left = x - wide - 48;
  for (let at = Math.min(3, many) - 1; at >= 0; at--) {
    const [bx, by] = [left - at * 9, y - 24 - at * 3];
    chamfer(pen.ctx, bx, by, 34, 46, 6);
    paint(pen.ctx, BACK, colour.field, 3);
    hatch(pen, 'rising', bx + 5, by + 6, 24, 34, HATCH);
    chamfer(pen.ctx, bx + 1, by + 1, 32, 44, 6);
    paint(pen.ctx, undefined, EDGE, 2);
  }
}

/** Draws points with their star, and returns where they end. */
export function points(pen: Pen, many: number, x: number, y: number, ground: HexColour = colour.panel): number {
  icon(pen, 'star', x + 15, y, 30, colour.warn);
  return x + 40 + write(pen, `${many}`, x + 40, y, { px: size.title, face: 'display', ground });
}
