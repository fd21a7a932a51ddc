import type { Seat } from '../../../../kernel/types.ts';
import { listed } from '../../../kit/words.ts';
import { carriedAlong } from '../../chapters/control/carried-along.ts';
import { piecesNamed, seatName } from '../../position/names.ts';
import { type CardSelector, whichOf } from '../card-selector.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Gives a player control of cards in play (C-CONTROL-01). */
    'hand-over': { which: CardSelector; to: Seat };
  }
}

export const handOver: Kind<'hand-over'> = {
  run(ctx, run, { which, to }) {
    const pieces = whichOf(ctx.g, run, which);
    if (pieces.length === 0) return;
    for (const piece of pieces) {
      piece.seat = to;
      // Cards on these cards change hands too (C-CONTROL-02).
      for (const other of carriedAlong(ctx.g, piece.id)) other.seat = to;
    }
    ctx.log(`${seatName(to)} takes control of ${listed(piecesNamed(ctx.g, pieces))}.`, 'C-CONTROL-01');
  },
};
