import type { AwayMissionsView, ScoreView } from '../../src/games/away-missions/view.ts';
import { type Block, flow, measuringPen } from '../kit/flow.ts';
import { header, picture } from '../kit/frame.ts';
import { icon } from '../kit/icons.ts';
import { seatBar, token } from '../kit/pieces.ts';
import { panel } from '../kit/shapes.ts';
import { colour, page, size } from '../kit/theme.ts';
import { clipped, wrap, write } from '../kit/words.ts';
import { altText, type Scene } from '../scene.ts';
import { count, list } from './words.ts';

/** The seed's hash as shown at the start, and the seed once the game is over. */
export interface ScoreParams {
  readonly commitment?: string;
  readonly seed?: string;
}

const gap = 24;
const width = (page.width - 2 * page.margin - gap) / 2;
const top = 142;
const rowHeight = 46;

type Row = ScoreView['rows'][number];

/** One side's sheet: the total, as a bar beside the best one's, then what it is made of. */
function rowBlock(row: Row, best: number): Block {
  const height = 186 + row.parts.length * rowHeight + 24;
  return {
    height,
    draw(pen, x, y, tall) {
      const ground = colour.panel;
      panel(pen, x, y, width, tall, { cut: 22 });
      token(pen, row.seat, x + 52, y + 56, 26);
      const total = { px: 54, face: 'display', ground, align: 'right' } as const;
      const wide = write(pen, `${row.total}`, x + width - 32, y + 56, total);
      icon(pen, 'star', x + width - 32 - wide - 30, y + 56, 36, colour.warn);
      const name = clipped(pen, row.name, width - 200 - wide, { px: size.head });
      write(pen, name, x + 96, y + 56, { px: size.head, ground });
      const cards = `${count(row.cards, 'mission')} scored`;
      write(pen, cards, x + 32, y + 116, { face: 'text', ink: colour.soft, ground });
      seatBar(pen, row.seat, x + 32, y + 144, width - 64, 14, best > 0 ? row.total / best : 0);
      for (const [i, part] of row.parts.entries()) {
        const at = y + 194 + i * rowHeight;
        write(pen, clipped(pen, part.label, width - 160, { face: 'text' }), x + 32, at, { face: 'text', ground });
        const value = { px: size.value, face: 'display', ground, align: 'right' } as const;
        write(pen, `${part.points}`, x + width - 32, at, value);
      }
    },
  };
}

/** The final sheet: totals, their parts, the verdict, and what proves the dice and shuffles. */
export const score: Scene<AwayMissionsView, ScoreParams> = {
  draw(view, params) {
    const sheet = view.score;
    const rows = sheet?.rows ?? [];
    const best = Math.max(0, ...rows.map((row) => row.total));
    const proof = proofLines(params);
    const ruler = measuringPen();
    const wide = page.width - 2 * page.margin;
    const verdict = wrap(ruler, sheet?.verdict ?? 'The game is not over yet.', wide, { px: size.head });
    const sheetTop = top + verdict.length * 46 + 20;
    const [laid] = flow(
      rows.map((row) => rowBlock(row, best)),
      {
        columns: 2,
        width,
        gap,
        left: page.margin,
        top: sheetTop,
        bottom: Number.POSITIVE_INFINITY,
      },
    );
    const bottom = laid?.bottom ?? sheetTop;
    return picture(bottom + proof.length * 40 + (proof.length ? 36 : 0) + page.margin, (pen) => {
      const winners = rows.filter((row) => row.total === best);
      const seat = winners.length === 1 ? winners[0]?.seat : undefined;
      header(pen, { seat, title: sheet ? 'Final score' : 'Score', facts: sheet ? [] : view.facts.slice(-1) });
      for (const [i, line] of verdict.entries()) {
        write(pen, line, page.margin, top + 20 + i * 46, { px: size.head, room: wide });
      }
      for (const { block, x, y, height } of laid?.placed ?? []) block.draw(pen, x, y, height);
      for (const [i, line] of proof.entries()) {
        write(pen, line, page.margin, bottom + 44 + i * 40, { face: 'text', ink: colour.soft, room: wide });
      }
    });
  },
  pages: () => 1,
  alt: (view, params) => altText(words(view, params)),
  text: words,
};

/** Hash and seed; their 64 digits take a line of their own. */
function proofLines({ commitment, seed }: ScoreParams): string[] {
  return [
    ...(commitment === undefined ? [] : ['Hash of the seed, shown at the start:', commitment]),
    ...(seed === undefined ? [] : ['Seed:', seed]),
  ];
}

function words(view: AwayMissionsView, { commitment, seed }: ScoreParams): string[] {
  const sheet = view.score;
  return [
    sheet?.verdict ?? 'The game is not over yet.',
    ...(sheet?.rows ?? []).map((row) => {
      const parts = list(row.parts.map((part) => `${part.label} ${part.points}`));
      return `${row.name}: ${count(row.total, 'point')}, ${count(row.cards, 'mission')} scored${parts ? ` (${parts})` : ''}.`;
    }),
    ...(commitment === undefined ? [] : [`Hash of the seed, shown at the start: ${commitment}.`]),
    ...(seed === undefined ? [] : [`Seed: ${seed}.`]),
  ];
}
