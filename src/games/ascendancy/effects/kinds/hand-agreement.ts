import type { Seat } from '../../../../kernel/types.ts';
import { agreementOf, give } from '../../chapters/trade/change.ts';
import type { CardId } from '../../state.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** A rival gives a Trade Agreement of its own, which it can’t take back before the next Maintenance. */
    'hand-agreement': { giver: Seat; card: CardId };
  }
}

export const handAgreement: Kind<'hand-agreement'> = {
  run(ctx, run, { giver, card }) {
    agreementOf(ctx.g, giver, card).locked = true;
    give(ctx, giver, run.seat, card);
  },
  worth: () => 1,
};
