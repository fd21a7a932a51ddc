import type { Option, Seat } from '../../../kernel/types.ts';
import { incompatibleAboard } from '../chapters/affiliation/arrest.ts';
import { compatible } from '../chapters/affiliation/compatible.ts';
import { isOpenTo } from '../chapters/affiliation/open-house.ts';
import { couldBegin, type Goal, goalsOf } from '../chapters/missions/goals.ts';
import { rangeLeft } from '../chapters/movement/movement.ts';
import { distances } from '../chapters/spaceline/line.ts';
import { isStaffed } from '../chapters/staffing/staffing.ts';
import { docksAt } from '../chapters/stations/docks.ts';
import { activeAt, awayTeams, crewOf, peopleAt, whereOf } from '../chapters/teams/teams.ts';
import { piecesIn, piecesOf, shipsOf, vesselsWithin } from '../position/find.ts';
import { isFacility } from '../position/piece-types.ts';
import { isDisabled, isStopped } from '../position/pieces.ts';
import { aboard, hostOf, locationAt, onSurface, placeKind } from '../position/places.ts';
import { roomsOf, sitesOf } from '../position/stations.ts';
import type { FirstEdition, Piece } from '../state.ts';
import type { LocationId } from '../terms.ts';
import { isReady, unknownAt } from './dangers.ts';
import { fight, hunts, isThreatened } from './fights.ts';

/** The bot sends at least this many personnel to a mission if it can, since dilemmas remove some of them. */
const TEAM = 5;
/** The factor by which each turn of travel lowers a goal’s points. */
const HURRY = 0.8;

/** A seat’s ship, with its location and the personnel there. */
interface Expedition {
  readonly ship: Piece;
  readonly here: LocationId;
  /** The personnel aboard, and those on the planet and in a facility at the ship’s location who could come aboard. */
  readonly crew: readonly Piece[];
  readonly down: readonly Piece[];
  readonly base: readonly Piece[];
}

/** Returns the available order that brings the best mission closer, or null if nothing helps now. */
export function nextOrder(g: FirstEdition, seat: Seat, options: readonly Option[]): string | null {
  const has = (key: string) => options.some((option) => option.key === key);
  // The bot activates every hologram that can help (C-TIME-03).
  const hologram = options.find(({ verb }) => verb === 'switch');
  if (hologram !== undefined) return hologram.key;
  for (const trip of expeditions(g, seat)) {
    const goal = goalFor(g, seat, trip);
    const order = goal === null ? null : (unveil(trip.ship, has) ?? toward(g, trip, goal, has));
    if (order !== null) return order;
  }
  const battle = fight(g, seat, options);
  if (battle !== null) return battle;
  for (const trip of expeditions(g, seat)) {
    const order = goalFor(g, seat, trip) === null ? (hunt(g, seat, trip, has) ?? homeward(g, seat, trip, has)) : null;
    if (order !== null) return order;
  }
  return hide(g, seat, has);
}

/** Nobody beams from a hidden ship (C-CLOAK-02). */
function unveil({ veiled, id }: Piece, has: Has): string | null {
  if (veiled === undefined) return null;
  return [`decloak:${id}`, `dephase:${id}`].find(has) ?? null;
}

/** Flies the ship to a location within its remaining RANGE from which it can profitably attack. */
function hunt(g: FirstEdition, seat: Seat, { ship, here, down }: Expedition, has: Has): string | null {
  if (down.length > 0) return null;
  const ways = distances(g, here, seat);
  const near = [...ways].filter(([, way]) => way <= rangeLeft(g, ship)).map(([location]) => location);
  const prey = hunts(g, seat, ship, near);
  return prey === null ? null : (unveil(ship, has) ?? flight(g, ship, here, prey, has));
}

/** Hides a ship in space from stronger ones until its next turn. */
function hide(g: FirstEdition, seat: Seat, has: Has): string | null {
  const ship = shipsOf(g, seat).find(
    (one) =>
      placeKind(one.at) === 'space' && one.veiled === undefined && crewOf(g, one).length > 0 && isThreatened(g, one),
  );
  return ship === undefined ? null : ([`cloak:${ship.id}`, `phase:${ship.id}`].find(has) ?? null);
}

/** Returns a seat’s ships with the personnel who could fly them, the largest group first. */
function expeditions(g: FirstEdition, seat: Seat): Expedition[] {
  return shipsOf(g, seat)
    .flatMap((ship) => {
      const here = locationAt(g, ship.at);
      if (here === null || isStopped(g, ship)) return [];
      const facilities = basesAt(g, seat, here);
      // As in a crew, only personnel who can act count. If the bot counted personnel who can't act, it would beam them
      // down and up forever.
      const able = (place: Piece['at']) => activeAt(g, place, seat);
      const base = facilities.flatMap((one) => roomsOf(g, one.id)).flatMap(able);
      return [{ ship, here, crew: crewOf(g, ship), down: able(onSurface(here)), base }];
    })
    .filter(({ crew, down, base }) => crew.length + down.length + base.length > 0)
    .sort((one, other) => flown(g, other) - flown(g, one));
}

/** Returns a seat’s facilities at a location, with those that both players may use (C-FAC-07). */
function basesAt(g: FirstEdition, seat: Seat, location: LocationId): Piece[] {
  return vesselsWithin(g, location).filter((piece) => isFacility(piece) && isOpenTo(g, piece, seat));
}

/** Rates a ship for the rest of the turn by its remaining RANGE and by the personnel who are with it or can join it. */
function flown(g: FirstEdition, { ship, crew, down, base }: Expedition): number {
  const all = [...crew, ...down, ...base];
  return all.length + rangeLeft(g, ship) / 20 + (staffedBy(g, ship, all) ? 100 : 0);
}

/** Whether the given personnel could fly a ship if they were aboard. */
function staffedBy(g: FirstEdition, ship: Piece, people: readonly Piece[]): boolean {
  return isStaffed(asIf(g, people, aboard(ship.id)).g, ship);
}

/**
 * Returns the game as if the given personnel, along with everything else in their places (such as equipment), were in
 * another place.
 */
function asIf(g: FirstEdition, people: readonly Piece[], at: Piece['at']): { g: FirstEdition; there: Piece[] } {
  const from = new Set(people.map((piece) => piece.at));
  const pieces = { ...g.pieces };
  for (const piece of piecesIn(g, [...from])) pieces[piece.id] = { ...piece, at };
  return { g: { ...g, pieces }, there: people.map((piece) => pieces[piece.id] ?? piece) };
}

/**
 * Whether personnel with a ship could begin a mission and solve it. The check assumes that the personnel are already at
 * the place of the attempt, since some skills depend on the place. If it checked them where they are now, the bot would
 * beam them down and up forever.
 */
function couldSolve(g: FirstEdition, { ship }: Expedition, goal: Goal, people: readonly Piece[]): boolean {
  const { id } = goal.location;
  const isPlanet = whereOf(g, id) === 'planet';
  const then = asIf(g, people, isPlanet ? onSurface(id) : aboard(ship.id));
  return (
    isReady(then.g, ship.seat, goal, then.there, isPlanet ? null : ship) &&
    couldBegin(then.g, ship.seat, goal, then.there, ship)
  );
}

/** Returns the mission that the personnel with a ship should aim for: solvable, near, and worth many points. */
function goalFor(g: FirstEdition, seat: Seat, trip: Expedition): Goal | null {
  const { ship, here, crew, down, base } = trip;
  const all = [...crew, ...down, ...base];
  const ways = distances(g, here, seat);
  const range = Math.max(1, rangeLeft(g, ship));
  const flies = staffedBy(g, ship, all);
  let found: Goal | null = null;
  let most = 0;
  for (const goal of goalsOf(g, seat)) {
    const { id } = goal.location;
    // Missions with both icons are skipped, because the bot doesn’t plan for two groups at the same time.
    if (whereOf(g, id) === 'both') continue;
    const isHere = id === here;
    const way = isHere ? 0 : ways.get(id);
    if (way === undefined || (!isHere && !flies)) continue;
    if (!couldSolve(g, trip, goal, all)) continue;
    // A small group does badly against many unknown dilemmas.
    const unknown = unknownAt(goal.location, seat);
    if (all.length < TEAM + unknown && unknown > 0 && base.length > 0) continue;
    const worth = goal.points * HURRY ** Math.ceil(way / range) - unknown * 2;
    if (worth > most) [found, most] = [goal, worth];
  }
  return found;
}

type Has = (key: string) => boolean;

/** Returns the next order on the way to a mission: board, fly, beam down, attempt. */
function toward(g: FirstEdition, trip: Expedition, goal: Goal, has: Has): string | null {
  const { ship, here, crew } = trip;
  const { id } = goal.location;
  const boarding = boards(g, ship, here, has);
  // All personnel who can join the group go along.
  if (id !== here) return boarding ?? flight(g, ship, here, id, has);
  if (whereOf(g, id) === 'space') {
    if (boarding !== null) return boarding;
    const begin = `attempt:${id}:${ship.id}`;
    if (!has(begin)) return [`undock:${ship.id}`].find(has) ?? null;
    return isReady(g, ship.seat, goal, crew, ship) ? begin : null;
  }
  const boarded = embark(g, ship, here, has);
  if (boarded !== null) return boarded;
  const landing = [ship, ...basesAt(g, ship.seat, here)].map((from) => `beam:all:${aboard(from.id)}:${onSurface(id)}`);
  const down = landing.find(has);
  if (down !== undefined) return down;
  // Some personnel on the planet may be unable to join the Away Team, so check that the team is ready without them.
  // Without this check, the bot would attempt the mission in vain again and again.
  const team = awayTeams(g, id, ship.seat).find((one) => isReady(g, ship.seat, goal, one, null));
  return [`attempt:${id}:team-${team?.[0]?.id}`].find(has) ?? null;
}

/** Brings personnel aboard from the planet or a facility. */
function boards(g: FirstEdition, ship: Piece, here: LocationId, has: Has): string | null {
  const from = [onSurface(here), ...basesAt(g, ship.seat, here).map(({ id }) => aboard(id))];
  return from.map((place) => `beam:all:${place}:${aboard(ship.id)}`).find(has) ?? embark(g, ship, here, has);
}

/**
 * Brings personnel from a station aboard a docked ship. If the ship isn't docked, it docks first (C-MOVE-20,
 * C-BEAM-09).
 */
function embark(g: FirstEdition, ship: Piece, here: LocationId, has: Has): string | null {
  const to = aboard(ship.id);
  const rooms = basesAt(g, ship.seat, here).flatMap(({ id }) => sitesOf(g, id).map((site) => aboard(site.id)));
  const dock = placeKind(ship.at) === 'docked' ? hostOf(ship.at) : null;
  const ways = rooms.flatMap((room) => [
    `board:all:${room}:${to}`,
    ...(dock === null ? [] : [`walk:all:${room}:${aboard(dock)}`]),
  ]);
  const found = ways.find(has);
  if (found !== undefined || dock !== null) return found ?? null;
  // The ship docks only for personnel who will board. Without this check, the ship would dock and undock forever.
  const waiting = rooms
    .flatMap((room) => peopleAt(g, room, ship.seat))
    .some(
      (piece) =>
        piece.walked !== g.turns &&
        !isStopped(g, piece) &&
        !isDisabled(piece) &&
        compatible(g, piece, ship) &&
        incompatibleAboard(g, ship, piece) === null,
    );
  if (!waiting) return null;
  return (
    docksAt(g, ship.at)
      .map(({ id }) => `dock:${ship.id}:${id}`)
      .find(has) ?? null
  );
}

/** Returns the move that leaves the shortest remaining route to a location. */
function flight(g: FirstEdition, ship: Piece, here: LocationId, to: LocationId, has: Has): string | null {
  let found: string | null = null;
  let least = distances(g, here, ship.seat).get(to) ?? 0;
  for (const next of distances(g, here, ship.seat).keys()) {
    const key = `move:${ship.id}:${next}`;
    const left = next === to ? 0 : (distances(g, next, ship.seat).get(to) ?? Number.POSITIVE_INFINITY);
    if (left < least && has(key)) [found, least] = [key, left];
  }
  return found;
}

/** If the bot has no mission for a ship, brings the ship back to where personnel are or can arrive. */
function homeward(g: FirstEdition, seat: Seat, { ship, here, base, down }: Expedition, has: Has): string | null {
  if (base.length > 0 || basesAt(g, seat, here).length > 0) return null;
  const homes = piecesOf(g, seat).flatMap((piece) => (isFacility(piece) ? (locationAt(g, piece.at) ?? []) : []));
  const ways = distances(g, here, seat);
  const [home] = homes.sort((one, other) => (ways.get(one) ?? 99) - (ways.get(other) ?? 99));
  if (home === undefined) return null;
  return (down.length > 0 ? boards(g, ship, here, has) : null) ?? flight(g, ship, here, home, has);
}
