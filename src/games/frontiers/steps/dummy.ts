import { procedure } from '../../../kernel/game.ts';
import { flipCards, isDummyDone } from '../rules/dummy.ts';
import { announce } from '../rules/end-of-round.ts';
import type { Frontiers } from '../state.ts';

/** The Dummy Player’s turn (F-DUMMY-07 to F-DUMMY-10). */
export const dummyTurn = procedure<Frontiers, object>({
  begin(ctx) {
    const { g } = ctx;
    if (!isDummyDone(g)) flipCards(ctx);
    else if (g.announced === null) announce(ctx, 'dummy');
    // F-OPEN-91.
    else ctx.log('The Dummy Player has no cards left and does nothing.', 'F-OPEN-91');
    return null;
  },
});
