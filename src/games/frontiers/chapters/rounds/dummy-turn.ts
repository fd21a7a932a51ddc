import { procedure } from '../../../../kernel/game.ts';
import type { Frontiers } from '../../state.ts';
import { flipCards, isDummyDone } from './dummy.ts';
import { announce } from './end-of-round.ts';

/** The Dummy Player’s turn (F-DUMMY-07 to F-DUMMY-10). */
export const dummyTurn = procedure<Frontiers, object>('dummy-turn')({
  begin(ctx) {
    const { g } = ctx;
    if (!isDummyDone(g)) flipCards(ctx);
    else if (g.announced === null) announce(ctx, 'dummy');
    // F-OPEN-91.
    else ctx.log('The Dummy Player has no cards left and does nothing.', 'F-OPEN-91');
    return null;
  },
});
