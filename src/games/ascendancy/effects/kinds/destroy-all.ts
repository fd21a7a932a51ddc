import { several } from '../../../kit/words.ts';
import { seatsIn, shipsIn, unitsIn } from '../../position/find.ts';
import { atPlace, theSeat } from '../../position/names.ts';
import { destroyShips } from '../../position/units.ts';
import { ruleSourceName } from '../../rules/rule-sources.ts';
import type { Kind } from '../kind.ts';
import { hereOf } from '../system-units.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Destroys all Ships in the System, including other players’ Ships. */
    'destroy-all': { rule: string };
  }
}

export const destroyAll: Kind<'destroy-all'> = {
  run(ctx, run, { rule }) {
    const { g } = ctx;
    const here = hereOf(run);
    for (const seat of seatsIn(g, here)) {
      const whose = `${several(shipsIn(g, here, seat), 'Ship')} of ${theSeat(g, seat)} ${atPlace(g, here)}`;
      ctx.log(`${ruleSourceName(g, run.from)} destroys ${whose}.`, rule);
      for (const { id, ships } of unitsIn(g, here, seat)) destroyShips(ctx, id, ships);
    }
  },
  worth: () => -1,
};
