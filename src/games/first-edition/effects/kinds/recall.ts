import { type TakenTo, takeAway } from '../../chapters/leaving/leave.ts';
import { pieceName } from '../../position/names.ts';
import { type CardSelector, whichOf } from '../card-selector.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Returns cards in play to their owner's hand or draw deck (C-LEAVE-05). */
    recall: { which: CardSelector; to: TakenTo };
  }
}

export const recall: Kind<'recall'> = {
  run(ctx, run, { which, to }) {
    for (const { id } of whichOf(ctx.g, run, which)) {
      ctx.log(`${pieceName(ctx.g, id)} goes to ${to}.`, 'C-LEAVE-05');
      takeAway(ctx.g, id, to);
    }
  },
};
