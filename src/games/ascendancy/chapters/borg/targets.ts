import { must } from '../../../../kernel/must.ts';
import type { CubeTarget } from '../../content/card.ts';
import { laneOf } from '../../galaxy/graph.ts';
import { distance, type Sectors } from '../../galaxy/measure.ts';
import { openEnd, placements, spotFor } from '../../galaxy/placing.ts';
import { sectorPoint } from '../../galaxy/sector.ts';
import { homeOf, isDeveloped, nodesIn } from '../../position/standing.ts';
import { banned } from '../../rules/ask.ts';
import type { Ascendancy, Disc, Lane, Sector, SystemId } from '../../state.ts';
import { openings } from '../mapping/openings.ts';
import { routesFrom } from './routes.ts';

/** A Cube’s equally good target Sectors, whether lanes lead there, and whether it explores. */
export interface Aim {
  sectors: Sector[];
  connected: boolean;
  explore: boolean;
}

/** Whether a System is Developed and not a Borg world. */
export function isPrey(disc: Disc): boolean {
  return disc.spire === null && isDeveloped(disc);
}

function systemsFor(g: Ascendancy, kind: Exclude<CubeTarget, 'ships' | 'unexplored'>): SystemId[] {
  return Object.values(g.discs).flatMap((disc) => {
    const { id, starbase, spire } = disc;
    if (kind === 'starbase') return starbase && spire === null ? id : [];
    return isPrey(disc) && (kind === 'developed' || homeOf(g, id) !== null) ? id : [];
  });
}

/** Returns Sectors with Ships that Cubes can attack. */
export function sectorsWithShips(g: Ascendancy): Sector[] {
  const sectors = new Set(g.units.flatMap(({ at }) => at ?? []));
  return [...sectors].filter((sector) => banned(g, 'cube', { what: 'attack', sector }) === null);
}

/** Returns the Sectors that are currently targets of this kind, except the System that the Cube is in. */
function candidates(g: Ascendancy, kind: Exclude<CubeTarget, 'unexplored'>, from: Sector): Sector[] {
  const all = kind === 'ships' ? sectorsWithShips(g) : systemsFor(g, kind).filter((id) => id !== from);
  return all.filter((sector) => banned(g, 'cube', { what: 'target', sector }) === null);
}

/** Whether a disc would fit at the end of a new lane from this System. */
function hasRoom(g: Ascendancy, system: SystemId): boolean {
  const lengths: readonly Sectors[] = [2, 3, 4];
  return (
    openings(g, system, null) > 0 &&
    lengths.some((sectors) => placements(g, system, sectors).some((place) => place.fits))
  );
}

/** Returns the Sector at an open lane end beyond which a System would fit, or null. */
export function openSector(g: Ascendancy, lane: Lane): Sector | null {
  const end = openEnd(lane);
  if (end === null || spotFor(g, lane.id, end) === null) return null;
  return `${lane.id}/${end === 'b' ? lane.sectors : 1}`;
}

/** Returns where unexplored space begins: Systems with room for a lane, and open lane ends (A-OPEN-26). */
function frontier(g: Ascendancy, from: Sector): Sector[] {
  if (g.stack.length === 0) return [];
  const reached = [...routesFrom(g, from).keys()];
  const ends = new Set(Object.values(g.lanes).flatMap((lane) => openSector(g, lane) ?? []));
  return reached.filter((sector) => (laneOf(sector) === null ? hasRoom(g, sector) : ends.has(sector)));
}

function nodesOf(g: Ascendancy, sector: Sector): number {
  const disc = g.discs[sector];
  return disc === undefined ? 0 : nodesIn(disc) + (disc.control === null ? 0 : 1);
}

/** Returns the Sectors with the lowest rank. Ranks are lists of numbers, which are compared one by one. */
function best(sectors: readonly Sector[], rank: (sector: Sector) => readonly number[]): Sector[] {
  const ranked = sectors.map((sector) => ({ sector, by: rank(sector) }));
  const compare = (a: readonly number[], b: readonly number[]): number => {
    const at = a.findIndex((one, place) => one !== b[place]);
    return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
  };
  ranked.sort((a, b) => compare(a.by, b.by));
  return ranked.filter(({ by }) => compare(by, ranked[0]?.by ?? by) === 0).map(({ sector }) => sector);
}

/**
 * Finds the nearest Sectors. Sectors are ranked by the fewest Systems on the way, then by the fewest Sectors on the
 * way, then by the most Nodes. Between Sectors that no lanes connect, the straight-line distance counts (A-OPEN-26).
 */
function nearest(g: Ascendancy, from: Sector, sectors: readonly Sector[]): Omit<Aim, 'explore'> {
  const routes = routesFrom(g, from);
  const joined = sectors.filter((sector) => routes.has(sector));
  if (joined.length === 0) {
    const here = sectorPoint(g, from);
    const far = (sector: Sector) => [Math.round(distance(here, sectorPoint(g, sector))), -nodesOf(g, sector)];
    return { sectors: best(sectors, far), connected: false };
  }
  const rank = (sector: Sector) => {
    const { systems = 0, sectors: steps = 0 } = routes.get(sector) ?? {};
    return [systems, steps, -nodesOf(g, sector)];
  };
  return { sectors: best(joined, rank), connected: true };
}

/**
 * Returns a Cube’s target by its card. If the card gives no target, the target is the nearest Developed System or,
 * without one, unexplored space (A-OPEN-26).
 */
export function aimOf(g: Ascendancy, from: Sector, kind: CubeTarget): Aim {
  for (const one of kind === 'unexplored' ? [] : ([kind, 'developed'] as const)) {
    const found = nearest(g, from, candidates(g, one, from));
    if (found.sectors.length > 0) return { ...found, explore: false };
  }
  return { ...nearest(g, from, frontier(g, from)), explore: true };
}

/**
 * Returns the nearest Systems from which a Cube can place a lane toward an unconnected target. The Cube's own System is
 * the nearest if a lane fits there.
 */
export function launchSites(g: Ascendancy, from: Sector, target: Sector): SystemId[] {
  const routes = routesFrom(g, from);
  const open = [...routes.keys()].filter((sector) => laneOf(sector) === null && openings(g, sector, null) > 0);
  const goal = sectorPoint(g, target);
  return best(open, (sector) => [
    must(routes.get(sector), 'the route to a System').systems,
    Math.round(distance(sectorPoint(g, sector), goal)),
  ]);
}

/** Returns the System a Cube besieges in Orbit, or null (A-OPEN-29). */
export function besieged(g: Ascendancy, at: Sector): SystemId | null {
  const disc = g.discs[at];
  return disc !== undefined && isPrey(disc) ? disc.id : null;
}
