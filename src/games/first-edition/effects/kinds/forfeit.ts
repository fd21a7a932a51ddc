import type { Seat } from '../../../../kernel/types.ts';
import { opponentOf } from '../../position/find.ts';
import { cardName, seatName } from '../../position/names.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** A player immediately loses the game (C-POINTS-08). */
    forfeit: { who: Seat };
  }
}

export const forfeit: Kind<'forfeit'> = {
  run(ctx, run, { who }) {
    const why = `${seatName(who)} forfeits: ${cardName(run.from.card)}.`;
    ctx.end({ winners: [opponentOf(who)], why, rule: 'C-POINTS-08' });
  },
  text: () => 'A player forfeits.',
};
