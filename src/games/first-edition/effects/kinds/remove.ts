import { LEAVE } from '../../chapters/calls.ts';
import { hostOf } from '../../position/places.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Discards the card in play that this card was played on. */
    remove: object;
  }
}

export const remove: Kind<'remove', 'removed'> = {
  run(ctx, run) {
    const host = run.to === undefined ? null : hostOf(run.to);
    ctx.call(LEAVE, { seat: run.seat, pieces: host === null ? [] : [host], why: 'discarded' });
    return 'removed';
  },
  steps: { removed: () => 'begin' },
};
