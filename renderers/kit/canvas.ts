import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A color; the canvas library also accepts other kinds of paint, but the project uses none of them. */
type Paint = string | object;

/** The part of the HTML canvas API that the kit needs, so that the canvas library can be replaced. */
export interface DrawingContext {
  fillStyle: Paint;
  strokeStyle: Paint;
  lineWidth: number;
  lineCap: 'butt' | 'round' | 'square';
  lineJoin: 'bevel' | 'miter' | 'round';
  font: string;
  save(): void;
  restore(): void;
  translate(x: number, y: number): void;
  rotate(angle: number): void;
  scale(x: number, y: number): void;
  beginPath(): void;
  closePath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void;
  bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): void;
  arc(x: number, y: number, r: number, from: number, to: number): void;
  rect(x: number, y: number, w: number, h: number): void;
  fillRect(x: number, y: number, w: number, h: number): void;
  fill(): void;
  stroke(): void;
  clip(): void;
  setLineDash(segments: number[]): void;
  fillText(text: string, x: number, y: number): void;
  measureText(text: string): { width: number };
  drawImage(image: CanvasImage, x: number, y: number): void;
}

/** An image that a context can draw. */
export interface CanvasImage {
  readonly width: number;
  readonly height: number;
}

/** An opaque drawing surface. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly context: DrawingContext;
  readonly image: CanvasImage;
  /** Returns a copy of all pixels, row by row, each `0x??RRGGBB` with an undefined top byte. */
  pixels(): Uint32Array;
}

/** The font faces: `display` for numbers and titles, `text` and `strong` for words. */
export type FontFace = 'display' | 'text' | 'strong';

const files: Record<FontFace, string> = {
  display: 'Saira_700Bold.ttf',
  text: 'Barlow_500Medium.ttf',
  strong: 'Barlow_600SemiBold.ttf',
};

/** The names are unique to this project, so that a system font of the same name can't replace a face. */
export const family: Record<FontFace, string> = {
  display: 'subspace-display',
  text: 'subspace-text',
  strong: 'subspace-strong',
};

/**
 * Returns the folder of the fonts. The sources and the build are both below the project's root, so the folder can be
 * found from either.
 */
function fontFolder(): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const found = join(folder, 'renderers', 'fonts');
    if (existsSync(join(found, 'fonts.conf'))) return found;
  }
  throw new Error('The fonts are missing: expected renderers/fonts/fonts.conf above this file.');
}

const fonts = fontFolder();
// The library reads this variable once when it loads, so the import must come after this line.
process.env['FONTCONFIG_FILE'] = join(fonts, 'fonts.conf');

/** Returns the path of a face's font file. */
export function fontFile(face: FontFace): string {
  return join(fonts, files[face]);
}

const { createCanvas, registerFont } = (await import('canvas')).default;
for (const face of ['display', 'text', 'strong'] as const) {
  registerFont(fontFile(face), { family: family[face] });
}

/**
 * Creates an empty surface, with sizes in pixels. Never call this function in a worker thread, where the library
 * crashes.
 */
export function makeCanvas(width: number, height: number): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  context.textDrawingMode = 'glyph';
  return {
    width,
    height,
    context,
    image: canvas,
    pixels() {
      const raw = canvas.toBuffer('raw');
      return new Uint32Array(raw.buffer, raw.byteOffset, raw.length / 4);
    },
  };
}
