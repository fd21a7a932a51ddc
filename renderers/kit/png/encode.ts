import { crc32, deflateSync } from 'node:zlib';
import { choosePalette, MOST_COLOURS, type Palette } from './palette.ts';
import { findRuns, type Runs } from './runs.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Returns a PNG chunk: length, type, data, and the checksum of type and data (PNG specification, 5.3). */
function chunk(type: string, data: Buffer): Buffer {
  const out = Buffer.allocUnsafe(data.length + 12);
  out.writeUInt32BE(data.length, 0);
  out.write(type, 4, 'latin1');
  data.copy(out, 8);
  out.writeUInt32BE(crc32(out.subarray(4, data.length + 8)), data.length + 8);
  return out;
}

/** Returns the image header: 8 bits per pixel, color type 3 (indexed), no interlace. */
function imageHeader(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data[8] = 8;
  data[9] = 3;
  return chunk('IHDR', data);
}

function paletteChunk(colours: Uint32Array): Buffer {
  const data = Buffer.allocUnsafe(colours.length * 3);
  for (const [i, colour] of colours.entries()) data.writeUIntBE(colour, i * 3, 3);
  return chunk('PLTE', data);
}

/**
 * The uncompressed scan lines, reused for every picture. The array is not a Buffer, because `fill` of a Buffer is slow
 * on short runs.
 */
let lines = new Uint8Array(0);

/** Writes the scan lines: a filter byte (0 for none), then one palette index per pixel. */
function scanLines({ ids, lengths, ends }: Runs, { places }: Palette, width: number, height: number): Uint8Array {
  const size = (width + 1) * height;
  if (lines.length < size) lines = new Uint8Array(size);
  const out = lines;
  let run = 0;
  let at = 0;
  for (let y = 0; y < height; y++) {
    const end = ends[y] ?? 0;
    if (run === end) {
      out.copyWithin(at, at - width - 1, at);
      at += width + 1;
      continue;
    }
    out[at++] = 0;
    for (; run < end; run++) {
      const place = places[ids[run] ?? 0] ?? 0;
      const stop = at + (lengths[run] ?? 0);
      if (stop - at > 32) {
        out.fill(place, at, stop);
        at = stop;
      } else {
        while (at < stop) out[at++] = place;
      }
    }
  }
  return out.subarray(0, size);
}

/**
 * Encodes a picture of `0x??RRGGBB` pixels as an indexed PNG. Pictures with up to 256 colors are encoded exactly. If a
 * picture has more colors, the most common ones stay exact, and the others, mostly at edges, become the nearest color
 * of the palette. For flat pictures, compression level 3 without a filter is the best compromise between size and time.
 * `colours` is the size of the palette, at most 256.
 */
export function encode(pixels: Uint32Array, width: number, height: number, colours = MOST_COLOURS): Buffer {
  const runs = findRuns(pixels, width, height);
  const palette = choosePalette(runs.table, colours);
  const body = deflateSync(scanLines(runs, palette, width, height), { level: 3, memLevel: 9, chunkSize: 1 << 18 });
  return Buffer.concat([
    signature,
    imageHeader(width, height),
    paletteChunk(palette.colours),
    chunk('IDAT', body),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
