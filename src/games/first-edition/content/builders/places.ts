import type { Seat } from '../../../../kernel/types.ts';
import { missionAt } from '../../chapters/spaceline/line.ts';
import { crewsWithin, isPlanet, whereOf } from '../../chapters/teams/teams.ts';
import { hostIn, locationOf, vesselsWithin } from '../../position/find.ts';
import { isShip } from '../../position/piece-types.ts';
import { aboard, locationAt, onSurface } from '../../position/places.ts';
import { sitesOf } from '../../position/stations.ts';
import { isSeenAt, veilOf } from '../../position/veils.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardPlace, LocationId } from '../../terms.ts';
import type { Affiliation } from '../printed.ts';
import { worldOf } from '../worlds.ts';

/** True if a location is the place that cards call by this name. */
export function isWorld(g: FirstEdition, location: LocationId, world: string): boolean {
  return locationOf(g, location).missions.some(({ card }) => worldOf(card) === world);
}

/**
 * True if a piece is on the planet that cards call by this name. People in a facility on the planet and aboard landed ships
 * are on it, too (C-SPACELINE-08).
 */
export function isOn(g: FirstEdition, { at }: Piece, world: string): boolean {
  const location = locationAt(g, at);
  if (location === null || !isWorld(g, location, world)) return false;
  let place = at;
  for (let host = hostIn(g, at); host !== undefined; host = hostIn(g, place)) place = host.at;
  return place === onSurface(location);
}

/** Returns a test for pieces at the place that cards call by this name. */
export const isAtWorld =
  (world: string) =>
  (own: Piece, g: FirstEdition): boolean => {
    const location = locationAt(g, own.at);
    return location !== null && isWorld(g, location, world);
  };

/** Returns a test for pieces at a planet or in space. Some locations are both. */
export const isAt =
  (where: 'planet' | 'space') =>
  (own: Piece, g: FirstEdition): boolean => {
    const location = locationAt(g, own.at);
    return location !== null && [where, 'both'].includes(whereOf(g, location));
  };

/** Returns a test for pieces at a mission that has the icon of an affiliation on the side that faces their player. */
export const isAtMissionOf =
  (side: Affiliation) =>
  (own: Piece, g: FirstEdition): boolean => {
    const location = locationAt(g, own.at);
    // A location that a card created has no mission (C-SPACELINE-13).
    return location !== null && missionAt(g, location, own.seat)?.affiliations.includes(side) === true;
  };

/**
 * Returns the places where a player's personnel and equipment can come into play at a location: the planet, and aboard the
 * player's ships and facilities. On a station with sites, these are the sites (C-FAC-12).
 */
export function placesAt(g: FirstEdition, seat: Seat, location: LocationId): CardPlace[] {
  const inside = vesselsWithin(g, location)
    .filter((vessel) => vessel.seat === seat && isSeenAt(g, vessel, location))
    .flatMap(({ id }) => {
      const all = crewsWithin(g, id).flat();
      return sitesOf(g, id).length === 0 ? all : all.filter((place) => place !== aboard(id));
    });
  return [...new Set(isPlanet(g, location) ? [onSurface(location), ...inside] : inside)];
}

/**
 * Returns the places where personnel and equipment can come into play “here” by the text of a card: its own place, and all
 * others at the location. If the card is aboard a cloaked or phased ship, only its own place is here (C-CLOAK-03).
 */
export function placesHere(g: FirstEdition, own: Piece): CardPlace[] {
  const location = locationAt(g, own.at);
  const at = isShip(own) ? aboard(own.id) : own.at;
  if (location === null || veilOf(g, own) !== null) return [at];
  return [...new Set([at, ...placesAt(g, own.seat, location)])];
}
