import { ColourTable } from './colour-table.ts';

/** A picture as runs of equal pixels; a run never passes the end of a row. Flat art has one run per 15 to 30 pixels. */
export interface Runs {
  readonly table: ColourTable;
  /** For each run the number of its colour in the table. */
  readonly ids: Uint32Array;
  /** For each run its length in pixels. */
  readonly lengths: Uint16Array;
  /** For each row how many runs lead up to its end; as many as before: the row repeats the one above. */
  readonly ends: Uint32Array;
}

/** Memory that every picture uses again: encoding never waits, so no two pictures meet in it. */
const table = new ColourTable(1 << 15);
let ids = new Uint32Array(0);
let lengths = new Uint16Array(0);

/** Finds the runs of a picture of `0x??RRGGBB` pixels, at most 65,535 wide. The result holds until the next call. */
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
