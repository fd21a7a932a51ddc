import { beside, laneOf } from '../../galaxy/graph.ts';
import { banned } from '../../rules/ask.ts';
import type { Ascendancy, Sector } from '../../state.ts';

/**
 * A step on a Cube’s route, with the Systems and Sectors traveled. The number of Systems includes the System at a
 * lane’s end as soon as the Cube enters the lane.
 */
export interface CubeRoute {
  sector: Sector;
  systems: number;
  sectors: number;
  before: CubeRoute | null;
}

/** The weight of a System in a route’s cost. The weight is larger than the number of Sectors of any shortest route. */
const MANY = 1_000;

function cost({ systems, sectors }: CubeRoute): number {
  return systems * MANY + sectors;
}

/** Returns a Cube’s shortest routes to all connected Sectors. Nothing blocks a Cube’s route (A-OPEN-27). */
export function routesFrom(g: Ascendancy, start: Sector): Map<Sector, CubeRoute> {
  const first: CubeRoute = { sector: start, systems: 0, sectors: 0, before: null };
  const routes = new Map([[start, first]]);
  const edge = [first];
  for (let next = edge.shift(); next !== undefined; next = edge.sort((a, b) => cost(a) - cost(b)).shift()) {
    if (routes.get(next.sector) !== next) continue;
    const leaves = laneOf(next.sector) === null || next.before === null;
    for (const sector of beside(g, next.sector)) {
      const systems = next.systems + (leaves ? 1 : 0);
      const route: CubeRoute = { sector, systems, sectors: next.sectors + 1, before: next };
      const known = routes.get(sector);
      if (known !== undefined && cost(known) <= cost(route)) continue;
      routes.set(sector, route);
      edge.push(route);
    }
  }
  return routes;
}

/** A Cube’s path without the starting Sector, and how many more Systems the Cube can move. */
export interface CubeWay {
  path: Sector[];
  left: number;
}

/** Returns a Cube’s path along a route, up to `speed` Systems or to its target (A-OPEN-27). */
export function wayAlong(g: Ascendancy, route: CubeRoute, speed: number): CubeWay {
  const all: CubeRoute[] = [];
  for (let one: CubeRoute | null = route; one !== null && one.before !== null; one = one.before) all.unshift(one);
  const near = all.filter(({ systems }) => systems <= speed);
  // If a rule forbids Cubes to stop in a Sector, the Cube stops earlier.
  const isBanned = ({ sector }: CubeRoute) => banned(g, 'cube', { what: 'target', sector }) !== null;
  for (let end = near.at(-1); end !== undefined && isBanned(end); end = near.at(-1)) near.pop();
  return { path: near.map(({ sector }) => sector), left: speed - (near.at(-1)?.systems ?? 0) };
}
