import { no, type Obstacle } from '../../../kit/offers.ts';
import { isOnLane, isOpenEnd, systemOf } from '../../galaxy/graph.ts';
import { discOf } from '../../position/find.ts';
import type { Ascendancy, Movement, Sector } from '../../state.ts';
import { openings } from '../mapping/openings.ts';
import { accessOf, type Mover } from './access.ts';
import { bestWay, type RouteSearch, type Routes, reach, type Way } from './reach.ts';

/** What a move can come to: it ends in a Sector, or explores from there. */
export interface Goal {
  sector: Sector;
  explore: Movement['explore'];
  /** How to get there; null: see `why`. */
  way: Way | null;
  why: Obstacle;
}

/** All that a move from a Sector can come to, what is closed last. */
export function goalsFrom(g: Ascendancy, mover: Mover, from: Sector, left: number, search: RouteSearch = {}): Goal[] {
  const found = reach(g, mover, from, left, search);
  const goals: Goal[] = [];
  for (const sector of found.ways.keys()) {
    const way = stopAt(g, mover, found, sector);
    if (way !== null) goals.push({ sector, explore: null, way, why: null });
  }
  // A-LANE-04: neither a Retreat nor a Tactical Maneuver goes where nobody was.
  if (mover.kind === 'impulse' || mover.kind === 'warp')
    for (const sector of found.ways.keys()) {
      const goal = exploreAt(g, mover, found, sector);
      if (goal !== null) goals.push(goal);
    }
  for (const [sector, why] of found.closed) goals.push({ sector, explore: null, way: null, why });
  return goals;
}

/** How to end in a Sector. A-MOVE-13: a Ship can Exit Warp where it left the map, if nobody must be asked for that. */
function stopAt(g: Ascendancy, mover: Mover, found: Routes, sector: Sector): Way | null {
  if (sector !== found.from) return bestWay(found, sector, 'stop');
  if (!g.units.some(({ id, at }) => at === null && mover.units.includes(id))) return null;
  const { stop, asksToStop } = accessOf(g, mover, sector);
  return stop && asksToStop.length === 0 ? (found.ways.get(sector)?.[0] ?? null) : null;
}

/** A-SYS-05, A-SYS-06: what lies on the way is passed first, and a new lane is offered beside those that are there. */
function exploreAt(g: Ascendancy, mover: Mover, found: Routes, sector: Sector): Goal | null {
  const way = bestWay(found, sector, 'on');
  if (way === null) return null;
  if (isOnLane(sector)) return isOpenEnd(g, sector) ? { sector, explore: 'system', way, why: null } : null;
  return systemOf(g, sector) === null ? null : { sector, explore: 'lane', way, why: lanesFull(g, mover, sector) };
}

/** Why no lane can be laid from a System: it has as many as it may have (A-LANE-01). */
function lanesFull(g: Ascendancy, { units }: Mover, system: Sector): Obstacle {
  if ([null, ...units].some((unit) => openings(g, system, unit) > 0)) return null;
  const { limit } = discOf(g, system);
  return no('A-LANE-01', `It has ${limit} lanes, and no room for another one.`);
}
