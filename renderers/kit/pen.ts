import type { Canvas, DrawingContext, FontFace } from './canvas.ts';
import type { HexColour } from './theme.ts';

/** A box in pixels. */
export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** A drawn word, for the layout audit. */
export interface Word extends Box {
  readonly text: string;
  readonly size: number;
  readonly face: FontFace;
  readonly ink: HexColour;
  /** The color behind the word. */
  readonly ground: HexColour;
  /** Whether the word may be as small as 24 px, because a close-up shows it too. */
  readonly second: boolean;
  /** The width that was available for the word, if limited. */
  readonly room: number | undefined;
}

/** A drawn icon. */
export interface Mark extends Box {
  readonly icon: string;
  /** Whether the icon is upside down. */
  readonly isTurned: boolean;
}

/** A drawn mark of a change. The name says which change it marks. */
export interface ChangeMark extends Box {
  readonly name: string;
}

/** A surface being drawn on, with a record of its words, its icons and its marks of changes. */
export interface Pen {
  readonly canvas: Canvas;
  readonly ctx: DrawingContext;
  readonly words: Word[];
  readonly marks: Mark[];
  readonly changes: ChangeMark[];
}

/** Starts drawing on a surface. */
export function takePen(canvas: Canvas): Pen {
  return { canvas, ctx: canvas.context, words: [], marks: [], changes: [] };
}
