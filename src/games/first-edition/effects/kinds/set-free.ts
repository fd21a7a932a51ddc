import { release } from '../../chapters/capture/release.ts';
import { isCaptive } from '../../position/piece-types.ts';
import { type CardSelector, whichOf } from '../card-selector.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Releases captives (C-CAPTURE-05). */
    'set-free': { which: CardSelector };
  }
}

export const setFree: Kind<'set-free'> = {
  run(ctx, run, { which }) {
    for (const piece of whichOf(ctx.g, run, which)) if (isCaptive(piece)) release(ctx, piece);
  },
};
