import type { Seat } from '../../../../kernel/types.ts';
import type { Offer } from '../../../kit/offers.ts';
import { inForce } from '../../rules/in-force.ts';
import type { FirstEdition } from '../../state.ts';
import type { LocationId, PieceId } from '../../terms.ts';
import type { Payload } from '../calls.ts';
import { shipsOf } from '../movement/movement.ts';
import { attemptOffers } from './offers.ts';

/** The note in `g.turn.used` that a crew has made its obligatory attempt this turn. */
export function dutyDone(location: LocationId, ship: PieceId): string {
  return `duty:${location}:${ship}`;
}

/** Whether the crew of a ship has to attempt a mission, and hasn’t in this turn. */
export function isObliged(g: FirstEdition, seat: Seat, location: LocationId, ship: PieceId): boolean {
  if (g.turn?.used?.includes(dutyDone(location, ship)) === true) return false;
  return inForce(g, ({ obliges }) => obliges).some(({ bearer, says }) => says(g, bearer, { seat, location, ship }));
}

/**
 * The attempts that a seat has to make with its next order (C-MOVE-14): of several it picks the one that comes first. Each crew once in a
 * turn: who can’t solve it may go then.
 */
export function dutiesOf(g: FirstEdition, seat: Seat): Offer<Payload>[] {
  if (inForce(g, ({ obliges }) => obliges).length === 0) return [];
  const bound = shipsOf(g, seat).flatMap((ship) =>
    Object.keys(g.locations)
      .filter((location) => isObliged(g, seat, location, ship.id))
      .map((location) => `attempt:${location}:${ship.id}`),
  );
  // What isn’t where it would have to attempt anything has no such attempt.
  return attemptOffers(g, seat).filter(({ option, why }) => why === null && bound.includes(option.key));
}
