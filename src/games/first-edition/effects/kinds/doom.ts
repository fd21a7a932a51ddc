import type { Kind } from '../kind.ts';
import { hit, type Pick, pick, pickText } from '../pick.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Some die as this turn ends. */
    doom: { pick: Pick };
  }
}

export const doom: Kind<'doom', 'doomed'> = {
  run(ctx, run, effect) {
    pick(ctx, run, effect.pick, 'who will die');
    return 'doomed';
  },
  steps: {
    doomed({ g }, run) {
      for (const { id } of hit(g, run)) {
        g.lasting.push({ what: 'hunter-probe', seat: run.seat, piece: id, until: 'turn' });
      }
    },
  },
  text: (effect) => `Dooms ${pickText(effect.pick)}.`,
};
