import { lanesAt, neighbours } from '../../galaxy/graph.ts';
import { discOf } from '../../position/find.ts';
import { granted } from '../../rules/ask.ts';
import type { Ascendancy, SystemId, UnitId } from '../../state.ts';
import { isTooEarly } from './contact.ts';

/**
 * Returns how many more lanes a System may have (A-LANE-01). Lanes with an open end count toward the limit. A unit’s
 * rule may allow one lane more than the limit.
 */
export function openings(g: Ascendancy, system: SystemId, unit: UnitId | null): number {
  const { limit } = discOf(g, system);
  const left = limit - lanesAt(g, system).length;
  return left === 0 && unit !== null && granted(g, 'build', { what: 'lane', unit, system }) ? 1 : Math.max(0, left);
}

/**
 * Returns the Systems that a new lane may join. A lane may join Systems that have room for it and aren’t joined with
 * this System yet (A-GEO-29, A-OPEN-45). A System is left out if joining it would make First Contact too early
 * (A-OPT-02).
 */
export function targetsOf(g: Ascendancy, system: SystemId, unit: UnitId | null): SystemId[] {
  const near = neighbours(g, system);
  return Object.keys(g.discs).filter(
    (one) => one !== system && !near.includes(one) && openings(g, one, unit) > 0 && !isTooEarly(g, system, one),
  );
}
