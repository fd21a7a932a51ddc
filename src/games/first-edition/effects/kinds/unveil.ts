import { pieceName } from '../../position/names.ts';
import { type CardSelector, wherever } from '../card-selector.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Decloaks cards. The cards can't cloak again this turn (C-CLOAK-01). */
    unveil: { which: CardSelector };
  }
}

export const unveil: Kind<'unveil'> = {
  run(ctx, run, { which }) {
    for (const piece of wherever(ctx.g, run, which)) {
      if (piece.veiled === undefined) continue;
      delete piece.veiled;
      piece.shifted = ctx.g.turns;
      ctx.log(`${pieceName(ctx.g, piece.id)} decloaks.`, 'C-CLOAK-01');
    }
  },
};
