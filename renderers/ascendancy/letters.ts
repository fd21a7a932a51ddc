import { type Block, measuringPen } from '../kit/flow.ts';
import { circle, paint } from '../kit/shapes.ts';
import { colour, size } from '../kit/theme.ts';
import { measure, type Writing, wrap, write } from '../kit/words.ts';
import { drawHalfHour, drawHour, drawLetter, drawPlate, letterSize } from './marks.ts';

/** An option that is chosen by its letter. */
export interface Lettered {
  readonly letter: string;
  readonly warn: boolean;
  readonly label: string;
  readonly note: string;
}

const line = 36;
const left = 62;
/** The position of hour plates in their blocks, and the height of a block with one line, in pixels. */
const x0 = 26;
const middle = 25;
const tall = 50;

/** Draws a letter with its option, and below it the price and consequences. */
export function letterBlock({ letter, warn, label, note }: Lettered, width: number): Block {
  const ruler = measuringPen();
  const text: Writing = { px: size.body };
  const quiet: Writing = { px: size.body, face: 'text', ink: warn ? colour.warn : colour.soft };
  const labels = wrap(ruler, label, width - left, text);
  const notes = note === '' ? [] : wrap(ruler, note, width - left, quiet);
  return {
    height: Math.max(44, (labels.length + notes.length) * line + 6),
    draw(pen, x, y) {
      drawLetter(pen, letter, [x + 26, y + 22], warn);
      for (const [i, words] of labels.entries()) write(pen, words, x + left, y + 22 + i * line, text);
      for (const [i, words] of notes.entries()) write(pen, words, x + left, y + 22 + (labels.length + i) * line, quiet);
    },
  };
}

/** Draws a clock direction and the Systems in that direction. */
export function hourBlock({ clock, fits, note }: { clock: string; fits: boolean; note: string }, width: number): Block {
  const ruler = measuringPen();
  const quiet: Writing = { px: size.body, face: 'text', ink: colour.soft };
  const isHalf = clock.includes(':');
  const [at, hand] = [x0 + 2 * letterSize.half, { px: size.body, face: 'display' } as const];
  const after = isHalf ? at + measure(ruler, clock, hand) + 14 : left;
  const notes = wrap(ruler, note, width - after, quiet);
  return {
    height: Math.max(tall, notes.length * line + 16),
    draw(pen, x, y) {
      if (isHalf) drawHalfHour(pen, [x + x0, y + middle], !fits);
      else drawHour(pen, clock, [x + x0, y + middle], !fits);
      if (isHalf) write(pen, clock, x + at, y + middle, hand);
      for (const [i, words] of notes.entries()) write(pen, words, x + after, y + middle + i * line, quiet);
    },
  };
}

/** Draws a System that a lane can join (ringed on the map), and the Systems that swing to make room. */
export function joinBlock({ label, note }: { label: string; note: string }, width: number): Block {
  const ruler = measuringPen();
  const text: Writing = { px: size.body };
  const quiet: Writing = { px: size.body, face: 'text', ink: colour.soft };
  const labels = wrap(ruler, label, width - left, text);
  const notes = note === '' ? [] : wrap(ruler, note, width - left, quiet);
  return {
    height: Math.max(tall, (labels.length + notes.length) * line + 14),
    draw(pen, x, y) {
      circle(pen.ctx, x + x0, y + middle, letterSize.dial - 6);
      paint(pen.ctx, colour.panel, colour.may, 5);
      for (const [i, words] of labels.entries()) write(pen, words, x + left, y + middle + i * line, text);
      for (const [i, words] of notes.entries())
        write(pen, words, x + left, y + middle + (labels.length + i) * line, quiet);
    },
  };
}

/** Draws a row of the key: the plate of an hour, plain or as a warning, with its meaning. */
export function keyBlock(label: string, warn: boolean): Block {
  return {
    height: tall,
    draw(pen, x, y) {
      drawPlate(pen, [x + x0, y + middle], letterSize.dial, warn);
      write(pen, label, x + left, y + middle, { px: size.body, face: 'text', ink: colour.soft });
    },
  };
}

/** Draws a row of the key: the dot between two hours, with its meaning. */
export function halfBlock(label: string): Block {
  return {
    height: tall,
    draw(pen, x, y) {
      drawHalfHour(pen, [x + x0, y + middle], false);
      write(pen, label, x + left, y + middle, { px: size.body, face: 'text', ink: colour.soft });
    },
  };
}
