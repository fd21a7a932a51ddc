import { makeCanvas } from './canvas.ts';
import { type Pen, takePen } from './pen.ts';

/** A box of known height that can be drawn at any position. */
export interface Block {
  /** The minimum height in pixels. */
  readonly height: number;
  /** Draws the block with its top left corner at x, y. `height` is the height of its row. */
  draw(pen: Pen, x: number, y: number, height: number): void;
}

/** A block with its position on a page. */
export interface Placed {
  readonly block: Block;
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** One page of blocks with their positions. `bottom` is the lower end of the blocks, in pixels. */
export interface Page {
  readonly bottom: number;
  readonly placed: readonly Placed[];
}

/** The area for blocks: the columns with their width and gap, and the space from `top` down to at most `bottom`. */
export interface Flow {
  readonly columns: number;
  readonly width: number;
  readonly gap: number;
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

/** The area that a map may use, in pixels. */
export interface ChartArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The largest size of a space. */
  readonly most: number;
}

/**
 * Arranges blocks in rows from left to right. A row is as tall as its tallest block, and rows that don't fit go on the
 * next page.
 */
export function flow(blocks: readonly Block[], { columns, width, gap, left, top, bottom }: Flow): Page[] {
  const pages: { bottom: number; placed: Placed[] }[] = [];
  let page: { bottom: number; placed: Placed[] } | undefined;
  for (let first = 0; first < blocks.length; first += columns) {
    const row = blocks.slice(first, first + columns);
    const height = Math.max(...row.map((block) => block.height));
    if (!page || page.bottom + gap + height > bottom) {
      page = { bottom: top - gap, placed: [] };
      pages.push(page);
    }
    const y = page.bottom + gap;
    page.placed.push(...row.map((block, i) => ({ block, x: left + i * (width + gap), y, height })));
    page.bottom = y + height;
  }
  return pages.length ? pages : [{ bottom: top, placed: [] }];
}

/**
 * Arranges blocks in columns, each block at its own height in the column with the most room. A block that fits in no
 * column begins a new page. Blocks of different heights are packed more densely in columns than in rows.
 */
export function stack(blocks: readonly Block[], { columns, width, gap, left, top, bottom }: Flow): Page[] {
  const pages: Page[] = [];
  let placed: Placed[] = [];
  let ends = new Array<number>(columns).fill(top - gap);
  const close = (): void => {
    pages.push({ bottom: Math.max(top, ...ends), placed });
    placed = [];
    ends = new Array<number>(columns).fill(top - gap);
  };
  for (const block of blocks) {
    if (placed.length > 0 && Math.min(...ends) + gap + block.height > bottom) close();
    const column = ends.indexOf(Math.min(...ends));
    const y = (ends[column] ?? top) + gap;
    placed.push({ block, x: left + column * (width + gap), y, height: block.height });
    ends[column] = y + block.height;
  }
  close();
  return pages;
}

const ruler = takePen(makeCanvas(1, 1));

/** Returns a pen that can measure words without a picture. */
export function measuringPen(): Pen {
  return ruler;
}
