import type { Kind } from '../kind.ts';
import { hit, type Pick, picking, pickText } from '../pick.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Some personnel die at the end of this turn. */
    doom: { pick: Pick };
  }
}

export const doom: Kind<'doom', 'doomed'> = {
  ...picking('which personnel will die', 'doomed'),
  steps: {
    doomed({ g }, run) {
      for (const { id } of hit(g, run)) {
        g.lasting.push({ what: 'hunter-probe', seat: run.seat, piece: id, until: 'turn' });
      }
    },
  },
  text: (effect) => `Dooms ${pickText(effect.pick)}.`,
};
