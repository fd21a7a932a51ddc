import type { ScoreSheet } from '../../kernel/types.ts';
import type { FirstEdition } from './state.ts';
import type { PointKind } from './terms.ts';

const KINDS: readonly { kind: PointKind; label: string }[] = [
  { kind: 'mission', label: 'Missions' },
  { kind: 'bonus', label: 'Bonus' },
];

/** Returns both players' points by source (C-POINTS-01). */
export function score(g: FirstEdition): ScoreSheet {
  const rows = g.players.map(({ scored }, seat) => {
    const parts = KINDS.map(({ kind, label }) => ({
      label,
      points: scored.reduce((sum, one) => sum + (one.kind === kind ? one.points : 0), 0),
    }));
    return { seat, total: parts.reduce((sum, { points }) => sum + points, 0), parts };
  });
  return { rows };
}
