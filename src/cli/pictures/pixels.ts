import { createCanvas, loadImage } from 'canvas';
import { encode } from '../../../renderers/kit/png/encode.ts';

/** A picture, pixel by pixel. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each pixel. */
  readonly data: Uint8ClampedArray;
}

/** Reads a PNG. */
export async function pixelsOf(png: Buffer): Promise<Pixels> {
  const image = await loadImage(png);
  const { width, height } = image;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}

/** Returns the same picture as a PNG of at most 256 colors, which is smaller. */
export async function shrunk(png: Buffer): Promise<Buffer> {
  const { width, height, data } = await pixelsOf(png);
  const colors = new Uint32Array(width * height);
  for (let at = 0; at < colors.length; at++) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3);
    colors[at] = (red << 16) | (green << 8) | blue;
  }
  return encode(colors, width, height);
}
