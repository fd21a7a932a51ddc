import type { Text } from '../../../../kernel/types.ts';
import { systemName } from '../../content/lookup.ts';
import { type FreeTestResult, tryConnection } from '../../galaxy/connecting.ts';
import type { Ascendancy, SystemId, UnitId } from '../../state.ts';
import { swingsText } from './lay-offers.ts';
import { openings, targetsOf } from './openings.ts';

/** The result of the free test of a connection (A-CONN-06, A-GEO-26). */
export interface ConnectionTest {
  /** How many of the die’s 6 faces give a lane that joins the Systems. */
  chance: number;
  /** One sentence for each length, or the reason why no lane is possible. */
  lines: Text[];
}

/** Describes the result for one length of lane (A-GEO-26). */
function outcome(g: Ascendancy, system: SystemId, target: SystemId, { way, why }: FreeTestResult): Text {
  if (way !== null) {
    const swung = swingsText(g, system, way);
    return swung === null ? `joins it with ${systemName(target)}` : `joins them, and ${swung}`;
  }
  if (why === 'short') return 'is too short, even with a swing';
  return why === 'long' ? 'is longer than the gap, so swing one of them away' : 'has no room between them';
}

/** Tests whether two Systems could be joined, before anyone moves or rolls (A-CONN-06). Changes nothing. */
export function testConnection(
  g: Ascendancy,
  system: SystemId,
  target: SystemId,
  unit: UnitId | null = null,
): ConnectionTest {
  // Obstacles that don’t depend on the roll are checked first (A-LANE-01, A-GEO-29).
  if (openings(g, system, unit) === 0)
    return { chance: 0, lines: [`${systemName(system)} already has its maximum number of lanes.`] };
  if (!targetsOf(g, system, unit).includes(target))
    return { chance: 0, lines: [`${systemName(target)} can’t take a lane from ${systemName(system)} now.`] };
  const trials = tryConnection(g, system, target);
  const chance = trials.reduce((sum, { way, faces }) => sum + (way === null ? 0 : faces), 0);
  const lines = trials.map(
    (one) => `A lane of ${one.sectors} Sectors (${one.faces} in 6) ${outcome(g, system, target, one)}.`,
  );
  return { chance, lines };
}
