import type { Seat } from '../../../../kernel/types.ts';
import type { Frontiers } from '../../state.ts';
import { playerOf } from '../captains/find.ts';
import { idsAround, roams } from '../map/ground.ts';
import type { HexId } from '../map/hex.ts';

/** Up to so many Enemy Ships nearby every group is an option of its own; of more, one is challenged and others added. */
export const MOST_GROUPED = 3;

/** Spaces beside a ship where Enemy Ships roam (F-COMBAT-01, F-COOP-13). */
export function roamersBeside(g: Frontiers, seat: Seat): HexId[] {
  const { at, aside } = playerOf(g, seat);
  return at === null || aside ? [] : idsAround(at).filter((id) => roams(g, id));
}
