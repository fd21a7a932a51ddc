import { lanesAt, neighbours } from '../../galaxy/graph.ts';
import { discOf } from '../../position/find.ts';
import { granted } from '../../rules/ask.ts';
import type { Ascendancy, SystemId, UnitId } from '../../state.ts';
import { isTooEarly } from './contact.ts';

/** How many more lanes a System may have, open ends counted (A-LANE-01); a rule of the unit may allow one beyond the limit. */
export function openings(g: Ascendancy, system: SystemId, unit: UnitId | null): number {
  const { limit } = discOf(g, system);
  const left = limit - lanesAt(g, system).length;
  return left === 0 && unit !== null && granted(g, 'lanes', { unit, system }) ? 1 : Math.max(0, left);
}

/**
 * Systems that a new lane from this one may join: with a free connection, not itself, none that it has a lane to already
 * (A-GEO-29, A-OPEN-45), and no contact too early (A-OPT-02).
 */
export function targetsOf(g: Ascendancy, system: SystemId, unit: UnitId | null): SystemId[] {
  const near = neighbours(g, system);
  return Object.keys(g.discs).filter(
    (one) => one !== system && !near.includes(one) && openings(g, one, unit) > 0 && !isTooEarly(g, system, one),
  );
}
