import type { Seat } from '../../../../kernel/types.ts';
import { playerOf } from '../../position/find.ts';
import { does, theSeat } from '../../position/names.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Exchanges the player’s Turn Order Card of this round with a rival’s card. */
    'swap-order': { with: Seat };
  }
}

export const swapOrder: Kind<'swap-order'> = {
  run(ctx, run, { with: rival }) {
    const { g } = ctx;
    const [own, its] = [playerOf(g, run.seat).order, playerOf(g, rival).order];
    [own.card, its.card] = [its.card, own.card];
    g.sequence = g.sequence.map((one) => (one === run.seat ? rival : one === rival ? run.seat : one));
    ctx.log(`${does(g, run.seat, 'exchanges', 'exchange')} Turn Order Cards with ${theSeat(g, rival)}.`, 'A-INIT-07');
  },
  worth: () => 0.6,
};
