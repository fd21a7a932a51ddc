import { pieceName } from '../../position/names.ts';
import { type CardSelector, whichOf } from '../card-selector.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Ships get back the RANGE that they used in this turn (C-MOVE-02). */
    refuel: { which: CardSelector };
  }
}

export const refuel: Kind<'refuel'> = {
  run(ctx, run, { which }) {
    for (const ship of whichOf(ctx.g, run, which)) {
      if (ship.spent === undefined) continue;
      delete ship.spent;
      ctx.log(`${pieceName(ctx.g, ship.id)} has all its RANGE again.`, 'C-MOVE-02');
    }
  },
  text: () => 'Gives RANGE back.',
};
