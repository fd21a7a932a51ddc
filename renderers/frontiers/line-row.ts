import type { LineView } from '../../src/games/frontiers/view.ts';
import { measuringPen } from '../kit/flow.ts';
import { icon, iconNamed } from '../kit/icons.ts';
import type { Pen } from '../kit/pen.ts';
import { size } from '../kit/theme.ts';
import { measure, type Writing, wrap, write } from '../kit/words.ts';
import type { Look } from './looks.ts';

/** The style of effect lines. */
export interface LineFace {
  /** The sizes of the number, the text and the icon. */
  readonly number: number;
  readonly words: number;
  readonly icon: number;
}

/** Styles for cards side by side, and for a single large card. */
export const smallLines: LineFace = { number: 44, words: size.body, icon: 38 };
export const largeLines: LineFace = { number: 54, words: 36, icon: 46 };

/** A line ready to draw: a figure in one row, or text in several. */
interface Row {
  readonly line: LineView;
  readonly face: LineFace;
  readonly words: readonly string[];
  readonly height: number;
}

/** The lines of an effect, wrapped to a given width. */
export interface Rows {
  readonly height: number;
  /** True if a line takes more than one row of text. */
  readonly wraps: boolean;
  draw(pen: Pen, x: number, y: number, look: Look): void;
}

const gap = 10;

/** Wraps lines to a width. A figure has an icon, a number and a word. Text takes as many rows as it needs. */
export function rowsOf(lines: readonly LineView[], width: number, face: LineFace): Rows {
  const rows = lines.map((line) => rowOf(line, width, face));
  const height = rows.reduce((sum, row) => sum + row.height + gap, -gap);
  return {
    height: Math.max(0, height),
    wraps: rows.some(({ words }) => words.length > 1),
    draw(pen, x, y, look) {
      let at = y;
      for (const row of rows) {
        drawRow(pen, row, x, at, look);
        at += row.height + gap;
      }
    },
  };
}

const textOf = ({ words }: LineFace): Writing => ({ px: words, face: 'text' });
const step = (face: LineFace): number => Math.round(face.words * 1.22);
/** Text with at least this many characters takes the whole width, because an icon would use too much room. */
const long = 26;

/** Whether a line is text that takes the full width: long text, or text without an icon. */
export function isLong({ icon: name, value, text }: LineView): boolean {
  return value === '' && (text.length >= long || name === '');
}

function rowOf(line: LineView, width: number, face: LineFace): Row {
  const pen = measuringPen();
  const behind = line.after ? numberWidth(line, face) : 0;
  const words = wrap(pen, kept(line.text), width - leftOf(line, face) - behind, textOf(face));
  const least = isLong(line) ? 0 : line.value === '' ? face.icon : face.number + 6;
  return { line, face, words, height: Math.max(least, words.length * step(face)) };
}

/** Joins a number to the word before it, so that both stay in one row: “Move 4”, “cost −2”. */
function kept(text: string): string {
  return text.replace(/(?<=\p{Lu}\p{Ll}+) (?=\d)| (?=[−+]\d)/gu, '\u00a0');
}

const orText = 'or';

/** Returns the width of everything before the text: “or”, the icon, the number. */
function leftOf(line: LineView, face: LineFace): number {
  if (isLong(line)) return 0;
  return orWidth(line, face) + face.icon + 10 + (line.after ? 0 : numberWidth(line, face));
}

function orWidth({ or }: LineView, face: LineFace): number {
  return or === true ? measure(measuringPen(), orText, textOf(face)) + 12 : 0;
}

function numberWidth({ value }: LineView, { number }: LineFace): number {
  return value === '' ? 0 : measure(measuringPen(), value, { px: number, face: 'display' }) + 12;
}

function drawRow(pen: Pen, { line, face, words, height }: Row, x: number, y: number, { ink, ground }: Look): void {
  // The icon and the number are beside the first row of text.
  const first = y + (height - words.length * step(face)) / 2 + step(face) / 2;
  const left = x + leftOf(line, face);
  if (!isLong(line)) {
    if (line.or === true) write(pen, orText, x, first, { ...textOf(face), ink, ground });
    const at = x + orWidth(line, face);
    icon(pen, iconNamed(line.icon), at + face.icon / 2, first, face.icon * 0.92, ink);
    const number = { px: face.number, face: 'display', ink, ground } as const;
    const last = words.length - 1;
    const behind = left + measure(measuringPen(), words[last] ?? '', textOf(face)) + 12;
    if (line.after) write(pen, line.value, behind, first + last * step(face), number);
    else if (line.value !== '') write(pen, line.value, at + face.icon + 10, first, number);
  }
  for (const [i, text] of words.entries())
    write(pen, text, left, first + i * step(face), { ...textOf(face), ink, ground });
}
