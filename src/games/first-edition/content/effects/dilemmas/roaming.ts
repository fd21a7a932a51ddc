import { opponentOf } from '../../../position/find.ts';
import type { Force } from '../../../rules/rule.ts';

/** Self-controlling dilemmas that move along the line (C-SHIPBAT-18). */
export const ROAMING: Readonly<Record<string, Force>> = {
  'borg-ship': {
    meeting: { unless: null, effects: [{ do: 'place', on: 'far end' }, { do: 'sole' }] },
    at: {
      'turn-end': { does: () => [{ do: 'assail' }, { do: 'advance' }] },
      leaving: {
        does(g, { piece }, { pieces }) {
          const lone = g.battle?.kind === 'ship' ? g.battle.lone : undefined;
          const isDestroyed = lone !== undefined && pieces.some((id) => id === piece);
          return isDestroyed ? [{ do: 'bank', who: opponentOf(lone.seat) }] : [];
        },
      },
    },
  },
};
