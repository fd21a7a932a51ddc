import type { HexColour } from './theme.ts';

/** The kinds of color vision for which the theme is tested. */
export type ColourVision = 'full' | 'protan' | 'deutan' | 'tritan';

type Triple = readonly [number, number, number];

/** Returns a color’s red, green and blue, each from 0 to 255. */
export function channels(hex: HexColour): Triple {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Converts one sRGB channel (0 to 255) to linear light (0 to 1). */
function linear(channel: number): number {
  const v = channel / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
}

/** Returns the relative luminance by WCAG 2.2, 0 (black) to 1 (white). */
function luminance(hex: HexColour): number {
  const [r, g, b] = channels(hex);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** Returns the contrast ratio of two colors by WCAG 2.2, 1 to 21. */
export function contrast(a: HexColour, b: HexColour): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** Matrices that simulate full dichromacy on linear sRGB: Machado, Oliveira and Fernandes, 2009, severity 1.0. */
const simulation: Record<ColourVision, readonly [Triple, Triple, Triple]> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const dot = (row: Triple, v: Triple): number => row[0] * v[0] + row[1] * v[1] + row[2] * v[2];
const clamp = (v: number): number => Math.min(1, Math.max(0, v));

/** Converts linear sRGB to CIE L*a*b* (D65). */
function lab([r, g, b]: Triple): Triple {
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 / 116) * t + 16 / 116);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/**
 * Returns the distance between two colors (CIE76) for this kind of color vision. Two colors side by side are
 * distinguishable at a distance of 10, but not at 2.
 */
export function distance(a: HexColour, b: HexColour, sight: ColourVision = 'full'): number {
  const [red, green, blue] = simulation[sight];
  const seen = (hex: HexColour): Triple => {
    const [r, g, b] = channels(hex);
    const light: Triple = [linear(r), linear(g), linear(b)];
    return lab([clamp(dot(red, light)), clamp(dot(green, light)), clamp(dot(blue, light))]);
  };
  const [p, q] = [seen(a), seen(b)];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}
