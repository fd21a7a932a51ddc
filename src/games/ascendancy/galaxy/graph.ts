import { kept } from '../../kit/cache.ts';
import type { Ascendancy, LaneId, Sector, SystemId } from '../state.ts';
import { chartOf, type Link, type Net, netted } from './chart.ts';

/**
 * Returns the id of a lane’s Sector, counted from the System where the lane started. A System is one Sector
 * (A-COMP-02).
 */
export function laneSector(lane: LaneId, sector: number): Sector {
  return `${lane}/${sector}`;
}

/** Returns the lane of a Sector and the Sector’s number in that lane, or null if the Sector is a System. */
export function laneOf(sector: Sector): { lane: LaneId; at: number } | null {
  const cut = sector.indexOf('/');
  return cut < 0 ? null : { lane: sector.slice(0, cut), at: Number(sector.slice(cut + 1)) };
}

/** Whether a Sector belongs to this lane. */
export function isSectorOf(sector: Sector, lane: LaneId): boolean {
  return sector.charAt(lane.length) === '/' && sector.startsWith(lane);
}

/** Whether a Sector belongs to any lane. */
export function isOnLane(sector: Sector): boolean {
  return sector.includes('/');
}

/** Returns the System of a Sector, or null for a Sector of a lane. */
export function systemOf(g: Ascendancy, sector: Sector | null): SystemId | null {
  return sector !== null && sector in g.discs ? sector : null;
}

/** Returns the lanes of each System. */
const lanesBySystem = netted(({ lanes }) => {
  const found = new Map<SystemId, Link[]>();
  for (const lane of lanes)
    for (const end of new Set([lane.a, lane.b])) if (end !== null) kept(found, end, () => []).push(lane);
  return found;
});

const NONE: readonly Link[] = [];

/** Returns the lanes at a System, including open lanes (A-TERM-03). */
export function lanesAt(g: Ascendancy, system: SystemId): readonly Link[] {
  return lanesFrom(chartOf(g).net, system);
}

/** Returns the lanes at a System in a net. */
export function lanesFrom(net: Net, system: SystemId): readonly Link[] {
  return lanesBySystem(net).get(system) ?? NONE;
}

/** Returns the System at the other end of a lane, or null for an open end. */
export function across(lane: Pick<Link, 'a' | 'b'>, system: SystemId): SystemId | null {
  return lane.a === system ? lane.b : lane.a;
}

/** Returns Systems joined to this one by a single lane (A-TERM-02). */
export function neighbours(g: Ascendancy, system: SystemId): readonly SystemId[] {
  return joinedWith(chartOf(g).net, system);
}

const joined = netted(() => new Map<SystemId, readonly SystemId[]>());

/** Returns Systems joined to this one in a net. */
export function joinedWith(net: Net, system: SystemId): readonly SystemId[] {
  return kept(joined(net), system, () => lanesFrom(net, system).flatMap((lane) => across(lane, system) ?? []));
}

const besides = netted(() => new Map<Sector, readonly Sector[]>());

/**
 * Returns the Sectors next to this one (A-TERM-01). Sectors are adjacent only along lanes, no matter how close they are
 * on the table (A-GEO-10).
 */
export function beside(g: Ascendancy, sector: Sector): readonly Sector[] {
  return besideIn(chartOf(g).net, sector);
}

/** Returns the Sectors next to this one in a net. */
export function besideIn(net: Net, sector: Sector): readonly Sector[] {
  return besides(net).get(sector) ?? kept(besides(net), sector, () => foundBeside(net, sector));
}

function foundBeside(net: Net, sector: Sector): Sector[] {
  const on = laneOf(sector);
  if (on === null) {
    return lanesFrom(net, sector).map((lane) => laneSector(lane.id, lane.a === sector ? 1 : lane.sectors));
  }
  const lane = net.lanes.find(({ id }) => id === on.lane);
  if (lane === undefined) return [];
  const before = on.at > 1 ? laneSector(lane.id, on.at - 1) : lane.a;
  const after = on.at < lane.sectors ? laneSector(lane.id, on.at + 1) : lane.b;
  return [before, after].filter((one) => one !== null);
}

const openEnds = netted(({ lanes }) => {
  const found = new Set<Sector>();
  for (const { id, sectors, a, b } of lanes) {
    if (a === null) found.add(laneSector(id, 1));
    if (b === null) found.add(laneSector(id, sectors));
  }
  return found;
});

/** Whether a Sector is the last one of a lane before an open end (A-SYS-01). */
export function isOpenEnd(g: Ascendancy, sector: Sector): boolean {
  return openEnds(chartOf(g).net).has(sector);
}

/** Whether two Sectors are Adjacent: next to each other, or the same one (A-TERM-01). */
export function isAdjacent(g: Ascendancy, one: Sector, other: Sector): boolean {
  if (one === other) return true;
  // Two Systems are never adjacent, because a lane lies between them. So one of two adjacent Sectors is in a lane, and
  // the neighbors of a lane’s Sector are quick to find.
  if (isOnLane(one)) return beside(g, one).includes(other);
  return isOnLane(other) && beside(g, other).includes(one);
}

/** Returns all Systems linked to this one by Systems and whole lanes, including itself (A-TERM-04, A-GEO-32). */
export function connected(g: Ascendancy, system: SystemId): Set<SystemId> {
  const found = new Set<SystemId>([system]);
  for (const one of found) for (const next of neighbours(g, one)) found.add(next);
  return found;
}

/** Returns the length in Sectors of the shortest route between two Sectors, or null if there is none. */
export function sectorsBetween(g: Ascendancy, from: Sector, to: Sector): number | null {
  let edge = [from];
  const seen = new Set(edge);
  for (let far = 0; edge.length > 0; far++) {
    if (edge.includes(to)) return far;
    edge = edge.flatMap((one) => beside(g, one)).filter((one) => !seen.has(one) && seen.add(one));
  }
  return null;
}

/** Returns the number of lanes on the shortest route between two Systems, or null if they aren’t Connected. */
export function systemsBetween(g: Ascendancy, from: SystemId, to: SystemId): number | null {
  let edge = [from];
  const seen = new Set(edge);
  for (let far = 0; edge.length > 0; far++) {
    if (edge.includes(to)) return far;
    edge = edge.flatMap((one) => neighbours(g, one)).filter((one) => !seen.has(one) && seen.add(one));
  }
  return null;
}
