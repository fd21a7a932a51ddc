import type { Seat } from '../../../../kernel/types.ts';
import { added } from '../../rules/ask.ts';
import type { FirstEdition } from '../../state.ts';
import type { LocationId } from '../../terms.ts';
import { missionAt } from '../spaceline/line.ts';

/** Returns a mission's points for a player, at least 0. Nothing is added if no points are printed (C-MISSION-20). */
export function missionPoints(g: FirstEdition, location: LocationId, seat: Seat): number {
  const { points } = missionAt(g, location, seat) ?? {};
  if (points === undefined) return 0;
  return Math.max(0, points.value + added(g, 'points', { seat, location }));
}
