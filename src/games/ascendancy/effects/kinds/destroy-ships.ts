import { several } from '../../../kit/words.ts';
import { atPlace, theSeat } from '../../position/names.ts';
import { destroyShips as destroy, living } from '../../position/units.ts';
import { ruleSourceName } from '../../rules/rule-sources.ts';
import type { UnitId } from '../../state.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Destroys Ships and Fleets without a roll. */
    'destroy-ships': { units: readonly UnitId[]; rule: string };
  }
}

export const destroyShips: Kind<'destroy-ships'> = {
  run(ctx, run, { units, rule }) {
    const { g } = ctx;
    const doomed = living(g, units);
    const [first] = doomed;
    if (first === undefined || first.at === null) return;
    const ships = doomed.reduce((sum, unit) => sum + unit.ships, 0);
    const whose = `${several(ships, 'Ship')} of ${theSeat(g, first.seat)} ${atPlace(g, first.at)}`;
    ctx.log(`${ruleSourceName(g, run.from)} destroys ${whose}.`, rule, { seat: first.seat, names: [] });
    for (const unit of doomed) destroy(ctx, unit.id, unit.ships);
  },
  worth: ({ units }) => 0.8 * units.length,
};
