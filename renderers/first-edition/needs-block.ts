import type { NeedView } from '../../src/games/first-edition/view.ts';
import { type Block, measuringPen } from '../kit/flow.ts';
import { icon } from '../kit/icons.ts';
import { panel } from '../kit/shapes.ts';
import { colour, size } from '../kit/theme.ts';
import { type Writing, wrap, write } from '../kit/words.ts';

const pad = 24;
const step = 42;

/**
 * Draws a card’s requirements, each marked as met or not, with the amount that the group has. The notes in `foot`
 * follow, each on a new line.
 */
export function needsBlock(heading: string, needs: readonly NeedView[], foot: readonly string[], width: number): Block {
  const ruler = measuringPen();
  const ground = colour.panel;
  const text: Writing = { face: 'text', ground };
  const rows = needs.map((need) => ({ need, lines: wrap(ruler, need.words, width - 2 * pad - 170, text) }));
  const ends = foot.flatMap((line) => wrap(ruler, line, width - 2 * pad, text));
  const heads = wrap(ruler, heading, width - 2 * pad, { px: size.value });
  const count = rows.reduce((sum, { lines }) => sum + lines.length, 0) + ends.length;
  return {
    height: 24 + heads.length * 44 + count * step + pad,
    draw(pen, x, y, tall) {
      panel(pen, x, y, width, tall, { cut: 22 });
      for (const [at, line] of heads.entries()) write(pen, line, x + pad, y + 42 + at * 44, { px: size.value, ground });
      let at = y + 24 + heads.length * 44 + step / 2;
      for (const { need, lines } of rows) {
        const isMet = need.has >= need.needs;
        icon(pen, isMet ? 'check' : 'cross', x + pad + 14, at, 26, isMet ? colour.soft : colour.foe);
        const ink = isMet ? colour.soft : colour.text;
        const shown = need.needs === 1 ? '' : `${need.has} of ${need.needs}`;
        const right = { px: size.body, ink, ground, align: 'right' } as const;
        if (shown !== '') write(pen, shown, x + width - pad, at, right);
        for (const line of lines) {
          write(pen, line, x + pad + 44, at, { ...text, ink });
          at += step;
        }
      }
      for (const line of ends) {
        write(pen, line, x + pad, at, { ...text, ink: colour.soft });
        at += step;
      }
    },
  };
}
