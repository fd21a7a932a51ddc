import { pieceName } from '../../position/names.ts';
import { type CardSelector, whichOf } from '../card-selector.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Turns cards in play over. */
    flip: { which: CardSelector };
  }
}

export const flip: Kind<'flip'> = {
  run(ctx, run, { which }) {
    for (const piece of whichOf(ctx.g, run, which)) {
      if (piece.down === true) delete piece.down;
      else piece.down = true;
      ctx.log(`${pieceName(ctx.g, piece.id)} is turned face ${piece.down === true ? 'down' : 'up'}.`, 'C-PLAY-06');
    }
  },
  text: () => 'Turns a card over.',
};
