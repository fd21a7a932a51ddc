import { isVessel } from '../../position/kinds.ts';
import type { Force } from '../../rules/rule.ts';
import { cardOf } from '../pool.ts';
/** Lasting effects of tactics, for the rest of a battle. */
export const IN_BATTLE: Readonly<Record<string, Force>> = {
  'more-tactics': { adds: { tactics: (_g, source, { seat }) => (source.seat === seat ? 2 : 0) } },
  'more-weapons': {
    adds: {
      attribute: (g, { seat }, { piece, attribute }) => {
        const vessel = g.pieces[piece];
        const isOwn = vessel?.seat === seat && isVessel(cardOf(vessel.card));
        return attribute === 'WEAPONS' && isOwn ? 1 : 0;
      },
    },
  },
};
