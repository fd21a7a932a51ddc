import type { ColourTable } from './colour-table.ts';

/** The most colours that an indexed PNG with one byte a pixel can hold. */
const most = 256;
/** How many of the commonest colours stay exact where there are too many: fills, edges, type. */
const exact = 96;

/** A palette, and for each colour of the table its place in it. */
export interface Palette {
  /** `0xRRGGBB`, at most 256. */
  readonly colours: Uint32Array;
  readonly places: Uint8Array;
}

/** Numbers of the table's colours, the commonest first. */
function byCount({ counts, size }: ColourTable): Uint32Array {
  // Count and number in one float sort natively, which is many times faster than a comparing function.
  const shift = 2 ** 24;
  const keys = new Float64Array(size);
  for (let id = 0; id < size; id++) keys[id] = (2 ** 28 - (counts[id] ?? 0)) * shift + id;
  keys.sort();
  const order = new Uint32Array(size);
  for (let i = 0; i < size; i++) order[i] = (keys[i] ?? 0) % shift;
  return order;
}

/** A cell of the colour cube that occurs: like colours taken as one. */
interface Cells {
  readonly count: number;
  /** Means of the cells' colours. */
  readonly red: Float64Array;
  readonly green: Float64Array;
  readonly blue: Float64Array;
  /** Pixels of each cell. */
  readonly weight: Float64Array;
  /** The cell of each colour, in the order of the colours given. */
  readonly home: Uint16Array;
}

/** Sorts colours into a cube of 32 x 32 x 32 cells. */
function toCells({ colours, counts }: ColourTable, ids: Uint32Array): Cells {
  // The number of each cell plus one; 0: not seen yet.
  const known = new Uint16Array(1 << 15);
  const home = new Uint16Array(ids.length);
  const room = Math.min(ids.length, 1 << 15);
  const red = new Float64Array(room);
  const green = new Float64Array(room);
  const blue = new Float64Array(room);
  const weight = new Float64Array(room);
  let count = 0;
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i] ?? 0;
    const colour = colours[id] ?? 0;
    const pixels = counts[id] ?? 0;
    const cube = ((colour >> 9) & 0x7c00) | ((colour >> 6) & 0x3e0) | ((colour >> 3) & 0x1f);
    if (known[cube] === 0) known[cube] = ++count;
    const cell = (known[cube] ?? 1) - 1;
    home[i] = cell;
    red[cell] = (red[cell] ?? 0) + pixels * (colour >> 16);
    green[cell] = (green[cell] ?? 0) + pixels * ((colour >> 8) & 255);
    blue[cell] = (blue[cell] ?? 0) + pixels * (colour & 255);
    weight[cell] = (weight[cell] ?? 0) + pixels;
  }
  for (let cell = 0; cell < count; cell++) {
    const pixels = weight[cell] ?? 1;
    red[cell] = (red[cell] ?? 0) / pixels;
    green[cell] = (green[cell] ?? 0) / pixels;
    blue[cell] = (blue[cell] ?? 0) / pixels;
  }
  return { count, red, green, blue, weight, home };
}

/**
 * Chooses a palette. The commonest colours stay exact; then, again and again, the cell that would be hit worst by what
 * there is (distance to its nearest place, weighted by its pixels) gets a place of its own.
 */
export function choosePalette(table: ColourTable): Palette {
  const { colours, size } = table;
  if (size <= most)
    return { colours: colours.slice(0, size), places: Uint8Array.from({ length: size }, (_, id) => id) };

  const order = byCount(table);
  const { count, red, green, blue, weight, home } = toCells(table, order.subarray(exact));
  const chosen = new Uint32Array(most);
  const miss = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
  const nearest = new Uint8Array(count);
  let worst = 0;
  for (let place = 0; place < most; place++) {
    const own = colours[order[place] ?? 0] ?? 0;
    const common = place < exact;
    const r = common ? own >> 16 : Math.round(red[worst] ?? 0);
    const g = common ? (own >> 8) & 255 : Math.round(green[worst] ?? 0);
    const b = common ? own & 255 : Math.round(blue[worst] ?? 0);
    chosen[place] = (r << 16) | (g << 8) | b;
    let harmed = -1;
    for (let cell = 0; cell < count; cell++) {
      const dr = (red[cell] ?? 0) - r;
      const dg = (green[cell] ?? 0) - g;
      const db = (blue[cell] ?? 0) - b;
      // The eye weighs green most and blue least of the differences.
      const distance = 2 * dr * dr + 4 * dg * dg + db * db;
      if (distance < (miss[cell] ?? 0)) {
        miss[cell] = distance;
        nearest[cell] = place;
      }
      const harm = (miss[cell] ?? 0) * (weight[cell] ?? 0);
      if (harm > harmed) {
        harmed = harm;
        worst = cell;
      }
    }
  }

  const places = new Uint8Array(size);
  for (let i = 0; i < size; i++) places[order[i] ?? 0] = i < exact ? i : (nearest[home[i - exact] ?? 0] ?? 0);
  return { colours: chosen, places };
}
