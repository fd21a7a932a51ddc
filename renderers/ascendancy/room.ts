import type { Box, Pen } from '../kit/pen.ts';
import { page } from '../kit/theme.ts';

/**
 * The occupied parts of a picture, so that nothing is drawn over something else. Pieces and text that don’t fit appear
 * only in the close-up.
 */
export interface Room {
  /** Marks a box as taken; `piece` is set if a piece takes it. */
  take(box: Box, piece?: 'piece'): void;
  /** Whether there is a piece at a spot. */
  isManned(spot: readonly [number, number]): boolean;
  /** Whether a box is inside the picture and overlaps neither taken boxes nor any text or icon. */
  isFree(box: Box): boolean;
  /** Like `isFree`, but checks only text and icons. */
  isLegible(box: Box): boolean;
}

const EDGE = 10;
/** The smallest gap between two pieces of text, in pixels. */
const AIR = 2;

/** The share of an icon’s box on each side that counts as empty, since icons rarely fill their box. */
const SLACK = 0.12;

function core({ x0, x1, y0, y1 }: Box): Box {
  const s = (x1 - x0) * SLACK;
  return { x0: x0 + s, x1: x1 - s, y0: y0 + s, y1: y1 - s };
}

function meet(a: Box, b: Box): boolean {
  return a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;
}

/** The width and height of a grid cell, in pixels. */
const CELL = 80;

/**
 * Boxes indexed by grid cell. A full galaxy has a thousand boxes, and each candidate spot for a name is checked against
 * all of them.
 */
class Boxes {
  readonly #cells = new Map<number, Box[]>();

  add(box: Box): void {
    for (const cell of this.#cellsOf(box)) {
      const there = this.#cells.get(cell);
      if (there === undefined) this.#cells.set(cell, [box]);
      else there.push(box);
    }
  }

  meets(box: Box): boolean {
    return this.#cellsOf(box).some((cell) => this.#cells.get(cell)?.some((other) => meet(box, other)) === true);
  }

  #cellsOf({ x0, x1, y0, y1 }: Box): number[] {
    const found: number[] = [];
    for (let x = Math.floor(x0 / CELL); x * CELL < x1; x++)
      for (let y = Math.floor(y0 / CELL); y * CELL < y1; y++) found.push(x * 1000 + y);
    return found;
  }
}

/** Creates a record of the free space in a picture between two heights. */
export function roomOf(pen: Pen, top: number, bottom: number): Room {
  const [taken, pieces, written] = [new Boxes(), new Boxes(), new Boxes()];
  let [words, marks] = [0, 0];
  const inside = ({ x0, y0, x1, y1 }: Box): boolean =>
    x0 >= EDGE && x1 <= page.width - EDGE && y0 >= top && y1 <= bottom;
  const isLegible = (box: Box): boolean => {
    if (pen.words.length > words) for (const word of pen.words.slice(words)) written.add(word);
    if (pen.marks.length > marks) for (const mark of pen.marks.slice(marks)) written.add(core(mark));
    words = pen.words.length;
    marks = pen.marks.length;
    const wider = { x0: box.x0 - AIR, x1: box.x1 + AIR, y0: box.y0 - AIR, y1: box.y1 + AIR };
    return inside(box) && !written.meets(wider);
  };
  return {
    take(box, piece) {
      taken.add(box);
      if (piece !== undefined) pieces.add(box);
    },
    isManned: ([x, y]) => pieces.meets({ x0: x - 1, x1: x + 1, y0: y - 1, y1: y + 1 }),
    isLegible,
    isFree: (box) => isLegible(box) && !taken.meets(box),
  };
}

/** Returns a box of a given size centered at a spot. */
export function boxAt([x, y]: readonly [number, number], width: number, height = width): Box {
  return { x0: x - width / 2, x1: x + width / 2, y0: y - height / 2, y1: y + height / 2 };
}
