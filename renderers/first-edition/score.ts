import type { FirstEditionView, PlayerView } from '../../src/games/first-edition/view.ts';
import type { Block } from '../kit/flow.ts';
import { icon } from '../kit/icons.ts';
import { scoreScene, scoreWidth } from '../kit/score-sheet.ts';
import { panel } from '../kit/shapes.ts';
import { colour, size } from '../kit/theme.ts';
import { count } from '../kit/wording.ts';
import { clipped, write } from '../kit/words.ts';
import { lookOf, sideBar, sideToken } from './sides.ts';

const rowHeight = 46;
/** Lines of points; what is more is told together. */
const MOST = 12;

type Part = Pick<PlayerView['scored'][number], 'title' | 'points'>;

function partsOf({ scored }: PlayerView): readonly Part[] {
  if (scored.length <= MOST) return scored;
  const rest = scored.slice(MOST - 1);
  const points = rest.reduce((sum, one) => sum + one.points, 0);
  return [...scored.slice(0, MOST - 1), { title: `${rest.length} more`, points }];
}

/** One side: its total, as a bar towards the goal, and what it is made of. */
function sideBlock(player: PlayerView, seat: number, goal: number): Block {
  const parts = partsOf(player);
  const ground = colour.panel;
  return {
    height: 160 + parts.length * rowHeight + 24,
    draw(pen, x, y, tall) {
      panel(pen, x, y, scoreWidth, tall, { cut: 22 });
      sideToken(pen, seat, x + 52, y + 56, 26);
      const total = { px: 54, face: 'display', ground, align: 'right' } as const;
      const wide = write(pen, `${player.points}`, x + scoreWidth - 32, y + 56, total);
      icon(pen, 'star', x + scoreWidth - 32 - wide - 30, y + 56, 36, colour.warn);
      const head = { px: size.head, ground } as const;
      const name = [player.name, player.deck].filter((one) => one !== '').join(', ');
      write(pen, clipped(pen, name, scoreWidth - 200 - wide, head), x + 96, y + 56, head);
      sideBar(pen, seat, x + 32, y + 104, scoreWidth - 64, 14, Math.max(0, player.points) / goal);
      for (const [at, { title, points }] of parts.entries()) {
        const middle = y + 160 + at * rowHeight;
        const text = { face: 'text', ground } as const;
        write(pen, clipped(pen, title, scoreWidth - 160, text), x + 32, middle, text);
        write(pen, `${points}`, x + scoreWidth - 32, middle, {
          px: size.value,
          face: 'display',
          ground,
          align: 'right',
        });
      }
    },
  };
}

/** The final sheet of First Edition. */
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
