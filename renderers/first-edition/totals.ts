import type { FirstEditionView } from '../../src/games/first-edition/view.ts';
import type { ChangesSince } from '../../src/kernel/changes.ts';
import { linedFigures } from '../kit/changes.ts';
import type { Pen } from '../kit/pen.ts';
import { colour, page, size } from '../kit/theme.ts';
import { measure, write } from '../kit/words.ts';
import { sideBar, sideToken } from './sides.ts';

/** The height of the scores above a map. */
export const TOTALS = 138;
const wide = 540;
const sizes = [size.value, size.body, size.small];

/** Draws both scores as bars toward the goal, with a notch at each quarter. Changed points are underlined. */
export function drawTotals(pen: Pen, { players, goal }: FirstEditionView, top: number, changes?: ChangesSince): void {
  const lined = linedFigures(changes);
  for (const [seat, { name, points, counts }] of players.entries()) {
    const x = page.margin + seat * (page.width - 2 * page.margin - wide);
    const y = top + 46;
    sideToken(pen, seat, x + 16, y, 15);
    const right = { align: 'right' } as const;
    const of = write(pen, `of ${goal}`, x + wide, y, { ...right, face: 'text', ink: colour.soft });
    const score = write(pen, `${points}`, x + wide - of - 12, y, { ...right, px: size.title, face: 'display' });
    const end = x + wide - of - 12;
    lined(pen, { of: seat, name: 'points' }, { x0: end - score, x1: end, y });
    const room = wide - of - score - 80;
    const label = `${name}, ${counts.hand} in hand`;
    // The label isn’t shortened; it gets the largest size that fits.
    const px = sizes.find((one) => measure(pen, label, { px: one }) <= room) ?? size.small;
    write(pen, label, x + 44, y, { px, room });
    sideBar(pen, seat, x, y + 34, wide, 16, Math.max(0, points) / goal);
    pen.ctx.fillStyle = colour.field;
    for (const part of [0.25, 0.5, 0.75]) pen.ctx.fillRect(x + wide * part - 2, y + 34, 4, 16);
  }
}
