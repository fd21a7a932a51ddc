import { LEAVE } from '../../chapters/calls.ts';
import type { Kind } from '../kind.ts';
import { hit, type Pick, pick, pickText } from '../pick.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Discards some of those who face it: they aren’t killed (C-LEAVE-06). */
    discard: { pick: Pick };
  }
}

export const discard: Kind<'discard', 'chosen' | 'gone'> = {
  run(ctx, run, effect) {
    pick(ctx, run, effect.pick, 'who is discarded');
    return 'chosen';
  },
  steps: {
    chosen(ctx, run) {
      ctx.call(LEAVE, { seat: run.seat, pieces: hit(ctx.g, run).map(({ id }) => id), why: 'discarded' });
      return 'gone';
    },
    gone: () => 'begin',
  },
  text: (effect) => `Discards ${pickText(effect.pick)}.`,
};
