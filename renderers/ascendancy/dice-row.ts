import { type IconName, icon } from '../kit/icons.ts';
import type { Pen } from '../kit/pen.ts';
import { chamfer, paint } from '../kit/shapes.ts';
import { colour, type HexColour, size } from '../kit/theme.ts';
import { write } from '../kit/words.ts';

/** A die as shown in a picture. */
export interface DieFace {
  /** The face, or 0 if the die hits without a roll or hasn’t been rolled yet. */
  readonly face: number;
  /** Whether the die succeeds, or null if that isn’t known yet. */
  readonly good: boolean | null;
  /** The icon drawn if there is no face. */
  readonly blank?: IconName;
}

const side = 50;
const step = 60;

/** Returns how many dice fit in one row. */
function across(width: number): number {
  return Math.max(1, Math.floor((width + step - side) / step));
}

/** Returns the height needed for the given number of dice, in pixels. */
export function diceHeight(many: number, width: number): number {
  return many === 0 ? 0 : Math.ceil(many / across(width)) * step;
}

/** Draws dice in rows: filled if they hit or succeed, otherwise as outlines. */
export function drawDice(
  pen: Pen,
  dice: readonly DieFace[],
  x: number,
  y: number,
  width: number,
  ground: HexColour,
): void {
  const most = across(width);
  for (const [i, { face, good, blank = 'attack' }] of dice.entries()) {
    const [left, top] = [x + (i % most) * step, y + Math.floor(i / most) * step];
    const fill = good === true ? colour.text : undefined;
    chamfer(pen.ctx, left, top, side, side, 14);
    paint(pen.ctx, fill, good === true ? colour.text : good === null ? colour.rim : colour.line, 3);
    const ink = good === true ? colour.ink : good === null ? colour.text : colour.quiet;
    if (face === 0) icon(pen, blank, left + side / 2, top + side / 2, 28, ink);
    else
      write(pen, `${face}`, left + side / 2, top + side / 2, {
        px: size.value,
        face: 'display',
        ink,
        ground: fill ?? ground,
        align: 'center',
      });
  }
}
