import { no, type Obstacle } from '../../../kit/offers.ts';
import { isOnLane, isOpenEnd, systemOf } from '../../galaxy/graph.ts';
import { discOf } from '../../position/find.ts';
import type { Ascendancy, Movement, Sector } from '../../state.ts';
import { openings } from '../mapping/openings.ts';
import { accessOf, type Mover } from './access.ts';
import { bestWay, type RouteSearch, type Routes, reach, type Way } from './reach.ts';

/** A possible end of a move: stopping in a Sector, or exploring from there. */
export interface Goal {
  sector: Sector;
  explore: Movement['explore'];
  /** The route there, or null if `why` says what blocks it. */
  way: Way | null;
  why: Obstacle;
}

/** Lists all possible ends of a move from a Sector, with blocked ends last. */
export function goalsFrom(g: Ascendancy, mover: Mover, from: Sector, left: number, search: RouteSearch = {}): Goal[] {
  const found = reach(g, mover, from, left, search);
  const goals: Goal[] = [];
  for (const sector of found.ways.keys()) {
    const way = stopAt(g, mover, found, sector);
    if (way !== null) goals.push({ sector, explore: null, way, why: null });
  }
  // Retreats and Tactical Maneuvers never explore (A-LANE-04).
  if (mover.kind === 'impulse' || mover.kind === 'warp')
    for (const sector of found.ways.keys()) {
      const goal = exploreAt(g, mover, found, sector);
      if (goal !== null) goals.push(goal);
    }
  for (const [sector, why] of found.closed) goals.push({ sector, explore: null, way: null, why });
  return goals;
}

/**
 * Returns the route that ends in a Sector. A Ship may Exit Warp where it Entered if nobody has to be asked (A-MOVE-13).
 */
function stopAt(g: Ascendancy, mover: Mover, found: Routes, sector: Sector): Way | null {
  if (sector !== found.from) return bestWay(found, sector, 'stop');
  if (!g.units.some(({ id, at }) => at === null && mover.units.includes(id))) return null;
  const { stop, asksToStop } = accessOf(g, mover, sector);
  return stop && asksToStop.length === 0 ? (found.ways.get(sector)?.[0] ?? null) : null;
}

/**
 * Returns the goal of exploring from a Sector, or null. From a System, the goal is a new lane, and from a lane’s last
 * Sector it is the open end (A-SYS-05, A-SYS-06).
 */
function exploreAt(g: Ascendancy, mover: Mover, found: Routes, sector: Sector): Goal | null {
  const way = bestWay(found, sector, 'on');
  if (way === null) return null;
  if (isOnLane(sector)) return isOpenEnd(g, sector) ? { sector, explore: 'system', way, why: null } : null;
  return systemOf(g, sector) === null ? null : { sector, explore: 'lane', way, why: lanesFull(g, mover, sector) };
}

/** Returns why no lane can be placed at a System, or null if it has room for one (A-LANE-01). */
function lanesFull(g: Ascendancy, { units }: Mover, system: Sector): Obstacle {
  if ([null, ...units].some((unit) => openings(g, system, unit) > 0)) return null;
  const { limit } = discOf(g, system);
  return no('A-LANE-01', `This System already has its maximum of ${limit} lanes.`);
}
