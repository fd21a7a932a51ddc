import type { Seat } from '../../../../kernel/types.ts';
import type { Offer } from '../../../kit/offers.ts';
import { shipsOf } from '../../position/find.ts';
import { saying } from '../../rules/ask.ts';
import type { FirstEdition } from '../../state.ts';
import type { LocationId, PieceId } from '../../terms.ts';
import type { Payload } from '../calls.ts';
import { attemptOffers } from './offers.ts';

/** Returns the key in `g.turn.used` that records a crew's obligatory attempt of this turn. */
export function dutyDone(location: LocationId, ship: PieceId): string {
  return `duty:${location}:${ship}`;
}

/** True if a ship's crew must attempt a mission and hasn't this turn. */
export function isObliged(g: FirstEdition, seat: Seat, location: LocationId, ship: PieceId): boolean {
  if (g.turn?.used?.includes(dutyDone(location, ship)) === true) return false;
  return saying(g, 'obliges').some(({ source, says }) => says(g, source, { seat, location, ship }));
}

/**
 * Returns the attempts that a player must make with their next order (C-MOVE-14). Each crew makes one obligatory
 * attempt per turn and may leave if it can't solve the mission. The player chooses which attempt comes first.
 */
export function dutiesOf(g: FirstEdition, seat: Seat): Offer<Payload>[] {
  if (saying(g, 'obliges').length === 0) return [];
  const bound = shipsOf(g, seat).flatMap((ship) =>
    Object.keys(g.locations)
      .filter((location) => isObliged(g, seat, location, ship.id))
      .map((location) => `attempt:${location}:${ship.id}`),
  );
  // A crew doesn't have to attempt a mission if it can't begin an attempt where it is.
  return attemptOffers(g, seat).filter(({ option, why }) => why === null && bound.includes(option.key));
}
