import type { Pen } from '../kit/pen.ts';
import { seatBar, token } from '../kit/pieces.ts';
import { type HexColour, seatLook } from '../kit/theme.ts';

// The sides are called by colours: Gold, in seat 0, has the gold look, and Blue the blue one.

/** The look of a side, by its seat. */
export function lookOf(seat: number): number {
  return 1 - seat;
}

/** The colour of a side. */
export function sideColour(seat: number): HexColour {
  return seatLook(lookOf(seat)).colour;
}

/** The shape of a side. */
export function sideToken(pen: Pen, seat: number, x: number, y: number, r: number): void {
  token(pen, lookOf(seat), x, y, r);
}

/** A bar of a side. */
export function sideBar(pen: Pen, seat: number, x: number, y: number, w: number, h: number, part: number): void {
  seatBar(pen, lookOf(seat), x, y, w, h, part);
}
