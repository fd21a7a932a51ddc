import type { Text } from '../../../../kernel/types.ts';
import { systemName } from '../../content/systems/table.ts';
import { type FreeTestResult, swinging, tryConnection } from '../../galaxy/connecting.ts';
import type { Ascendancy, SystemId, UnitId } from '../../state.ts';
import { swingsText } from './lay-offers.ts';
import { openings, targetsOf } from './openings.ts';

/** What the free test of a connection comes to (A-CONN-06, A-GEO-26). */
export interface ConnectionTest {
  /** In how many of 6 rolls the lane joins them; 0: it can’t be. */
  chance: number;
  /** One sentence for each length, or why there can be no lane at all. */
  lines: Text[];
}

function outcome(g: Ascendancy, system: SystemId, target: SystemId, { way, why }: FreeTestResult): Text {
  if (way !== null) {
    const swung = swingsText(g, system, way);
    return swinging(way) === 0 || swung === null ? `joins it with ${systemName(target)}` : `joins them, and ${swung}`;
  }
  if (why === 'short') return 'is too short, and no swing helps';
  return why === 'long' ? 'is longer than their distance: swing one of them away' : 'has no room between them';
}

/** Tests whether two Systems could be joined, before anyone moves or rolls (A-CONN-06): it changes nothing. */
export function testConnection(
  g: Ascendancy,
  system: SystemId,
  target: SystemId,
  unit: UnitId | null = null,
): ConnectionTest {
  // A-LANE-01, A-GEO-29: what no die changes.
  if (openings(g, system, unit) === 0)
    return { chance: 0, lines: [`${systemName(system)} has as many lanes as it can have.`] };
  if (!targetsOf(g, system, unit).includes(target))
    return { chance: 0, lines: [`${systemName(target)} can take no lane from ${systemName(system)} now.`] };
  const trials = tryConnection(g, system, target);
  const chance = trials.reduce((sum, { way, faces }) => sum + (way === null ? 0 : faces), 0);
  const lines = trials.map(
    (one) => `A lane of ${one.sectors} Sectors (${one.faces} in 6) ${outcome(g, system, target, one)}.`,
  );
  return { chance, lines };
}
