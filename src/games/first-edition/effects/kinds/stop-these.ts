import { listed } from '../../../kit/words.ts';
import { piecesNamed } from '../../position/names.ts';
import { type CardSelector, whichOf } from '../card-selector.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Stops cards in play (C-STOP-01), or unstops them, which gives ships their full RANGE. */
    'stop-these': { which: CardSelector; undo?: true };
  }
}

export const stopThese: Kind<'stop-these'> = {
  run(ctx, run, { which, undo }) {
    const pieces = whichOf(ctx.g, run, which);
    for (const piece of pieces) {
      if (undo !== true) piece.stopped = ctx.g.turns;
      else {
        delete piece.stopped;
        delete piece.spent;
      }
    }
    if (pieces.length === 0) return;
    const verb = undo === true ? 'No longer stopped' : 'Stopped';
    ctx.log(`${verb}: ${listed(piecesNamed(ctx.g, pieces))}.`, 'C-STOP-01');
  },
};
