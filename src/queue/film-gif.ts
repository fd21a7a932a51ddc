import { createRequire } from 'node:module';
import { must } from '../kernel/must.ts';
import { type IndexedPicture, readIndexedPng } from './indexed-png.ts';

// The package is written for CommonJS. Node and Vitest disagree on what an import of it gives.
const { GIFEncoder } = createRequire(import.meta.url)('gifenc') as typeof import('gifenc');

/**
 * Joins pictures into an animated GIF, in which each picture leaves out the pixels that are the same as before. All
 * pictures have the same width. Lower pictures are filled up with their first color.
 */
export class FilmGif {
  readonly #gif = GIFEncoder();
  readonly #height: number;
  /** The pixels that are visible before the next frame, `0xRRGGBB`, or null before the first frame. */
  #shown: Uint32Array | null = null;

  /** `height` is the height of the tallest picture, in pixels. */
  constructor(height: number) {
    this.#height = height;
  }

  /** Adds a PNG with at most 255 colors, which is shown for `delay` milliseconds. */
  add(png: Buffer, delay: number): void {
    const { width, colours, indices } = this.#filled(readIndexedPng(png));
    // GIF needs an index of its own for pixels that stay as they are.
    const same = colours.length;
    const values = colours.map(([red = 0, green = 0, blue = 0]) => (red << 16) | (green << 8) | blue);
    const before = this.#shown;
    const now = new Uint32Array(indices.length);
    const frame = new Uint8Array(indices.length);
    for (let at = 0; at < indices.length; at++) {
      const index = indices[at] ?? 0;
      const value = values[index] ?? 0;
      now[at] = value;
      frame[at] = before !== null && before[at] === value ? same : index;
    }
    this.#shown = now;
    this.#gif.writeFrame(frame, width, this.#height, {
      palette: [...colours, [0, 0, 0]],
      delay,
      transparent: true,
      transparentIndex: same,
      dispose: 1,
    });
  }

  /** Returns the whole film. Nothing can be added afterwards. */
  finish(): Buffer {
    this.#gif.finish();
    return Buffer.from(this.#gif.bytes());
  }

  #filled(picture: IndexedPicture): IndexedPicture {
    const { width, height, indices } = picture;
    if (height === this.#height) return picture;
    const filled = new Uint8Array(width * this.#height).fill(must(indices[0], 'the first pixel of a picture'));
    filled.set(indices);
    return { ...picture, height: this.#height, indices: filled };
  }
}

/** The height of a PNG, in pixels. */
export function heightOf(png: Buffer): number {
  return png.readUInt32BE(20);
}
