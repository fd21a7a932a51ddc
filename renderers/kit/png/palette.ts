import type { ColourTable } from './colour-table.ts';

/** The maximum number of colors in an indexed PNG with one byte per pixel. */
export const MOST_COLOURS = 256;
/** The number of common colors that stay exact if a picture has too many: fills, edges and type. */
const exact = 96;

/** A palette, and the palette index of each color in the color table. */
export interface Palette {
  /** The colors as `0xRRGGBB`, at most 256. */
  readonly colours: Uint32Array;
  readonly places: Uint8Array;
}

/** Returns the numbers of the table's colors, most common first. */
function byCount({ counts, size }: ColourTable): Uint32Array {
  // Each float combines a count and a color number, because native sorting is much faster than a comparison function.
  const shift = 2 ** 24;
  const keys = new Float64Array(size);
  for (let id = 0; id < size; id++) keys[id] = (2 ** 28 - (counts[id] ?? 0)) * shift + id;
  keys.sort();
  const order = new Uint32Array(size);
  for (let i = 0; i < size; i++) order[i] = (keys[i] ?? 0) % shift;
  return order;
}

/** The used cells of the color cube. Each cell combines similar colors. */
interface Cells {
  readonly count: number;
  /** The mean colors of the cells. */
  readonly red: Float64Array;
  readonly green: Float64Array;
  readonly blue: Float64Array;
  /** The number of pixels in each cell. */
  readonly weight: Float64Array;
  /** The cell of each color, in the order in which the colors were given. */
  readonly home: Uint16Array;
}

/** Sorts colors into a cube of 32 x 32 x 32 cells. */
function toCells({ colours, counts }: ColourTable, ids: Uint32Array): Cells {
  // For each used cell, its index in the result + 1; unused cells have 0.
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
 * Chooses a palette. The most common colors stay exact. Then, repeatedly, the cell with the largest error (distance to
 * its nearest color, weighted by pixels) gets its own color.
 */
export function choosePalette(table: ColourTable, most = MOST_COLOURS): Palette {
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
      // The eye is most sensitive to differences in green and least to those in blue.
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
