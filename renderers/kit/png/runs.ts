import { ColourTable } from './colour-table.ts';

/** A picture as runs of equal pixels within rows. Flat pictures have one run per 15 to 30 pixels. */
export interface Runs {
  readonly table: ColourTable;
  /** The number of each run's color in the table. */
  readonly ids: Uint32Array;
  /** The length of each run in pixels. */
  readonly lengths: Uint16Array;
  /**
   * The number of runs up to the end of each row. If a row has the same number as the row above, it looks the same as
   * that row.
   */
  readonly ends: Uint32Array;
}

/** The memory that all pictures share. Encoding is synchronous, so pictures can't interfere with each other. */
const table = new ColourTable(1 << 15);
let ids = new Uint32Array(0);
let lengths = new Uint16Array(0);

/** Finds the runs of a picture of `0x??RRGGBB` pixels, at most 65,535 wide. The result is valid until the next call. */
export function findRuns(pixels: Uint32Array, width: number, height: number): Runs {
  if (ids.length < pixels.length) {
    ids = new Uint32Array(pixels.length);
    lengths = new Uint16Array(pixels.length);
  }
  table.clear();
  const ends = new Uint32Array(height);
  const bytes = Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  let runs = 0;
  for (let y = 0; y < height; y++) {
    const [above, start, end] = [(y - 1) * width, y * width, (y + 1) * width];
    const repeats = y > 0 && bytes.compare(bytes, above * 4, start * 4, start * 4, end * 4) === 0;
    for (let x = repeats ? end : start; x < end; ) {
      const pixel = pixels[x] ?? 0;
      const from = x++;
      while (x < end && pixels[x] === pixel) x++;
      ids[runs] = table.add(pixel & 0xffffff, x - from);
      lengths[runs++] = x - from;
    }
    ends[y] = runs;
  }
  return { table, ids, lengths, ends };
}
