import type { CrewView } from '../../src/games/first-edition/view.ts';
import { must } from '../../src/kernel/must.ts';
import { type Block, measuringPen } from '../kit/flow.ts';
import { icon } from '../kit/icons.ts';
import { panel, plate } from '../kit/shapes.ts';
import { colour, size } from '../kit/theme.ts';
import { measure, type Writing, wrap, write } from '../kit/words.ts';

const pad = 24;
const NAMES = ['INTEGRITY', 'CUNNING', 'STRENGTH'] as const;

/** Draws the three totals of a crew, and its skills with their counts. */
export function totalsBlock({ totals, skills }: CrewView, width: number): Block {
  const ruler = measuringPen();
  const ground = colour.panel;
  const text: Writing = { face: 'text', ground };
  const said = skills.map(({ name, count }) => (count > 1 ? `${name} ×${count}` : name)).join(', ');
  const lines = wrap(ruler, said === '' ? 'No personnel who can act' : said, width - 2 * pad, text);
  return {
    height: 176 + lines.length * 42,
    draw(pen, x, y, tall) {
      panel(pen, x, y, width, tall, { cut: 22 });
      const wide = (width - 2 * pad - 32) / 3;
      for (const [at, name] of NAMES.entries()) {
        const left = x + pad + at * (wide + 16);
        plate(pen, left, y + pad, wide, 104, { fill: colour.raised, cut: 14 });
        const label = {
          px: size.small,
          face: 'text',
          ink: colour.soft,
          ground: colour.raised,
          align: 'center',
        } as const;
        write(pen, name, left + wide / 2, y + pad + 26, label);
        const value = { px: size.title, face: 'display', ground: colour.raised, align: 'center' } as const;
        write(pen, `${must(totals[at], 'a total')}`, left + wide / 2, y + pad + 70, value);
      }
      for (const [at, line] of lines.entries())
        write(pen, line, x + pad, y + 152 + 21 + at * 42, { ...text, ink: colour.text });
    },
  };
}

/** Draws one personnel: name, attributes, skills. */
export function personBlock({ name, skills, attributes, isStopped }: CrewView['people'][number], width: number): Block {
  const ruler = measuringPen();
  const ground = isStopped ? colour.sunken : colour.panel;
  const text: Writing = { face: 'text', ground, ink: isStopped ? colour.quiet : colour.soft };
  const room = width - 2 * pad;
  const lines = wrap(ruler, skills.join(', '), room, text);
  const figures = attributes.join('-');
  const left = pad + (isStopped ? 38 : 0);
  const called = { px: size.value, ground, ink: isStopped ? colour.quiet : colour.text } as const;
  const beside = measure(ruler, figures, { px: size.value, face: 'display' });
  const names = wrap(ruler, name, width - left - pad - beside - 20, called);
  const head = 74 + (names.length - 1) * 40;
  return {
    height: head + lines.length * 40 + 14,
    draw(pen, x, y, tall) {
      panel(pen, x, y, width, tall, { fill: ground, cut: 18 });
      const right = { px: size.value, face: 'display', ground, align: 'right' } as const;
      write(pen, figures, x + width - pad, y + 42, {
        ...right,
        ink: isStopped ? colour.quiet : colour.text,
      });
      if (isStopped) icon(pen, 'lock', x + pad + 12, y + 42, 26, colour.quiet);
      for (const [at, line] of names.entries()) write(pen, line, x + left, y + 42 + at * 40, called);
      for (const [at, line] of lines.entries()) write(pen, line, x + pad, y + head + 20 + at * 40, text);
    },
  };
}
