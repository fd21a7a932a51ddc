import { repairAll } from '../../chapters/damage/repair.ts';
import { pieceName } from '../../position/names.ts';
import { type CardSelector, whichOf } from '../card-selector.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Repairs ships immediately (C-DOCK-06). */
    mend: { which: CardSelector };
  }
}

export const mend: Kind<'mend'> = {
  run(ctx, run, { which }) {
    for (const ship of whichOf(ctx.g, run, which)) {
      if (!repairAll(ctx.g, ship)) continue;
      ctx.log(`${pieceName(ctx.g, ship.id)} is repaired.`, 'C-DOCK-06');
    }
  },
};
