import { type AuditReport, audit } from './audit.ts';
import type { Canvas } from './canvas.ts';
import { type Pen, takePen } from './pen.ts';
import { token } from './pieces.ts';
import { encode } from './png/encode.ts';
import { rule } from './shapes.ts';
import { borrowCanvas, returnCanvas } from './surfaces.ts';
import { colour, page, seatLook, size } from './theme.ts';
import { clipped, write } from './words.ts';

/** A finished picture; drawing and encoding stand apart, so that they can be measured apart. */
export interface DrawnPicture {
  readonly width: number;
  readonly height: number;
  /** What it was drawn on. Once encoded, the next picture of the same size may use it. */
  readonly canvas: Canvas;
  /** Measures the layout. */
  audit(): AuditReport;
  /** The picture as an indexed PNG; encoded once. */
  encode(): Buffer;
}

/** Draws a picture of the page's width on an empty field. */
export function picture(height: number, draw: (pen: Pen) => void): DrawnPicture {
  const { width } = page;
  const canvas = borrowCanvas(width, height);
  const pen = takePen(canvas);
  pen.ctx.fillStyle = colour.field;
  pen.ctx.fillRect(0, 0, width, height);
  draw(pen);
  let png: Buffer | undefined;
  return {
    width,
    height,
    canvas,
    audit: () => audit(pen),
    encode() {
      if (!png) {
        png = encode(canvas.pixels(), width, height);
        returnCanvas(canvas);
      }
      return png;
    },
  };
}

/** Pictures of one width, each below the one before, as an indexed PNG. None of them can be encoded by itself afterwards. */
export function encodeJoined(pictures: readonly DrawnPicture[]): Buffer {
  const height = pictures.reduce((sum, one) => sum + one.height, 0);
  const pixels = new Uint32Array(page.width * height);
  let at = 0;
  for (const { canvas } of pictures) {
    const own = canvas.pixels();
    pixels.set(own, at);
    at += own.length;
    returnCanvas(canvas);
  }
  return encode(pixels, page.width, height);
}

/** What a header says. */
export interface Header {
  /** Whose turn it is, or whose things are shown: their colour and shape. None: nobody's. */
  readonly seat?: number | undefined;
  /** One sentence of at most 26 letters. */
  readonly title: string;
  /** At most two, shown at the right; the first is the stronger. */
  readonly facts?: readonly string[];
}

/** Bar in the seat's colour, its shape, one sentence, and facts at the right. */
export function header(pen: Pen, { seat, title, facts = [] }: Header): void {
  const y = 66;
  pen.ctx.fillStyle = seat === undefined ? colour.rim : seatLook(seat).colour;
  pen.ctx.fillRect(0, 0, page.width, 10);
  if (seat !== undefined) token(pen, seat, page.margin + 28, y, 28);
  let right = page.width - page.margin;
  for (const [i, fact] of [...facts.entries()].reverse()) {
    const face = i === 0 ? 'strong' : 'text';
    right -= write(pen, fact, right, y, { face, ink: colour.soft, align: 'right' }) + 20;
    if (i === 0) continue;
    rule(pen, right - 1, y - 16, 3, 32);
    right -= 22;
  }
  const left = page.margin + (seat === undefined ? 0 : 74);
  const writing = { px: size.title, face: 'display' } as const;
  write(pen, clipped(pen, title, right - left, writing), left, y, writing);
  rule(pen, page.margin, 112, page.width - 2 * page.margin);
}
