import type { Colour } from '../../src/games/frontiers/view.ts';
import type { DrawingContext } from '../kit/canvas.ts';
import { icon } from '../kit/icons.ts';
import type { Pen } from '../kit/pen.ts';
import { chamfer, circle, paint } from '../kit/shapes.ts';
import { colour } from '../kit/theme.ts';
import { data } from './looks.ts';

/** The shape of data: an octagon is a die, a tall hexagon a crystal, a circle a token or a cost. */
export type Container = 'die' | 'crystal' | 'token';

/**
 * One data item. The container's shape shows whether the item is a die, a crystal or a token. The fill and the mark
 * show the color of the data.
 */
export interface Piece {
  readonly container: Container;
  readonly colour: Colour;
  /** True to draw only an outline. */
  readonly spent?: boolean;
}

/** Draws one data item: a die, a crystal or a token. */
export function datum(
  pen: Pen,
  { container, colour: kind, spent = false }: Piece,
  x: number,
  y: number,
  r: number,
): void {
  const { fill, mark, ink } = data[kind];
  outline(pen.ctx, container, x, y, r);
  if (spent) paint(pen.ctx, colour.panel, colour.line, 3);
  else paint(pen.ctx, fill, kind === 'black' ? colour.soft : undefined, 3);
  icon(pen, mark, x, y, r * 1.05, spent ? colour.rim : ink);
}

function outline(ctx: DrawingContext, container: Container, x: number, y: number, r: number): void {
  switch (container) {
    case 'die':
      chamfer(ctx, x - r, y - r, 2 * r, 2 * r, r * 0.28);
      break;
    case 'token':
      circle(ctx, x, y, r);
      break;
    case 'crystal': {
      const [w, h] = [r * 0.86, r * 1.12];
      ctx.beginPath();
      ctx.moveTo(x, y - h);
      ctx.lineTo(x + w, y - r * 0.5);
      ctx.lineTo(x + w, y + r * 0.5);
      ctx.lineTo(x, y + h);
      ctx.lineTo(x - w, y + r * 0.5);
      ctx.lineTo(x - w, y - r * 0.5);
      ctx.closePath();
      break;
    }
    default:
      container satisfies never;
  }
}
