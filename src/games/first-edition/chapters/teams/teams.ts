import type { Seat } from '../../../../kernel/types.ts';
import { countsAs } from '../../content/counted-as.ts';
import { ruleOf } from '../../content/effects/rules.ts';
import { cardOf } from '../../content/pool.ts';
import { locationOf, piecesAt } from '../../position/find.ts';
import { isMission, isPersonnel, isVessel } from '../../position/kinds.ts';
import { each } from '../../position/look.ts';
import { isDisabled, isStopped } from '../../position/pieces.ts';
import { aboard, hostOf, onSurface, placeKind } from '../../position/places.ts';
import { sitesOf } from '../../position/stations.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardId, CardPlace, LocationId, PieceId } from '../../terms.ts';
import { arrestedAmong } from '../affiliation/arrest.ts';
import { affiliationOf, compatible, groupsOf } from '../affiliation/compatible.ts';

/** Whether a card is carried as equipment: an artifact may be used so (C-TYPES-09), and is both then (C-DECK-12). */
export function isEquipment(card: CardId): boolean {
  return countsAs(cardOf(card), 'Equipment');
}

/** The personnel of a seat in a place: what it controls now is its own (C-TEAM-13), the other’s there help it not (C-TEAM-07). */
export function peopleAt(g: FirstEdition, place: CardPlace, seat: Seat): Piece[] {
  return piecesAt(g, place).filter((piece) => piece.seat === seat && isPersonnel(cardOf(piece.card)));
}

/** The equipment of a seat in a place that can be used: it belongs to the group as a whole (C-TEAM-03); what is switched off serves nobody (C-TIME-05). */
export function equipmentAt(g: FirstEdition, place: CardPlace, seat: Seat): Piece[] {
  return piecesAt(g, place).filter(
    (piece) => piece.seat === seat && piece.off === undefined && isEquipment(piece.card),
  );
}

/** Whether a card is of those that are stopped, a group of their own in the turn of their player (C-TEAM-02). */
export function isApart(g: FirstEdition, piece: Piece): boolean {
  return g.turn?.seat === piece.seat && isStopped(g, piece);
}

/**
 * Those of a seat in a place who can act (C-TEAM-14): the stopped are a group of their own (C-TEAM-02), and infiltrators are among the
 * opponent’s (C-INFIL-01).
 */
export function activeAt(g: FirstEdition, place: CardPlace, seat: Seat): Piece[] {
  const people = peopleAt(g, place, seat);
  const arrested = arrestedAmong(g, place, people);
  return people.filter(
    (piece) =>
      piece.infiltrates === undefined && !isStopped(g, piece) && !isDisabled(piece) && !arrested.includes(piece),
  );
}

/**
 * Those of a seat in a place who can be attacked: the stopped and the disabled too, but no captives (C-PERSBAT-01, C-BATTLE-11) and no
 * infiltrators (C-INFIL-03).
 */
export function fightersAt(g: FirstEdition, place: CardPlace, seat: Seat): Piece[] {
  const people = peopleAt(g, place, seat);
  const arrested = arrestedAmong(g, place, people);
  // C-TEAM-16: who is in stasis isn’t attacked.
  return people.filter(
    (piece) =>
      piece.captive === undefined &&
      piece.infiltrates === undefined &&
      piece.numb !== 'stasis' &&
      !arrested.includes(piece),
  );
}

/** The groups of a seat in a place of all who can act there (C-TEAM-02). */
export function teamsAt(g: FirstEdition, place: CardPlace, seat: Seat): Piece[][] {
  return teamsOf(g, activeAt(g, place, seat));
}

/**
 * People of one seat in a place by groups: all who fit together are one; who doesn’t fit makes a second one (C-AFFIL-14). Those that fit
 * everyone go with the largest.
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

/** The Away Teams of a seat on the planet of a location (C-TEAM-01): who is in a facility there is none (C-FAC-11). */
export function awayTeams(g: FirstEdition, location: LocationId, seat: Seat): Piece[][] {
  return teamsAt(g, onSurface(location), seat);
}

/** Where the crew of a ship is: aboard, and aboard the ships that it carries (C-MOVE-17). */
export function crewPlaces(g: FirstEdition, ship: PieceId): CardPlace[] {
  const carried = piecesAt(g, aboard(ship)).filter(({ card }) => isVessel(cardOf(card)));
  // C-BATTLE-03, C-MISSION-26: a station is served from where it is steered.
  const ops = sitesOf(g, ship).filter(({ card }) => ruleOf(card)?.site?.commands === true);
  return [aboard(ship), ...ops.map(({ id }) => aboard(id)), ...carried.flatMap(({ id }) => crewPlaces(g, id))];
}

/** Whether a place is of the crew of a ship or facility: aboard it, or aboard a ship that it carries (C-MOVE-17). */
export function isWithin(g: FirstEdition, place: CardPlace, vessel: PieceId): boolean {
  if (placeKind(place) !== 'aboard') return false;
  const host = hostOf(place);
  if (host === vessel) return true;
  const carried = g.pieces[host ?? 0];
  return carried !== undefined && isVessel(cardOf(carried.card)) && isWithin(g, carried.at, vessel);
}

/** Cards with the crew of a ship or facility, whoever’s they are (C-MOVE-17). */
export function piecesWithin(g: FirstEdition, vessel: PieceId): Piece[] {
  return crewPlaces(g, vessel).flatMap((place) => piecesAt(g, place));
}

/** Where those are who are of one crew with who is in a place: with the crew of what carries it, too (C-MOVE-17). */
export function placesWith(g: FirstEdition, place: CardPlace): CardPlace[] {
  const host = placeKind(place) === 'aboard' ? g.pieces[hostOf(place) ?? 0] : undefined;
  if (host === undefined) return [place];
  return placeKind(host.at) === 'aboard' ? placesWith(g, host.at) : [...new Set([place, ...crewPlaces(g, host.id)])];
}

/** The crew of a ship that can act, with that of ships it carries (C-MOVE-17): a stopped ship stops everyone aboard (C-STOP-05). */
export const crewOf: (g: FirstEdition, ship: Piece) => readonly Piece[] = each((g, ship) =>
  isStopped(g, ship) ? [] : crewPlaces(g, ship.id).flatMap((place) => activeAt(g, place, ship.seat)),
);

/** The crew of a ship, able to act or not, with that of ships it carries (C-MOVE-17). */
export function crewOn(g: FirstEdition, ship: Piece): Piece[] {
  return crewPlaces(g, ship.id).flatMap((place) => peopleAt(g, place, ship.seat));
}

/** Those of the crew of a ship who aren’t under house arrest, stopped or not (C-STOP-03, C-AFFIL-15). */
export function crewAtLarge(g: FirstEdition, ship: Piece): Piece[] {
  return crewPlaces(g, ship.id).flatMap((place) => fightersAt(g, place, ship.seat));
}

/** Where people are within a ship or facility, by who is together: its crew, with that of ships it carries, and who is at another site (C-FAC-12). */
export function crewsWithin(g: FirstEdition, vessel: PieceId): CardPlace[][] {
  const crew = crewPlaces(g, vessel);
  const rooms = sitesOf(g, vessel).map(({ id }) => aboard(id));
  return [crew, ...rooms.filter((room) => !crew.includes(room)).map((room) => [room])];
}

/** All of a ship’s or facility’s player who are within it, in ships that it carries too (C-MOVE-17). */
export function peopleWithin(g: FirstEdition, vessel: Piece): Piece[] {
  return crewsWithin(g, vessel.id).flatMap((places) => places.flatMap((place) => peopleAt(g, place, vessel.seat)));
}

/** Whether a location has a planet, or space to meet something in (C-MISSION-01). */
export function isPlanet(g: FirstEdition, location: LocationId): boolean {
  return whereOf(g, location) !== 'space';
}

/** What a location is by its mission’s icons. */
export function whereOf(g: FirstEdition, location: LocationId): 'planet' | 'space' | 'both' {
  const [mission] = locationOf(g, location).missions;
  const card = mission === undefined ? null : cardOf(mission.card);
  if (card === null || !isMission(card) || card.where === 'either') return 'space';
  return card.where;
}
