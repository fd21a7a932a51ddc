import { inflateSync } from 'node:zlib';

/** A picture with a palette. */
export interface IndexedPicture {
  width: number;
  height: number;
  /** The palette, each color as red, green and blue. */
  colours: number[][];
  /** The index of each pixel's color, row by row. */
  indices: Uint8Array;
}

/** The length of a PNG's signature, and of a chunk's length, type and checksum, in bytes. */
const [SIGNATURE, FIELD] = [8, 4];

/**
 * Reads a PNG that the renderers wrote: 8 bits per pixel with a palette, no interlace, and no filters
 * (`renderers/kit/png/encode.ts`). Throws if the picture has another form.
 */
export function readIndexedPng(png: Buffer): IndexedPicture {
  const chunks = new Map([...chunksOf(png)]);
  const [header, palette, data] = ['IHDR', 'PLTE', 'IDAT'].map((type) => chunks.get(type));
  if (header === undefined || palette === undefined || data === undefined) throw new Error('not an indexed PNG');
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const lines = inflateSync(data, { maxOutputLength: (width + 1) * height });
  const indices = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const start = y * (width + 1);
    if (lines[start] !== 0) throw new Error('the PNG has filters');
    indices.set(lines.subarray(start + 1, start + 1 + width), y * width);
  }
  const colours = Array.from({ length: palette.length / 3 }, (_, at) => [...palette.subarray(at * 3, at * 3 + 3)]);
  return { width, height, colours, indices };
}

function* chunksOf(png: Buffer): Generator<[type: string, data: Buffer]> {
  for (let at = SIGNATURE; at + 2 * FIELD < png.length; ) {
    const start = at + 2 * FIELD;
    const end = start + png.readUInt32BE(at);
    yield [png.toString('latin1', at + FIELD, start), png.subarray(start, end)];
    at = end + FIELD;
  }
}
