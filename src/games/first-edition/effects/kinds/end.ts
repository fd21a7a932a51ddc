import { lift } from '../../chapters/dilemmas/remedies.ts';
import { sourceOf } from '../frame.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Removes the card in play with this effect. If `scores` is set, the player who encountered it scores its points
     * (C-DILEMMA-19).
     */
    end: { scores?: true };
  }
}

export const end: Kind<'end'> = {
  run(ctx, run, { scores = false }) {
    const piece = sourceOf(ctx.g, run);
    if (piece !== undefined) lift(ctx, piece, scores);
  },
};
