import { type Block, measuringPen } from '../kit/flow.ts';
import { colour, size } from '../kit/theme.ts';
import { measure, type Writing, wrap, write } from '../kit/words.ts';
import { drawLetter, drawPlate, letterSize } from './marks.ts';

/** Something that is answered with a letter. */
export interface Lettered {
  readonly letter: string;
  readonly warn: boolean;
  readonly label: string;
  readonly note: string;
}

const line = 36;
const left = 62;

/** A letter, what it does, and below it its price and what can happen. */
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

/** A letter with what it does in one line; the note stands beside it where it has room. */
export function shortBlock({ letter, warn, label, note }: Lettered, width: number): Block {
  const ruler = measuringPen();
  const quiet: Writing = { px: size.body, face: 'text', ink: colour.soft };
  const after = left + measure(ruler, label, { px: size.body }) + 14;
  const fits = note !== '' && after + measure(ruler, note, quiet) <= width;
  return {
    height: 40,
    draw(pen, x, y) {
      drawLetter(pen, letter, [x + 26, y + 22], warn, letterSize.dial);
      write(pen, label, x + left, y + 22, { px: size.body });
      if (fits) write(pen, note, x + after, y + 22, quiet);
    },
  };
}

/** What the colour of a letter means: its plate without one. */
export function keyBlock(label: string, warn: boolean): Block {
  return {
    height: 40,
    draw(pen, x, y) {
      drawPlate(pen, [x + 26, y + 22], letterSize.dial, warn);
      write(pen, label, x + left, y + 22, { px: size.body, face: 'text', ink: colour.soft });
    },
  };
}
