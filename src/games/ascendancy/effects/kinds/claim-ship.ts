import type { Seat } from '../../../../kernel/types.ts';
import { playerOf } from '../../position/find.ts';
import { does, theSeat } from '../../position/names.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Claims a destroyed Ship as 1 Research, which is spent first (A-AND-06). The Ship’s owner can’t use the Ship until
     * that Research is spent (A-OPEN-67).
     */
    'claim-ship': { owner: Seat };
  }
}

export const claimShip: Kind<'claim-ship'> = {
  run(ctx, run, { owner }) {
    const { g } = ctx;
    const rival = playerOf(g, owner);
    if (rival.ships === 0) return;
    rival.ships -= 1;
    playerOf(g, run.seat).claimed.push(owner);
    ctx.log(`${does(g, run.seat, 'claims', 'claim')} a destroyed Ship of ${theSeat(g, owner)}.`, 'A-AND-06');
  },
  worth: () => 0.7,
};
