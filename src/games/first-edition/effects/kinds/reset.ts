import { cardOf } from '../../content/pool.ts';
import { pieceName } from '../../position/names.ts';
import { type CardSelector, whichOf } from '../card-selector.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Restarts countdowns of cards in play (C-TYPES-12). */
    reset: { which: CardSelector };
  }
}

export const reset: Kind<'reset'> = {
  run(ctx, run, { which }) {
    for (const piece of whichOf(ctx.g, run, which)) {
      const { countdown } = cardOf(piece.card);
      if (countdown === undefined || piece.count === countdown) continue;
      piece.count = countdown;
      ctx.log(`${pieceName(ctx.g, piece.id)} restarts its countdown.`, 'C-TYPES-12');
    }
  },
  text: () => 'Restarts a countdown.',
};
