import type { UnitId } from '../../state.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Marks Ships and Fleets that have used a rule. Each unit may use the rule once per turn. */
    'mark-units': { units: UnitId[]; rule: string };
  }
}

export const markUnits: Kind<'mark-units'> = {
  run({ g }, _run, { units, rule }) {
    for (const unit of g.units) if (units.includes(unit.id)) unit.used.push(rule);
  },
  worth: () => 0,
};
