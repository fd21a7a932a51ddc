import type { FirstEditionView, PlayerView } from '../../src/games/first-edition/view.ts';
import { type Block, measuringPen } from '../kit/flow.ts';
import { icon } from '../kit/icons.ts';
import { scoreScene, scoreWidth } from '../kit/score-sheet.ts';
import { panel } from '../kit/shapes.ts';
import { colour, size } from '../kit/theme.ts';
import { count } from '../kit/wording.ts';
import { measure, wrap, write } from '../kit/words.ts';
import { lookOf, sideBar, sideToken } from './sides.ts';

const rowHeight = 46;
const nameHeight = 44;
/** The maximum number of rows of points. The remaining sources share one row. */
const MOST = 18;

type Part = Pick<PlayerView['scored'][number], 'title' | 'points'>;
type Rows = Part & { readonly lines: readonly string[] };

/** Lists the sources of points, each with its number of rows. */
function rowsOf({ scored }: PlayerView, linesOf: (title: string) => readonly string[]): Rows[] {
  const all = scored.map(({ title, points }) => ({ title, points, lines: linesOf(title) }));
  const rows = (parts: readonly Rows[]) => parts.reduce((sum, { lines }) => sum + lines.length, 0);
  if (rows(all) <= MOST) return all;
  const kept = [...all];
  while (rows(kept) > MOST - 1) kept.pop();
  const rest = all.slice(kept.length);
  const title = `${rest.length} more`;
  return [...kept, { title, points: rest.reduce((sum, one) => sum + one.points, 0), lines: [title] }];
}

/** Draws one side: its total as a bar toward the goal, and the parts of that total. */
function sideBlock(player: PlayerView, seat: number, goal: number): Block {
  const ruler = measuringPen();
  const ground = colour.panel;
  const total = { px: 54, face: 'display', ground, align: 'right' } as const;
  const head = { px: size.head, ground } as const;
  const text = { face: 'text', ground } as const;
  const wide = measure(ruler, `${player.points}`, total);
  const name = [player.name, player.deck].filter((one) => one !== '').join(', ');
  const names = wrap(ruler, name, scoreWidth - 200 - wide, head);
  const parts = rowsOf(player, (title) => wrap(ruler, title, scoreWidth - 160, text));
  const rows = parts.reduce((sum, { lines }) => sum + lines.length, 0);
  const under = 104 + (names.length - 1) * nameHeight;
  return {
    height: under + 56 + rows * rowHeight + 24,
    draw(pen, x, y, tall) {
      panel(pen, x, y, scoreWidth, tall, { cut: 22 });
      sideToken(pen, seat, x + 52, y + 56, 26);
      write(pen, `${player.points}`, x + scoreWidth - 32, y + 56, total);
      icon(pen, 'star', x + scoreWidth - 32 - wide - 30, y + 56, 36, colour.warn);
      for (const [at, line] of names.entries()) write(pen, line, x + 96, y + 56 + at * nameHeight, head);
      sideBar(pen, seat, x + 32, y + under, scoreWidth - 64, 14, Math.max(0, player.points) / goal);
      let middle = y + under + 56;
      for (const { lines, points } of parts) {
        const right = { px: size.value, face: 'display', ground, align: 'right' } as const;
        write(pen, `${points}`, x + scoreWidth - 32, middle, right);
        for (const line of lines) {
          write(pen, line, x + 32, middle, text);
          middle += rowHeight;
        }
      }
    },
  };
}

/** Shows the final score sheet of a game. */
export const score = scoreScene<FirstEditionView>(({ verdict, winners, players, goal, turns }) => {
  const [winner, ...others] = winners;
  return {
    verdict,
    winner: winner === undefined || others.length > 0 ? undefined : lookOf(winner),
    facts: [count(turns, 'turn')],
    blocks: players.map((player, seat) => sideBlock(player, seat, goal)),
    words: players.map((player) => {
      const parts = player.scored.map(({ title, points }) => `${title} ${points}`).join(', ');
      return `${player.name}: ${count(player.points, 'point')}${parts === '' ? '' : ` (${parts})`}.`;
    }),
  };
});
