import { lift } from '../../chapters/dilemmas/remedies.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** The card in play from which this comes is done with; `scores`: who met it scores what it is worth (C-DILEMMA-19). */
    end: { scores?: true };
  }
}

export const end: Kind<'end'> = {
  run(ctx, { from }, { scores = false }) {
    const piece = from.kind === 'piece' && from.piece !== undefined ? ctx.g.pieces[from.piece] : undefined;
    if (piece !== undefined) lift(ctx, piece, scores);
  },
  text: () => 'Is discarded.',
};
