import type { AwayMissionsView, ScoreView } from '../../src/games/away-missions/view.ts';
import type { Block } from '../kit/flow.ts';
import { icon } from '../kit/icons.ts';
import { seatBar, token } from '../kit/pieces.ts';
import { scoreScene, scoreWidth } from '../kit/score-sheet.ts';
import { panel } from '../kit/shapes.ts';
import { colour, size } from '../kit/theme.ts';
import { count, list } from '../kit/wording.ts';
import { clipped, write } from '../kit/words.ts';

const rowHeight = 46;

type Row = ScoreView['rows'][number];

/** One side's sheet: the total, as a bar beside the best one's, then what it is made of. */
function rowBlock(row: Row, best: number): Block {
  const height = 186 + row.parts.length * rowHeight + 24;
  return {
    height,
    draw(pen, x, y, tall) {
      const ground = colour.panel;
      panel(pen, x, y, scoreWidth, tall, { cut: 22 });
      token(pen, row.seat, x + 52, y + 56, 26);
      const total = { px: 54, face: 'display', ground, align: 'right' } as const;
      const wide = write(pen, `${row.total}`, x + scoreWidth - 32, y + 56, total);
      icon(pen, 'star', x + scoreWidth - 32 - wide - 30, y + 56, 36, colour.warn);
      const name = clipped(pen, row.name, scoreWidth - 200 - wide, { px: size.head });
      write(pen, name, x + 96, y + 56, { px: size.head, ground });
      const cards = `${count(row.cards, 'mission')} scored`;
      write(pen, cards, x + 32, y + 116, { face: 'text', ink: colour.soft, ground });
      seatBar(pen, row.seat, x + 32, y + 144, scoreWidth - 64, 14, best > 0 ? row.total / best : 0);
      for (const [i, part] of row.parts.entries()) {
        const at = y + 194 + i * rowHeight;
        write(pen, clipped(pen, part.label, scoreWidth - 160, { face: 'text' }), x + 32, at, { face: 'text', ground });
        const value = { px: size.value, face: 'display', ground, align: 'right' } as const;
        write(pen, `${part.points}`, x + scoreWidth - 32, at, value);
      }
    },
  };
}

/** The final sheet of Away Missions. */
export const score = scoreScene<AwayMissionsView>(({ score: sheet, facts }) => {
  const rows = sheet?.rows ?? [];
  const best = Math.max(0, ...rows.map(({ total }) => total));
  const leaders = rows.filter(({ total }) => total === best);
  return {
    verdict: sheet?.verdict ?? null,
    winner: leaders.length === 1 ? leaders[0]?.seat : undefined,
    facts: sheet ? [] : facts.slice(-1),
    blocks: rows.map((row) => rowBlock(row, best)),
    words: rows.map((row) => {
      const parts = list(row.parts.map((part) => `${part.label} ${part.points}`));
      return `${row.name}: ${count(row.total, 'point')}, ${count(row.cards, 'mission')} scored${parts ? ` (${parts})` : ''}.`;
    }),
  };
});
