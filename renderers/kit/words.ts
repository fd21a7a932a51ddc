import { must } from '../../src/kernel/must.ts';
import { type DrawingContext, type FontFace, family } from './canvas.ts';
import type { Pen } from './pen.ts';
import { colour, type HexColour, size } from './theme.ts';

/** The look and position of words. */
export interface Writing {
  /** Size in pixels. Default: `body`. */
  readonly px?: number;
  readonly face?: FontFace;
  readonly ink?: HexColour;
  /** The color behind the words. The audit measures the contrast with this color. */
  readonly ground?: HexColour;
  readonly align?: 'left' | 'center' | 'right';
  /**
   * Whether the text is secondary, so that it may be as small as 24 px. By default, text below body size is secondary.
   */
  readonly second?: boolean;
  /** The maximum width of the text, in pixels. The audit checks this limit. */
  readonly room?: number;
}

/** Height of capital letters in all three faces, as a fraction of the type size. */
const capitals = 0.7;

/** Sets the font only if it changes, because the library parses a font each time it is set. */
function setFont(ctx: DrawingContext, px: number, face: FontFace): void {
  const font = `${px}px "${family[face]}"`;
  if (ctx.font !== font) ctx.font = font;
}

/**
 * The cached widths of lines, by size, face and words. The library takes four times as long to measure a line as to
 * draw it.
 */
const widths = new Map<string, number>();
/** The maximum number of cached widths. The cache has a limit because players keep adding new names and sentences. */
const mostWidths = 8192;

/** Returns the width of one line of words in pixels. */
export function measure(pen: Pen, text: string, { px = size.body, face = 'strong' }: Writing = {}): number {
  const key = `${px} ${face} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  setFont(pen.ctx, px, face);
  const { width } = pen.ctx.measureText(text);
  if (widths.size >= mostWidths) widths.clear();
  widths.set(key, width);
  return width;
}

/**
 * Writes one line, records it for the audit and returns its width. `y` is halfway up the capital letters, so icons and
 * words of one line have the same `y`.
 */
export function write(pen: Pen, text: string, x: number, y: number, writing: Writing = {}): number {
  const { px = size.body, face = 'strong', ink = colour.text, ground = colour.field, align = 'left' } = writing;
  const width = measure(pen, text, { px, face });
  const x0 = align === 'center' ? x - width / 2 : align === 'right' ? x - width : x;
  const half = (px * capitals) / 2;
  setFont(pen.ctx, px, face);
  pen.ctx.fillStyle = ink;
  pen.ctx.fillText(text, Math.round(x0), Math.round(y + half));
  pen.words.push({
    text,
    x0,
    x1: x0 + width,
    y0: y - half,
    y1: y + half,
    size: px,
    face,
    ink,
    ground,
    second: writing.second ?? px < size.body,
    room: writing.room,
  });
  return width;
}

/**
 * Returns the text if it fits in `room`; otherwise returns its longest beginning that fits, followed by an ellipsis.
 */
export function clipped(pen: Pen, text: string, room: number, writing: Writing = {}): string {
  if (measure(pen, text, writing) <= room) return text;
  const letters = [...text];
  while (letters.length > 1 && measure(pen, `${letters.join('').trimEnd()}…`, writing) > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Breaks text at spaces into lines no wider than `room`. A single word that is wider than `room` is cut. */
export function wrap(pen: Pen, text: string, room: number, writing: Writing = {}): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (measure(pen, longer, writing) <= room) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = clipped(pen, word, room, writing);
  }
  if (line) lines.push(line);
  return lines;
}

/** Limits text to `most` lines, and replaces the rest with an ellipsis. */
export function shorten(
  pen: Pen,
  lines: readonly string[],
  most: number,
  room: number,
  writing: Writing = {},
): string[] {
  if (lines.length <= most) return [...lines];
  const kept = lines.slice(0, most);
  const last = kept.pop() ?? '';
  return [...kept, clipped(pen, `${last} ${must(lines[most], 'the first line left out')}`, room, writing)];
}
