import type { Force } from '../../../rules/rule.ts';
import { cardOf } from '../../pool.ts';

export const CARD = 'arbiter-of-succession';
/** A player who kills the winning Klingon takes over the points. */
export const SUCCEEDED: Force = {
  at: {
    left: {
      does(_g, source, { pieces, why }) {
        if (why !== 'killed' || source.piece === undefined || !pieces.includes(source.piece)) return [];
        const points = cardOf(CARD).points?.value ?? 0;
        return [
          { do: 'points', points: -points },
          { do: 'points', points, to: 'opponent' },
        ];
      },
    },
  },
};
