import type { ScoreSheet } from '../../kernel/types.ts';
import { controlled } from './position/find.ts';
import type { Ascendancy } from './state.ts';

/**
 * Returns each player’s score: Ascendancy, and the number of Systems, which decides between several winners (A-WIN-02,
 * A-WIN-10).
 */
export function score(g: Ascendancy): ScoreSheet {
  const rows = g.players.map(({ ascendancy }, seat) => {
    const parts = [
      { label: 'Ascendancy', points: ascendancy },
      { label: 'Systems', points: controlled(g, seat).length },
    ];
    return { seat, total: parts.reduce((sum, { points }) => sum + points, 0), parts };
  });
  return { rows };
}
