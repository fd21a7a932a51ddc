import { makeCanvas } from '../../../renderers/kit/canvas.ts';

// This import comes after the kit's, which configures the fonts before the library loads.
const { loadImage } = (await import('canvas')).default;

/** Reads a PNG with the canvas library: pixels as `0x??RRGGBB`. */
export async function decode(png: Buffer): Promise<{ width: number; height: number; pixels: Uint32Array }> {
  const image = await loadImage(png);
  const canvas = makeCanvas(image.width, image.height);
  canvas.context.drawImage(image, 0, 0);
  return { width: image.width, height: image.height, pixels: canvas.pixels() };
}
