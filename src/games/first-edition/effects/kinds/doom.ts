import type { Kind } from '../kind.ts';
import { hit, type Pick, picking, pickText } from '../pick.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Some die as this turn ends. */
    doom: { pick: Pick };
  }
}

export const doom: Kind<'doom', 'doomed'> = {
  ...picking('who will die', 'doomed'),
  steps: {
    doomed({ g }, run) {
      for (const { id } of hit(g, run)) {
        g.lasting.push({ what: 'hunter-probe', seat: run.seat, piece: id, until: 'turn' });
      }
    },
  },
  text: (effect) => `Dooms ${pickText(effect.pick)}.`,
};
