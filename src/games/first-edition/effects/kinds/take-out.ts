import { LEAVE } from '../../chapters/calls.ts';
import { type CardSelector, whichOf } from '../card-selector.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Makes cards leave play. */
    'take-out': { which: CardSelector; why: 'killed' | 'destroyed' | 'discarded' };
  }
}

export const takeOut: Kind<'take-out', 'taken-out'> = {
  run(ctx, run, { which, why }) {
    const pieces = whichOf(ctx.g, run, which).map(({ id }) => id);
    ctx.call(LEAVE, { seat: run.seat, pieces, why });
    return 'taken-out';
  },
  steps: { 'taken-out': () => 'begin' },
};
