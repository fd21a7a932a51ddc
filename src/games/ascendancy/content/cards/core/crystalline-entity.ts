import { several } from '../../../../kit/words.ts';
import type { Kind } from '../../../effects/kind.ts';
import { hereOf } from '../../../effects/system-units.ts';
import { seatsIn, shipsIn, unitsIn } from '../../../position/find.ts';
import { atPlace, theSeat } from '../../../position/names.ts';
import { destroyShips } from '../../../position/units.ts';
import { ruleSourceName } from '../../../rules/rule-sources.ts';
import { exploration } from '../../card-rules.ts';

/** Crystalline Entity. */
export const CARDS = exploration('core', [
  {
    id: 'core-crystalline-entity',
    number: 1,
    name: 'Crystalline Entity',
    type: 'crisis',
    after: 'discard',
    source: 'book',
    line: 'All Ships here are destroyed, including other players’ Ships, unless you have upgraded Weapons or Shields at least once.',
    // A-EXPL-18
    resolve: [{ do: 'when', is: 'never-upgraded', does: [{ do: 'destroy-all', rule: 'A-EXPL-18' }] }],
  },
]);

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Destroys all Ships in the System, including other players’ Ships. */
    'destroy-all': { rule: string };
  }
}

const destroyAll: Kind<'destroy-all'> = {
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

/** The kind of effect that only this card has. */
export const KINDS = { 'destroy-all': destroyAll };
