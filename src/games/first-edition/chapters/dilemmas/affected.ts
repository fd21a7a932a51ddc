import type { Seat } from '../../../../kernel/types.ts';
import { ruleOf } from '../../content/rules.ts';
import { type Run, sourceOf } from '../../effects/frame.ts';
import { hostIn, personnelOf, piecesAt, piecesIn, shipsWithin, vesselsWithin } from '../../position/find.ts';
import { isPerson } from '../../position/piece-types.ts';
import { isStopped } from '../../position/pieces.ts';
import { aboard, locationAt, onSurface } from '../../position/places.ts';
import { sitesOf } from '../../position/stations.ts';
import { isSeenAt } from '../../position/veils.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardPlace, LocationId } from '../../terms.ts';
import { attemptOf, facing } from '../missions/team.ts';
import { crewsWithin, equipmentAt, isPlanet, placesWith } from '../teams/teams.ts';

/**
 * Returns the personnel that a dilemma can affect. During its encounter, these are the personnel who face it
 * (C-DILEMMA-13), and once it is in play, those present with it (C-TEAM-09). If it affects all personnel “here”, these are
 * everyone at the location.
 */
export function affected(g: FirstEdition, run: Pick<Run, 'from'>): Piece[] {
  const isSeed = run.from.kind === 'seed';
  const card = isSeed ? undefined : sourceOf(g, run);
  const location = isSeed ? attemptOf(g).location : card === undefined ? null : locationAt(g, card.at);
  if (location !== null && ruleOf(run.from.card)?.meeting?.here === true)
    return piecesIn(g, seenPlaces(g, location)).filter(isPerson);
  if (isSeed) return facing(g);
  return card === undefined ? [] : peopleNear(g, card);
}

/**
 * Returns the visible places at a location: the planet, and those inside ships and facilities, of both players or of one
 * (C-CLOAK-02).
 */
export function seenPlaces(g: FirstEdition, location: LocationId, seat?: Seat): CardPlace[] {
  const inside = vesselsWithin(g, location).flatMap((vessel) =>
    isSeenAt(g, vessel, location) && (seat === undefined || vessel.seat === seat)
      ? crewsWithin(g, vessel.id).flat()
      : [],
  );
  return [...new Set(isPlanet(g, location) ? [onSurface(location), ...inside] : inside)];
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

/** Returns the planet and the sites at a location, where personnel can be outside of ships and outposts. */
export function groundsAt(g: FirstEdition, location: LocationId): CardPlace[] {
  const sites = vesselsWithin(g, location).flatMap(({ id }) => sitesOf(g, id));
  return [...(isPlanet(g, location) ? [onSurface(location)] : []), ...sites.map(({ id }) => aboard(id))];
}
