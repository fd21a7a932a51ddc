import type { TokenView } from '../../src/games/frontiers/view.ts';
import { icon } from '../kit/icons.ts';
import type { Pen } from '../kit/pen.ts';
import { chamfer, paint } from '../kit/shapes.ts';
import { colour, size } from '../kit/theme.ts';
import { write } from '../kit/words.ts';
import { chart } from './looks.ts';

/** Draws an enemy's plate around a point: attack and Defense if face up, hatching and a question mark if face down. */
export function enemyPlate(pen: Pen, { enemy }: TokenView, x: number, y: number, w: number, h: number): void {
  chamfer(pen.ctx, x - w / 2, y - h / 2, w, h, 10);
  paint(pen.ctx, colour.foeFill);
  if (enemy === null) hatched(pen, x, y, w, h);
  chamfer(pen.ctx, x - w / 2, y - h / 2, w, h, 10);
  paint(pen.ctx, undefined, colour.foe, 3);
  const number = { px: size.value, face: 'display', ground: colour.foeFill, align: 'center' } as const;
  if (enemy === null) {
    write(pen, '?', x, y, number);
    return;
  }
  icon(pen, 'attack', x - w * 0.355, y, 20, colour.foe);
  write(pen, `${enemy.attack.value}`, x - w * 0.165, y, number);
  icon(pen, 'defense', x + w * 0.085, y, 22, colour.soft);
  write(pen, `${enemy.defense}`, x + w * 0.31, y, number);
}

/** Draws a plate where there is no room for text: filled if face up, hatched if face down. */
export function smallPlate(pen: Pen, { enemy }: TokenView, x: number, y: number, w: number, h: number): void {
  chamfer(pen.ctx, x - w / 2, y - h / 2, w, h, h * 0.3);
  paint(pen.ctx, enemy === null ? colour.foeFill : colour.foe);
  if (enemy === null) hatched(pen, x, y, w, h);
  chamfer(pen.ctx, x - w / 2, y - h / 2, w, h, h * 0.3);
  paint(pen.ctx, undefined, colour.foe, 2);
}

/** Draws hatching around the center, which stays free for the question mark. */
function hatched(pen: Pen, x: number, y: number, w: number, h: number): void {
  const { ctx } = pen;
  ctx.save();
  chamfer(ctx, x - w / 2, y - h / 2, w, h, Math.min(10, h * 0.3));
  ctx.clip();
  ctx.beginPath();
  for (let t = -w / 2 - h; t < w / 2; t += 10) {
    if (w > 60 && Math.abs(t + h / 2) < 24) continue;
    ctx.moveTo(x + t, y + h / 2);
    ctx.lineTo(x + t + h, y - h / 2);
  }
  ctx.strokeStyle = chart.hatch;
  ctx.lineWidth = 4;
  ctx.stroke();
  ctx.restore();
}
