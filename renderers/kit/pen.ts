import type { Canvas, DrawingContext, FontFace } from './canvas.ts';
import type { HexColour } from './theme.ts';

/** A box in pixels. */
export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** A word as drawn: what the layout audit reads. */
export interface Word extends Box {
  readonly text: string;
  readonly size: number;
  readonly face: FontFace;
  readonly ink: HexColour;
  /** What lies under it. */
  readonly ground: HexColour;
  /** May be as small as 24: a second word that also stands in a close-up. */
  readonly second: boolean;
  /** The room it was given, if any. */
  readonly room: number | undefined;
}

/** An icon as drawn. */
export interface Mark extends Box {
  readonly icon: string;
  /** It stands on its head. */
  readonly isTurned: boolean;
}

/** A surface being drawn on, and the record of what was written there. */
export interface Pen {
  readonly canvas: Canvas;
  readonly ctx: DrawingContext;
  readonly words: Word[];
  readonly marks: Mark[];
}

/** Begins to draw on a surface. */
export function takePen(canvas: Canvas): Pen {
  return { canvas, ctx: canvas.context, words: [], marks: [] };
}
