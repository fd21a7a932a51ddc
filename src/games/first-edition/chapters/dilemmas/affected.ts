import { type Run, sourceOf } from '../../effects/frame.ts';
import { hostIn, personnelOf, piecesAt, piecesIn, shipsWithin, vesselsWithin } from '../../position/find.ts';
import { isPerson } from '../../position/piece-types.ts';
import { isStopped } from '../../position/pieces.ts';
import { aboard, locationAt, onSurface } from '../../position/places.ts';
import { isSeenAt } from '../../position/veils.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardPlace } from '../../terms.ts';
import { attemptOf, facing } from '../missions/team.ts';
import { crewsWithin, equipmentAt, isPlanet, placesWith } from '../teams/teams.ts';

/**
 * Returns the personnel that a dilemma can affect. During its encounter, these are the personnel who face it
 * (C-DILEMMA-13), and once it is in play, those present with it (C-TEAM-09).
 */
export function affected(g: FirstEdition, run: Pick<Run, 'from'>): Piece[] {
  if (run.from.kind === 'seed') return facing(g);
  const card = sourceOf(g, run);
  return card === undefined ? [] : peopleNear(g, card);
}

/**
 * Returns all personnel of both players in the places of the given personnel, even those who can't act (C-DILEMMA-13).
 */
export function aroundOf(g: FirstEdition, some: readonly Piece[]): Piece[] {
  const places = new Set(some.map(({ at }) => at));
  return [...places].flatMap((place) => piecesAt(g, place).filter(isPerson));
}

/** Returns a player's stopped personnel at the location of the attempt, including those aboard ships (C-STOP-01). */
export function stoppedHere(g: FirstEdition, seat: number): Piece[] {
  const here = g.attempt?.location;
  return personnelOf(g, seat).filter((piece) => isStopped(g, piece) && locationAt(g, piece.at) === here);
}

/**
 * Returns the places of everyone present with a card, grouped by who is together (C-TEAM-08). A card on a personnel is
 * present with that personnel's group. A card on any other card is present with everyone inside that card. All other
 * cards are present with everyone on the planet or, in space, with everyone aboard the ships and facilities at the
 * location.
 */
export function placesNear(g: FirstEdition, card: Pick<Piece, 'at'>): CardPlace[][] {
  const host = hostIn(g, card.at);
  if (host !== undefined) {
    if (isPerson(host)) return [placesWith(g, host.at)];
    return crewsWithin(g, host.id);
  }
  const location = locationAt(g, card.at);
  if (location === null) return [];
  return isPlanet(g, location)
    ? [[onSurface(location)]]
    : vesselsWithin(g, location).flatMap((vessel) => (isSeenAt(g, vessel, location) ? crewsWithin(g, vessel.id) : []));
}

/**
 * Returns the personnel present with a card (C-TEAM-08). If the card is on a personnel, only personnel of the same
 * player count.
 */
export function peopleNear(g: FirstEdition, card: Piece): Piece[] {
  const places = placesNear(g, card).flat();
  const host = hostIn(g, card.at);
  const seat = host !== undefined && isPerson(host) ? host.seat : null;
  return piecesIn(g, places).filter((piece) => isPerson(piece) && (seat === null || piece.seat === seat));
}

/** Returns the equipment carried by the personnel that an effect can affect. */
export function carried(g: FirstEdition, run: Pick<Run, 'from'>): Piece[] {
  const people = affected(g, run);
  const [first] = people;
  if (first === undefined) return [];
  const places = new Set(people.map(({ at }) => at));
  return [...places].flatMap((place) => equipmentAt(g, place, first.seat));
}

/** Returns the encountering player's empty ships at the location. */
export function emptyShips(g: FirstEdition, { seat }: Pick<Run, 'seat'>): Piece[] {
  const { location } = attemptOf(g);
  return shipsWithin(g, location).filter((ship) => ship.seat === seat && !piecesAt(g, aboard(ship.id)).some(isPerson));
}
