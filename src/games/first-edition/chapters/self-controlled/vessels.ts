import type { Seat } from '../../../../kernel/types.ts';
import { no, type Obstacle } from '../../../kit/offers.ts';
import { cardOf } from '../../content/pool.ts';
import { piecesAt } from '../../position/find.ts';
import { isLone } from '../../position/kinds.ts';
import { atLocation } from '../../position/places.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { LocationId } from '../../terms.ts';
import { affiliationOf } from '../affiliation/compatible.ts';
import { forceOf, vesselsAt } from '../battle/forces.ts';

/** The self-controlling cards at a location, whoever seeded them (C-SHIPBAT-18). */
export function lonesAt(g: FirstEdition, location: LocationId): Piece[] {
  return piecesAt(g, atLocation(location)).filter(({ card }) => isLone(cardOf(card)));
}

/** All of an owner that are on the line: one alone stays (C-SHIPBAT-18). */
export function selfControllingOf(g: FirstEdition, owner: Seat): Piece[] {
  return Object.values(g.pieces).filter((piece) => piece.owner === owner && isLone(cardOf(piece.card)));
}

/** Why a ship or facility may not begin a battle with what controls itself: Borg have their limits, nobody else has (C-SHIPBAT-18). */
export function loneWhy(g: FirstEdition, vessel: Piece): Obstacle {
  const isBorg = forceOf(g, vessel).some((piece) => affiliationOf(piece) === 'Borg');
  return isBorg ? no('C-SHIPBAT-18', 'Borg don’t attack what controls itself.') : null;
}

/** Its ships at a location that it finds there, of a seat. */
export function shipsNear(g: FirstEdition, seat: Seat, location: LocationId): Piece[] {
  return vesselsAt(g, seat, location).filter(({ card }) => cardOf(card).type === 'Ship');
}
