import type { Pen } from '../kit/pen.ts';
import { seatBar, token } from '../kit/pieces.ts';
import { type HexColour, seatLook } from '../kit/theme.ts';

// The sides are named after colors. Seat 0 is called Gold and is drawn in gold. Seat 1 is called Blue and is drawn in
// blue.

/** Returns a side’s look, by its seat. */
export function lookOf(seat: number): number {
  return 1 - seat;
}

/** Returns a side’s color. */
export function sideColour(seat: number): HexColour {
  return seatLook(lookOf(seat)).colour;
}

/** Draws a side’s shape. */
export function sideToken(pen: Pen, seat: number, x: number, y: number, r: number): void {
  token(pen, lookOf(seat), x, y, r);
}

/** Draws a bar in a side’s color. */
export function sideBar(pen: Pen, seat: number, x: number, y: number, w: number, h: number, part: number): void {
  seatBar(pen, lookOf(seat), x, y, w, h, part);
}
