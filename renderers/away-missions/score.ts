import type { AwayMissionsView, ScoreView, TeamView } from '../../src/games/away-missions/view.ts';
import type { Block } from '../kit/flow.ts';
import { icon } from '../kit/icons.ts';
import { seatBar, token } from '../kit/pieces.ts';
import { partsBlock, partsRoom, scoreScene, scoreWidth } from '../kit/score-sheet.ts';
import { panel } from '../kit/shapes.ts';
import { colour, size } from '../kit/theme.ts';
import { count, list } from '../kit/wording.ts';
import { clipped, write } from '../kit/words.ts';

type Row = ScoreView['rows'][number];

/** Returns one player's sheet: the total, a bar compared with the best, and the parts. */
function rowBlock(row: Row, best: number, room: number): Block {
  const parts = partsBlock(
    row.parts.map(({ label, points }) => ({ label, points: `${points}` })),
    room,
  );
  return {
    height: 172 + parts.height + 24,
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
      parts.draw(pen, x, y + 172, parts.height);
    },
  };
}

/** Returns a team's block: its name, the shapes of both allies, and their joint totals. */
function teamBlock({ name, seats, points, cards }: TeamView): Block {
  return {
    height: 148,
    draw(pen, x, y, tall) {
      const ground = colour.raised;
      panel(pen, x, y, scoreWidth, tall, { fill: ground, edge: colour.rim, cut: 22 });
      for (const [i, seat] of seats.entries()) token(pen, seat, x + 52 + i * 62, y + 54, 24);
      const total = { px: 54, face: 'display', ground, align: 'right' } as const;
      const wide = write(pen, `${points}`, x + scoreWidth - 32, y + 54, total);
      icon(pen, 'star', x + scoreWidth - 32 - wide - 30, y + 54, 36, colour.warn);
      write(pen, name, x + 34 + seats.length * 62, y + 54, { px: size.head, ground });
      const together = `${count(cards, 'mission')} scored by both allies`;
      write(pen, together, x + 32, y + 112, { face: 'text', ink: colour.soft, ground });
    },
  };
}

/** Returns the players' blocks. In team games, each player's block is below the block of their team. */
function blocksOf({ rows, teams = [] }: ScoreView): Block[] {
  const best = Math.max(0, ...rows.map(({ total }) => total));
  const [most = 0] = teams.map(({ seats }) => seats.length).sort((a, b) => b - a);
  const seats = Array.from({ length: most }, (_, at) => teams.flatMap((team) => team.seats[at] ?? [])).flat();
  const ordered = teams.length === 0 ? rows : seats.flatMap((seat) => rows.find((row) => row.seat === seat) ?? []);
  // Teams are drawn in a separate row below.
  const room = partsRoom(Math.ceil(rows.length / 2) + (teams.length === 0 ? 0 : 0.5), 196);
  return [...teams.map(teamBlock), ...ordered.map((row) => rowBlock(row, best, room))];
}

/** Returns the winner's seat if there is only one winner, otherwise undefined. */
function winnerOf({ rows, teams }: ScoreView): number | undefined {
  const best = Math.max(0, ...rows.map(({ total }) => total));
  const leaders = rows.filter(({ total }) => total === best);
  return teams === undefined && leaders.length === 1 ? leaders[0]?.seat : undefined;
}

function teamWords({ teams = [], rows }: ScoreView): string[] {
  return teams.map(({ name, seats, points, cards }) => {
    const allies = list(rows.filter(({ seat }) => seats.includes(seat)).map((row) => row.name));
    return `${name}, ${allies}: ${count(points, 'point')}, ${count(cards, 'mission')} scored by both allies.`;
  });
}

function rowWords({ name, total, cards, parts }: Row): string {
  const made = list(parts.map((part) => `${part.label} ${part.points}`));
  return `${name}: ${count(total, 'point')}, ${count(cards, 'mission')} scored${made ? ` (${made})` : ''}.`;
}

/** The final score sheet of Away Missions. */
export const score = scoreScene<AwayMissionsView>(({ score: sheet, facts }) => {
  if (sheet === null) return { verdict: null, winner: undefined, facts: facts.slice(-1), blocks: [], words: [] };
  return {
    verdict: sheet.verdict,
    winner: winnerOf(sheet),
    facts: [],
    blocks: blocksOf(sheet),
    words: [...teamWords(sheet), ...sheet.rows.map(rowWords)],
  };
});
