import { pieceName } from '../../position/names.ts';
import { type CardSelector, whichOf } from '../card-selector.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Restores the RANGE that ships used this turn (C-MOVE-02). */
    refuel: { which: CardSelector };
  }
}

export const refuel: Kind<'refuel'> = {
  run(ctx, run, { which }) {
    for (const ship of whichOf(ctx.g, run, which)) {
      if (ship.spent === undefined) continue;
      delete ship.spent;
      ctx.log(`${pieceName(ctx.g, ship.id)} regains all its RANGE.`, 'C-MOVE-02');
    }
  },
};
