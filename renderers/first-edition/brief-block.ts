import type { BriefView } from '../../src/games/first-edition/view.ts';
import { type Block, measuringPen } from '../kit/flow.ts';
import { icon } from '../kit/icons.ts';
import { panel, plate } from '../kit/shapes.ts';
import { colour, size } from '../kit/theme.ts';
import { shorten, type Writing, wrap, write } from '../kit/words.ts';
import { typeIcons } from './looks.ts';

const pad = 24;
const step = 40;
/** The maximum number of lines for a card’s facts in this block. The picture of the whole card shows all facts. */
const most = 5;

/** Draws a card in a hand or a list: its type, its numbers, its first facts, and its effects. */
export function briefBlock({ title, type, kind, figures, facts, text: does }: BriefView, width: number): Block {
  const ruler = measuringPen();
  const ground = colour.panel;
  const text: Writing = { face: 'text', ground };
  const room = width - 2 * pad;
  const all = facts.flatMap((fact) => wrap(ruler, fact, room, text));
  const lines = shorten(ruler, all, most, room, text);
  const said = does === null ? [] : wrap(ruler, does, room, text);
  // A name is never cut off: long names take more lines.
  const named: Writing = { px: size.name, ground };
  const names = wrap(ruler, title, room - 84, named);
  const second: Writing = { px: size.small, face: 'text', ink: colour.soft, ground, second: true };
  const kinds = wrap(ruler, kind === '' ? type : kind, room - 84, second);
  const head = 112 + (names.length - 1) * 42 + (kinds.length - 1) * 32;
  const rows = Math.ceil(figures.length / 3);
  return {
    height: head + (rows + lines.length + said.length) * step + pad,
    draw(pen, x, y, tall) {
      panel(pen, x, y, width, tall, { edge: colour.rim, cut: 22 });
      plate(pen, x + pad - 4, y + pad, 68, 68, { fill: colour.raised, edge: colour.rim, cut: 14 });
      icon(pen, typeIcons[type], x + pad + 30, y + pad + 34, 40, colour.text);
      const left = x + pad + 84;
      for (const [i, line] of names.entries()) write(pen, line, left, y + 44 + i * 42, named);
      const below = y + 82 + (names.length - 1) * 42;
      for (const [i, line] of kinds.entries()) write(pen, line, left, below + i * 32, second);
      let at = y + head + step / 2;
      for (const [i, { name: label, shown }] of figures.entries()) {
        const [across, down] = [x + pad + (i % 3) * (room / 3), at + Math.floor(i / 3) * step];
        const wide = write(pen, label, across, down, second);
        write(pen, shown, across + wide + 10, down, { px: size.value, face: 'display', ground });
      }
      at += rows * step;
      for (const line of lines) {
        write(pen, line, x + pad, at, { ...text, ink: colour.soft });
        at += step;
      }
      for (const line of said) {
        write(pen, line, x + pad, at, text);
        at += step;
      }
    },
  };
}
