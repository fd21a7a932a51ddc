import type { Seat } from '../../../../kernel/types.ts';
import { countsAs } from '../../content/counted-as.ts';
import { cardOf } from '../../content/pool.ts';
import { ruleOf } from '../../content/rules.ts';
import { hostIn, locationOf, piecesAt } from '../../position/find.ts';
import { isMission, isVessel } from '../../position/kinds.ts';
import { each } from '../../position/look.ts';
import { isCaptive, isFacility, isInfiltrator, isPerson } from '../../position/piece-types.ts';
import { isDisabled, isStopped } from '../../position/pieces.ts';
import { aboard, hostOf, onSurface, placeKind } from '../../position/places.ts';
import { sitesOf, vesselOf } from '../../position/stations.ts';
import type { FirstEdition, PersonnelPiece, Piece } from '../../state.ts';
import type { CardId, CardPlace, LocationId, PieceId } from '../../terms.ts';
import { arrestedAmong } from '../affiliation/arrest.ts';
import { affiliationOf, compatible, groupsOf } from '../affiliation/compatible.ts';

/**
 * True if a card is carried as equipment. Some artifacts are used as equipment (C-TYPES-09), so they count as both
 * artifacts and equipment (C-DECK-12).
 */
export function isEquipmentCard(card: CardId): boolean {
  return countsAs(cardOf(card), 'Equipment');
}

/**
 * Returns the personnel that a player controls in a place (C-TEAM-13). The opponent's personnel in the same place don't
 * help (C-TEAM-07).
 */
export function peopleAt(g: FirstEdition, place: CardPlace, seat: Seat): PersonnelPiece[] {
  return piecesAt(g, place).filter((piece): piece is PersonnelPiece => piece.seat === seat && isPerson(piece));
}

/**
 * Returns a player's usable equipment in a place. Equipment belongs to the whole group (C-TEAM-03). Deactivated
 * equipment doesn't count (C-TIME-05).
 */
export function equipmentAt(g: FirstEdition, place: CardPlace, seat: Seat): Piece[] {
  return piecesAt(g, place).filter(
    (piece) => piece.seat === seat && piece.off === undefined && isEquipmentCard(piece.card),
  );
}

/** True if a card is stopped during its player's turn, and therefore not part of the group (C-TEAM-02). */
export function isApart(g: FirstEdition, piece: Piece): boolean {
  return g.turn?.seat === piece.seat && isStopped(g, piece);
}

/**
 * Returns a player's personnel in a place who can act (C-TEAM-14). Stopped personnel are a separate group (C-TEAM-02),
 * and infiltrators belong to the opponent's group (C-INFIL-01).
 */
export function activeAt(g: FirstEdition, place: CardPlace, seat: Seat): PersonnelPiece[] {
  const people = peopleAt(g, place, seat);
  const arrested = arrestedAmong(g, place, people);
  return people.filter(
    (piece) => !isInfiltrator(piece) && !isStopped(g, piece) && !isDisabled(piece) && !arrested.includes(piece),
  );
}

/**
 * Returns a player's personnel in a place who can be attacked, whether or not they are stopped or disabled. Captives
 * (C-PERSBAT-01, C-BATTLE-11) and infiltrators (C-INFIL-03) can't be attacked.
 */
export function fightersAt(g: FirstEdition, place: CardPlace, seat: Seat): PersonnelPiece[] {
  const people = peopleAt(g, place, seat);
  const arrested = arrestedAmong(g, place, people);
  // Cards in stasis can't be attacked (C-TEAM-16).
  return people.filter(
    (piece) => !isCaptive(piece) && !isInfiltrator(piece) && piece.numb !== 'stasis' && !arrested.includes(piece),
  );
}

/** Returns a player's groups of personnel in a place who can act (C-TEAM-02). */
export function teamsAt(g: FirstEdition, place: CardPlace, seat: Seat): Piece[][] {
  return teamsOf(g, activeAt(g, place, seat));
}

/**
 * Splits one player's personnel in a place into compatible groups (C-AFFIL-14). Personnel who are compatible with
 * everyone join the largest group.
 */
export function teamsOf(g: FirstEdition, people: readonly Piece[]): Piece[][] {
  const isFree = (piece: Piece) => affiliationOf(piece) === 'Non-Aligned' || affiliationOf(piece) === 'Neutral';
  const free = people.filter(isFree);
  const teams = groupsOf(
    people.filter((piece) => !isFree(piece)),
    (one, other) => compatible(g, one, other),
  );
  if (free.length === 0) return teams;
  const [largest] = [...teams].sort((one, other) => other.length - one.length);
  if (largest === undefined || !free.every((piece) => largest.every((other) => compatible(g, piece, other))))
    return [...teams, free];
  largest.push(...free);
  return teams;
}

/**
 * Returns a player's Away Teams on a planet (C-TEAM-01). Personnel in a facility on the planet don't form Away Teams
 * (C-FAC-11).
 */
export function awayTeams(g: FirstEdition, location: LocationId, seat: Seat): Piece[][] {
  return teamsAt(g, onSurface(location), seat);
}

/**
 * True if a personnel is in an Away Team: on a planet, in a facility on a planet, or aboard a vessel that its player doesn't
 * control (C-TEAM-01).
 */
export function isInAwayTeam(g: FirstEdition, { at, seat }: Piece): boolean {
  const vessel = vesselOf(g, at);
  if (vessel === null) return placeKind(at) === 'surface';
  return vessel.seat !== seat || (isFacility(vessel) && placeKind(vessel.at) === 'surface');
}

/** Returns the places of a ship's crew: aboard the ship, and aboard ships that it carries (C-MOVE-17). */
export function crewPlaces(g: FirstEdition, ship: PieceId): CardPlace[] {
  const carried = piecesAt(g, aboard(ship)).filter(({ card }) => isVessel(cardOf(card)));
  // A station's crew is at its command site (C-BATTLE-03, C-MISSION-26).
  const ops = sitesOf(g, ship).filter(({ card }) => ruleOf(card)?.site?.commands === true);
  return [aboard(ship), ...ops.map(({ id }) => aboard(id)), ...carried.flatMap(({ id }) => crewPlaces(g, id))];
}

/**
 * True if a place belongs to the crew of a ship or facility: aboard that vessel, or aboard a ship that it carries
 * (C-MOVE-17).
 */
export function isWithin(g: FirstEdition, place: CardPlace, vessel: PieceId): boolean {
  if (placeKind(place) !== 'aboard') return false;
  if (hostOf(place) === vessel) return true;
  const carried = hostIn(g, place);
  return carried !== undefined && isVessel(cardOf(carried.card)) && isWithin(g, carried.at, vessel);
}

/** Returns the cards of both players within the crew of a ship or facility (C-MOVE-17). */
export function piecesWithin(g: FirstEdition, vessel: PieceId): Piece[] {
  return crewPlaces(g, vessel).flatMap((place) => piecesAt(g, place));
}

/** Returns all places of the crew that a place belongs to, including the carrier's (C-MOVE-17). */
export function placesWith(g: FirstEdition, place: CardPlace): CardPlace[] {
  const host = placeKind(place) === 'aboard' ? hostIn(g, place) : undefined;
  if (host === undefined) return [place];
  return placeKind(host.at) === 'aboard' ? placesWith(g, host.at) : [...new Set([place, ...crewPlaces(g, host.id)])];
}

/**
 * Returns a ship's crew members who can act, including those aboard ships that it carries (C-MOVE-17). A stopped ship
 * stops everyone aboard (C-STOP-05).
 */
export const crewOf: (g: FirstEdition, ship: Piece) => readonly Piece[] = each((g, ship) =>
  isStopped(g, ship) ? [] : crewPlaces(g, ship.id).flatMap((place) => activeAt(g, place, ship.seat)),
);

/**
 * Returns all of a ship's crew, whether they can act or not, including those aboard ships that it carries (C-MOVE-17).
 */
export function crewOn(g: FirstEdition, ship: Piece): Piece[] {
  return crewPlaces(g, ship.id).flatMap((place) => peopleAt(g, place, ship.seat));
}

/** Returns a ship's crew members who aren't under house arrest, stopped or not (C-STOP-03, C-AFFIL-15). */
export function crewAtLarge(g: FirstEdition, ship: Piece): Piece[] {
  return crewPlaces(g, ship.id).flatMap((place) => fightersAt(g, place, ship.seat));
}

/**
 * Returns the places within a ship or facility, in one list for each group of personnel. The first group is the crew,
 * including carried ships. Every other site of a station is a separate group (C-FAC-12).
 */
export function crewsWithin(g: FirstEdition, vessel: PieceId): CardPlace[][] {
  const crew = crewPlaces(g, vessel);
  const rooms = sitesOf(g, vessel).map(({ id }) => aboard(id));
  return [crew, ...rooms.filter((room) => !crew.includes(room)).map((room) => [room])];
}

/** Returns all personnel of its player within a ship or facility, including those aboard carried ships (C-MOVE-17). */
export function peopleWithin(g: FirstEdition, vessel: Piece): Piece[] {
  return crewsWithin(g, vessel.id).flatMap((places) => places.flatMap((place) => peopleAt(g, place, vessel.seat)));
}

/** True if a location has a planet rather than only space (C-MISSION-01). */
export function isPlanet(g: FirstEdition, location: LocationId): boolean {
  return whereOf(g, location) !== 'space';
}

/** Returns the kind of a location by its mission's icons. */
export function whereOf(g: FirstEdition, location: LocationId): 'planet' | 'space' | 'both' {
  const [mission] = locationOf(g, location).missions;
  const card = mission === undefined ? null : cardOf(mission.card);
  if (card === null || !isMission(card) || card.where === 'either') return 'space';
  return card.where;
}
