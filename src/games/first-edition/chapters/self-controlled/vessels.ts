import type { Seat } from '../../../../kernel/types.ts';
import { no, type Obstacle } from '../../../kit/offers.ts';
import { cardOf } from '../../content/pool.ts';
import { ownedBy, piecesAt } from '../../position/find.ts';
import { isLone } from '../../position/kinds.ts';
import { isShip } from '../../position/piece-types.ts';
import { atLocation } from '../../position/places.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { LocationId } from '../../terms.ts';
import { affiliationOf } from '../affiliation/compatible.ts';
import { forceOf, vesselsAt } from '../battle/forces.ts';

/** Returns the self-controlling cards at a location, whoever seeded them (C-SHIPBAT-18). */
export function lonesAt(g: FirstEdition, location: LocationId): Piece[] {
  return piecesAt(g, atLocation(location)).filter(({ card }) => isLone(cardOf(card)));
}

/**
 * Returns a player's self-controlling cards on the line. Only one self-controlling card of each player may stay
 * (C-SHIPBAT-18).
 */
export function selfControllingOf(g: FirstEdition, owner: Seat): Piece[] {
  return ownedBy(g, owner).filter(({ card }) => isLone(cardOf(card)));
}

/**
 * Returns the reason a ship or facility can't attack a self-controlling card, or null if it can. The rule restricts
 * only ships and facilities that are Borg or have Borg aboard (C-SHIPBAT-18).
 */
export function loneWhy(g: FirstEdition, vessel: Piece): Obstacle {
  const isBorg = forceOf(g, vessel).some((piece) => affiliationOf(piece) === 'Borg');
  return isBorg ? no('C-SHIPBAT-18', 'Borg can’t attack self-controlling cards.') : null;
}

/** Returns a player's ships that a self-controlling card can attack at a location. */
export function shipsNear(g: FirstEdition, seat: Seat, location: LocationId): Piece[] {
  return vesselsAt(g, seat, location).filter(isShip);
}
