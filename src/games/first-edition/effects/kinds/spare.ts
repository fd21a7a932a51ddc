import { SPARED } from '../../chapters/leaving/leave.ts';
import { type CardSelector, whichOf } from '../card-selector.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Keeps cards that are about to leave play (C-RESPONSE-16). */
    spare: { which: CardSelector };
  }
}

export const spare: Kind<'spare'> = {
  run({ g }, run, { which }) {
    for (const { id } of whichOf(g, run, which))
      g.lasting.push({ what: SPARED, seat: run.seat, piece: id, until: 'turn' });
  },
};
