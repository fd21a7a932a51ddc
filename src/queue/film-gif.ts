import { createRequire } from 'node:module';
import { must } from '../kernel/must.ts';
import { type IndexedPicture, readIndexedPng } from './indexed-png.ts';

/** The part of gifenc that films use. The package has no types of its own. */
interface GifEncoder {
  /** Adds a frame. The palette holds up to 256 colors, each as red, green and blue; `delay` is in milliseconds. */
  writeFrame(
    indices: Uint8Array,
    width: number,
    height: number,
    /** The frame stays in place before the next one if `dispose` is 1. */
    options: {
      palette: readonly (readonly number[])[];
      delay: number;
      transparent: boolean;
      transparentIndex: number;
      dispose: number;
    },
  ): void;
  finish(): void;
  bytes(): Uint8Array;
}

// The package is written for CommonJS. Node and Vitest disagree on the result of an import.
const { GIFEncoder } = createRequire(import.meta.url)('gifenc') as { GIFEncoder(): GifEncoder };

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
    const values = Uint32Array.from(colours, ([red = 0, green = 0, blue = 0]) => (red << 16) | (green << 8) | blue);
    const before = this.#shown;
    const now = new Uint32Array(indices.length);
    const frame = new Uint8Array(indices.length);
    for (const [at, index] of indices.entries()) {
      const value = must(values[index], 'a color of the palette');
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
