import type { Seat } from '../../../../kernel/types.ts';
import { playerOf } from '../../position/find.ts';
import { added, setTo } from '../../rules/ask.ts';
import type { Ascendancy, SystemId } from '../../state.ts';

/**
 * Returns the lowest roll that destroys a Ship: the Hazard’s Level plus the Ships’ Shield Modifier (A-HAZ-02,
 * A-HAZ-04). If the result is above 6, no die destroys a Ship.
 */
export function hazardTarget(g: Ascendancy, seat: Seat, system: SystemId, level: number): number {
  const about = { of: 'hazard', seat, system } as const;
  const shields = setTo(g, 'roll', about) ?? playerOf(g, seat).shields + added(g, 'roll', about);
  return level + shields;
}
