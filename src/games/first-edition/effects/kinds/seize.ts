import { CAPTURE } from '../../chapters/calls.ts';
import { type CardSelector, whichOf } from '../card-selector.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** The player captures personnel in play, at any time in the game (C-CAPTURE-01). */
    seize: { which: CardSelector };
  }
}

export const seize: Kind<'seize', 'seized-now'> = {
  run(ctx, run, { which }) {
    const pieces = whichOf(ctx.g, run, which).map(({ id }) => id);
    ctx.call(CAPTURE, { seat: run.seat, pieces });
    return 'seized-now';
  },
  steps: { 'seized-now': () => 'begin' },
};
