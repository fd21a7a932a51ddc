import type { FrontiersView, ScoreView } from '../../src/games/frontiers/view.ts';
import type { Block } from '../kit/flow.ts';
import { icon } from '../kit/icons.ts';
import { seatBar, token } from '../kit/pieces.ts';
import { partsBlock, partsRoom, scoreScene, scoreWidth } from '../kit/score-sheet.ts';
import { panel } from '../kit/shapes.ts';
import { colour, size } from '../kit/theme.ts';
import { list, minus } from '../kit/wording.ts';
import { clipped, write } from '../kit/words.ts';

type Row = ScoreView['rows'][number];

/** Returns one captain's score as a block: the total, its bar relative to the best, and its parts. */
function rowBlock(score: Row, best: number, won: boolean, room: number): Block {
  const parts = partsBlock(
    score.parts.map(({ label, points }) => ({ label, points: minus(points) })),
    room,
  );
  return {
    height: 130 + parts.height + 24,
    draw(pen, x, y, tall) {
      const ground = colour.panel;
      panel(pen, x, y, scoreWidth, tall, { cut: 22, edge: won ? colour.rim : colour.line, weight: won ? 4 : 2 });
      token(pen, score.seat, x + 54, y + 54, 26, { glyph: 'ship' });
      const total = { px: 54, face: 'display', ground, align: 'right' } as const;
      const wide = write(pen, minus(score.total), x + scoreWidth - 32, y + 56, total);
      icon(pen, 'star', x + scoreWidth - 32 - wide - 30, y + 54, 36, colour.warn);
      const name = clipped(pen, score.name, scoreWidth - 200 - wide, { px: size.head });
      write(pen, name, x + 100, y + 56, { px: size.head, ground });
      seatBar(pen, score.seat, x + 32, y + 102, scoreWidth - 64, 14, best > 0 ? Math.max(0, score.total) / best : 0);
      parts.draw(pen, x, y + 130, parts.height);
    },
  };
}

/** Shows the final score of Frontiers. */
export const score = scoreScene<FrontiersView>(({ score: sheet, scenario }) => {
  const rows = sheet?.rows ?? [];
  const best = Math.max(0, ...rows.map(({ total }) => total));
  const winners = sheet?.winners ?? [];
  return {
    verdict: sheet?.verdict ?? null,
    winner: winners.length === 1 ? winners[0] : undefined,
    facts: [scenario],
    blocks: rows.map((one) =>
      rowBlock(one, best, winners.includes(one.seat), partsRoom(Math.ceil(rows.length / 2), 154)),
    ),
    words: rows.map(({ name, total, parts }) => {
      const made = list(parts.map(({ label, points }) => `${label} ${minus(points)}`));
      return `${name}: ${minus(total)}${made === '' ? '' : ` (${made})`}.`;
    }),
  };
});
