import { type AuditReport, audit } from './audit.ts';
import type { Canvas } from './canvas.ts';
import { type Pen, takePen } from './pen.ts';
import { token } from './pieces.ts';
import { encode } from './png/encode.ts';
import { rule } from './shapes.ts';
import { borrowCanvas, returnCanvas } from './surfaces.ts';
import { colour, page, seatLook, size } from './theme.ts';
import { clipped, write } from './words.ts';

/** A finished picture. Drawing and encoding are separate steps, so that each can be timed. */
export interface DrawnPicture {
  readonly width: number;
  readonly height: number;
  /** The surface with the drawing. After encoding, another picture of the same size may reuse the surface. */
  readonly canvas: Canvas;
  /** Measures the layout. */
  audit(): AuditReport;
  /** Returns the picture as an indexed PNG, encoded once. */
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

/**
 * Joins pictures of the same width from top to bottom as an indexed PNG. Once they are joined, the pictures can't be
 * encoded separately.
 */
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

/** The content of a header. */
export interface Header {
  /**
   * The seat whose color and shape the header shows, for example the seat whose turn it is. Undefined if the header
   * belongs to no seat.
   */
  readonly seat?: number | undefined;
  /** The header's sentence, at most 26 characters long. */
  readonly title: string;
  /** Up to two facts on the right. The first fact is more prominent. */
  readonly facts?: readonly string[];
}

/** Draws a header: a bar in the seat's color, its shape, one sentence, and facts on the right. */
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
