import type { Seat } from '../../../kernel/types.ts';
import { systemCard } from '../content/lookup.ts';
import { beside, connected, laneOf } from '../galaxy/graph.ts';
import type { Agreement, Ascendancy, Disc, Sector, SystemId } from '../state.ts';
import { discOf, playerOf, seatsIn, shipsIn } from './find.ts';
import { each } from './look.ts';

/** Whether a player is the only one with Ships in a Sector (A-TERM-15). If a Cube is in the Sector, the result is false. */
export function occupies(g: Ascendancy, seat: Seat, sector: Sector): boolean {
  const seats = seatsIn(g, sector);
  return seats.length === 1 && seats[0] === seat && !hasCube(g, sector);
}

/** Whether a player has a Ship in Orbit of a System, no matter who else is there (A-TERM-16). */
export function orbits(g: Ascendancy, seat: Seat, system: SystemId): boolean {
  return shipsIn(g, system, seat) > 0;
}

/** Whether a Cube is in a Sector. */
export function hasCube(g: Ascendancy, sector: Sector): boolean {
  return g.borg?.cubes.some(({ at }) => at === sector) ?? false;
}

/** Counts the Resource Nodes in a System, of one type or all. Starbases aren’t Nodes (A-TERM-14). */
export function nodesIn(disc: Disc, resource?: string): number {
  return disc.nodes.filter((node) => node !== null && (resource === undefined || node === resource)).length;
}

/** Whether a System has a Node. The Control Node counts as a Node (A-TERM-08). */
export function isDeveloped(disc: Disc): boolean {
  return disc.control !== null || nodesIn(disc) > 0 || disc.spire !== null;
}

/** Counts the Structures of a System: Nodes and Starbases, but not Ambassadors (A-TERM-20, A-VUL-15). */
export function structures(disc: Disc): number {
  return nodesIn(disc) + (disc.control === null ? 0 : 1) + (disc.starbase ? 1 : 0);
}

/**
 * Whether a System has a Pre-Warp civilization, whose Resources wait for the first player to Colonize it (A-CIV-04).
 */
export function isPreWarp(disc: Disc): boolean {
  return Object.values(disc.waiting).some((amount) => amount > 0);
}

/** Whether a System is Planetary. Home Systems are Planetary (A-EXPL-01). */
export function isPlanetary(system: SystemId): boolean {
  const { kind } = systemCard(system);
  return kind === 'planetary' || kind === 'home';
}

/** Whether a System is a Phenomenon (A-PHEN-01). */
export function isPhenomenon(system: SystemId): boolean {
  return systemCard(system).kind === 'phenomenon';
}

/** Returns the seat whose Home System this is now, or null (A-WIN-05). */
export function homeOf(g: Ascendancy, system: SystemId): Seat | null {
  const seat = g.players.findIndex(({ home }) => home === system);
  return seat < 0 ? null : seat;
}

/** Whether a player Controls their Home System. */
export function holdsHome(g: Ascendancy, seat: Seat): boolean {
  const { home } = playerOf(g, seat);
  return home !== null && g.discs[home]?.control === seat;
}

/** Returns the seat that Controls a Sector, or null. Nobody Controls a lane (A-MOVE-17). */
export function controllerOf(g: Ascendancy, sector: Sector): Seat | null {
  return laneOf(sector) === null ? discOf(g, sector).control : null;
}

/** Returns the Trade Agreement that a holder has from a giver, or null (A-TRADE-06). */
export function agreementBetween(g: Ascendancy, giver: Seat, holder: Seat): Agreement | null {
  return playerOf(g, giver).agreements.find((one) => one.holder === holder) ?? null;
}

/** Whether a seat is at Peace with a rival: it holds one of the rival’s Trade Agreements (A-TERM-13, A-TRADE-07). */
export function isAtPeace(g: Ascendancy, seat: Seat, rival: Seat): boolean {
  return seat === rival || agreementBetween(g, rival, seat) !== null;
}

/**
 * Whether First Contact allows two players to trade. Both must have met some player (A-TRADE-03, A-OPEN-41) or, in the
 * strict reading, each other.
 */
export function haveContact(g: Ascendancy, one: Seat, other: Seat): boolean {
  const [its, others] = [playerOf(g, one).contact, playerOf(g, other).contact];
  return g.options.readings.strictContact === true ? its.includes(other) : its.length > 0 && others.length > 0;
}

/** Whether two players share a Trade Agreement, in either direction. */
export function trades(g: Ascendancy, one: Seat, other: Seat): boolean {
  return agreementBetween(g, one, other) !== null || agreementBetween(g, other, one) !== null;
}

/** Returns rivals who are Hostile to a seat and have Ships in a Sector (A-TERM-13). */
export function hostilesIn(g: Ascendancy, seat: Seat, sector: Sector): Seat[] {
  return seatsIn(g, sector).filter((one) => one !== seat && !isAtPeace(g, seat, one));
}

/**
 * Returns Sectors where a player has a piece that counts for trade: a Ship, a Control Node or an Ambassador
 * (A-TRADE-03).
 */
export const presence: (g: Ascendancy, seat: Seat) => ReadonlySet<Sector> = each((g, seat: Seat) => {
  const sectors = new Set<Sector>();
  for (const unit of g.units) if (unit.seat === seat && unit.at !== null) sectors.add(unit.at);
  const isVulcan = playerOf(g, seat).civ === 'vulcan';
  for (const id in g.discs) {
    const disc = g.discs[id];
    if (disc?.control === seat || (isVulcan && (disc?.ambassadors ?? 0) > 0)) sectors.add(id);
  }
  return sectors;
});

/** Whether any piece of one player is Adjacent to a piece of another (A-TRADE-03, A-VUL-16). */
export function isNear(g: Ascendancy, one: Seat, other: Seat): boolean {
  const theirs = presence(g, other);
  for (const mine of presence(g, one))
    if (theirs.has(mine) || beside(g, mine).some((sector) => theirs.has(sector))) return true;
  return false;
}

/** Whether the Home Systems of two players are Connected now (A-TERM-10). */
export function homesConnected(g: Ascendancy, one: Seat, other: Seat): boolean {
  const [from, to] = [playerOf(g, one).home, playerOf(g, other).home];
  return from !== null && to !== null && connected(g, from).has(to);
}
