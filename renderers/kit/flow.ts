import { makeCanvas } from './canvas.ts';
import { type Pen, takePen } from './pen.ts';

/** A box of known height that can be drawn anywhere. */
export interface Block {
  /** The least height in pixels. */
  readonly height: number;
  /** Draws it with its corner at x, y; `height` is the row's, at least its own. */
  draw(pen: Pen, x: number, y: number, height: number): void;
}

/** A block with its place on a page. */
export interface Placed {
  readonly block: Block;
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** One page of blocks: how far down it reaches, and what lies where. */
export interface Page {
  readonly bottom: number;
  readonly placed: readonly Placed[];
}

/** Where blocks flow: columns, their width and gap, from `top` down to at most `bottom`. */
export interface Flow {
  readonly columns: number;
  readonly width: number;
  readonly gap: number;
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

/** Lays blocks in rows from left to right; a row is as high as its highest block, and what doesn't fit goes to the next page. */
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
 * Lays blocks in columns, each at its own height, the next one always where most room is left; what fits no column any
 * more begins the next page. Denser than rows where heights differ.
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

/** A pen that is there only to measure words before there is a picture. */
export function measuringPen(): Pen {
  return ruler;
}
