import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeCanvas } from '../../../renderers/kit/canvas.ts';
import { encode } from '../../../renderers/kit/png/encode.ts';
import { decode } from './decode.ts';

/** The greatest difference of any channel between two pictures of `0x??RRGGBB` pixels. */
function worst(a: Uint32Array, b: Uint32Array): number {
  let most = 0;
  for (let i = 0; i < a.length; i++) {
    for (const shift of [16, 8, 0]) {
      most = Math.max(most, Math.abs((((a[i] ?? 0) >> shift) & 255) - (((b[i] ?? 0) >> shift) & 255)));
    }
  }
  return most;
}

describe('PNG', () => {
  it('the PNG encoder is exact for any picture with up to 256 colors', async () => {
    const picture = fc
      .record({
        width: fc.integer({ min: 1, max: 70 }),
        height: fc.integer({ min: 1, max: 20 }),
        colours: fc.array(fc.integer({ min: 0, max: 0xffffff }), { minLength: 1, maxLength: 256 }),
        picks: fc.array(fc.nat(), { minLength: 1, maxLength: 60 }),
      })
      .map(({ width, height, colours, picks }) => {
        const pixels = Uint32Array.from({ length: width * height }, (_, i) => {
          const pick = picks[Math.floor(i / 3) % picks.length] ?? 0;
          return colours[pick % colours.length] ?? 0;
        });
        return { width, height, pixels };
      });
    await fc.assert(
      fc.asyncProperty(picture, async ({ width, height, pixels }) => {
        const back = await decode(encode(pixels, width, height));
        expect([back.width, back.height]).toEqual([width, height]);
        expect(worst(pixels, back.pixels)).toBe(0);
      }),
      { numRuns: 60 },
    );
  });

  it('the PNG encoder ignores the top byte of each pixel', async () => {
    const back = await decode(encode(Uint32Array.of(0xff123456, 0x00123456, 0x7f654321, 0), 2, 2));
    expect([...back.pixels].map((pixel) => pixel & 0xffffff)).toEqual([0x123456, 0x123456, 0x654321, 0]);
  });

  it('with thousands of colors, the PNG encoder keeps flat areas exact and blended areas close', async () => {
    const canvas = makeCanvas(600, 300);
    const { context: ctx } = canvas;
    ctx.fillStyle = '#0B1220';
    ctx.fillRect(0, 0, 600, 300);
    // These two floor colors are so close that a coarse palette would merge them.
    for (const [x, floor] of [
      [0, '#182238'],
      [300, '#1B2338'],
    ] as const) {
      ctx.fillStyle = floor;
      ctx.fillRect(x, 100, 300, 100);
    }
    for (let i = 0; i < 60; i++) {
      ctx.fillStyle = ['#5FE3B3', '#FF6B61', '#FFC857', '#5BB8FF', '#F5F1E7'][i % 5] ?? '';
      ctx.beginPath();
      ctx.arc(10 + ((i * 37) % 580), 10 + ((i * 53) % 280), 6.3 + (i % 9), 0, 7);
      ctx.fill();
    }
    const pixels = canvas.pixels();
    const back = await decode(encode(pixels, 600, 300));
    const flat = new Set([0x0b1220, 0x182238, 0x1b2338, 0x5fe3b3, 0xff6b61, 0xffc857, 0x5bb8ff, 0xf5f1e7]);
    const kept = pixels.every(
      (pixel, i) => !flat.has(pixel & 0xffffff) || ((pixel ^ (back.pixels[i] ?? 0)) & 0xffffff) === 0,
    );
    expect(kept).toBe(true);
    const different = pixels.filter((pixel, i) => (pixel & 0xffffff) !== ((back.pixels[i] ?? 0) & 0xffffff)).length;
    expect(worst(pixels, back.pixels)).toBeLessThanOrEqual(40);
    expect(different / pixels.length).toBeLessThan(0.03);
  });

  it('the PNG encoder handles more colors than its table initially holds', async () => {
    const pixels = Uint32Array.from({ length: 250 * 250 }, (_, i) => (i * 0x9e37) & 0xffffff);
    const back = await decode(encode(pixels, 250, 250));
    expect(worst(pixels, back.pixels)).toBeLessThanOrEqual(64);
  });

  it('the PNG encoder gives the same bytes for the same pixels, whatever was encoded in between', () => {
    const pixels = Uint32Array.from({ length: 40 * 40 }, (_, i) => i * 4099);
    const first = encode(pixels, 40, 40);
    encode(new Uint32Array(100 * 100).fill(0x123456), 100, 100);
    expect(encode(pixels, 40, 40).equals(first)).toBe(true);
  });
});
