import type { AscendancyView, PlayerView } from '../../src/games/ascendancy/view.ts';
import type { Block } from '../kit/flow.ts';
import { type IconName, icon } from '../kit/icons.ts';
import { seatBar, token } from '../kit/pieces.ts';
import { scoreScene, scoreWidth } from '../kit/score-sheet.ts';
import { panel } from '../kit/shapes.ts';
import { colour, size } from '../kit/theme.ts';
import { count } from '../kit/wording.ts';
import { clipped, write } from '../kit/words.ts';
import { seatNumber } from './palette.ts';

const row = 46;

/** Returns a player's figures: those that break ties, and those that only show how the game went. */
function partsOf(
  { systems, advancements, commissioned, ships }: PlayerView,
  total: number,
): [IconName, string, number][] {
  return [
    ['flag', 'Systems', systems],
    ['science', 'Advancements', advancements.length],
    ['starbase', 'Starbases commissioned', commissioned],
    ['ship', 'Ships on the map', total - ships],
  ];
}

/** The number of Ships of each player. */
const SHIPS = 30;

function rowBlock(player: PlayerView, best: number, won: boolean, shown: number): Block {
  const parts = partsOf(player, SHIPS).slice(0, shown);
  return {
    height: 142 + parts.length * row + 16,
    draw(pen, x, y, tall) {
      const ground = colour.panel;
      panel(pen, x, y, scoreWidth, tall, { cut: 22, edge: won ? colour.rim : colour.line, weight: won ? 4 : 2 });
      const number = seatNumber(player.seat);
      token(pen, player.seat, x + 54, y + 54, 26, {
        spent: player.out,
        ...(number === null ? {} : { letters: number }),
      });
      const wide = write(pen, `${player.ascendancy}`, x + scoreWidth - 32, y + 56, {
        px: 54,
        face: 'display',
        ground,
        align: 'right',
      });
      icon(pen, 'star', x + scoreWidth - 32 - wide - 30, y + 54, 36, colour.warn);
      const name = clipped(pen, player.name, scoreWidth - 200 - wide, { px: size.head });
      write(pen, name, x + 100, y + 56, { px: size.head, ground });
      seatBar(pen, player.seat, x + 32, y + 102, scoreWidth - 64, 14, best > 0 ? player.ascendancy / best : 0);
      for (const [i, [mark, label, value]] of parts.entries()) {
        const at = y + 152 + i * row;
        icon(pen, mark, x + 48, at, 26, colour.soft);
        write(pen, label, x + 80, at, { face: 'text', ground });
        write(pen, `${value}`, x + scoreWidth - 32, at, { px: size.value, face: 'display', ground, align: 'right' });
      }
    },
  };
}

/** The final score sheet of Ascendancy. */
export const score = scoreScene<AscendancyView>(({ players, verdict, winners, round }) => {
  const best = Math.max(0, ...players.map(({ ascendancy }) => ascendancy));
  return {
    verdict,
    winner: winners.length === 1 ? winners[0] : undefined,
    facts: [`Round ${round}`],
    blocks: players.map((player) =>
      rowBlock(player, best, winners.includes(player.seat), players.length < 5 ? 4 : players.length < 7 ? 2 : 1),
    ),
    words: players.map((player) => {
      const parts = partsOf(player, SHIPS).map(([, label, value]) => `${label} ${value}`);
      return `${player.name}: ${count(player.ascendancy, 'Ascendancy', 'Ascendancy')} (${parts.join(', ')}).`;
    }),
  };
});
