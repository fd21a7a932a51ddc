import type { Seat } from '../../../kernel/types.ts';
import type { Ascendancy, SystemId } from '../state.ts';
import { seatsIn } from './find.ts';
import { hasCube, isAtPeace, orbits } from './standing.ts';

/**
 * Returns the only rival with Ships in a System if the player is at Peace with that rival, or null. With Allied
 * Cooperation (A-OPT-14), this rival may let the player act as if the rival’s Ships weren’t there.
 */
export function partnerIn(g: Ascendancy, seat: Seat, system: SystemId): Seat | null {
  if (g.options.rules.alliedCooperation !== true || hasCube(g, system) || !orbits(g, seat, system)) return null;
  const [rival, more] = seatsIn(g, system).filter((one) => one !== seat);
  return rival !== undefined && more === undefined && isAtPeace(g, seat, rival) ? rival : null;
}
