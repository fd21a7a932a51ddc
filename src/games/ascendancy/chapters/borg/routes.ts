import { beside, laneOf } from '../../galaxy/graph.ts';
import { banned } from '../../rules/ask.ts';
import type { Ascendancy, Sector } from '../../state.ts';

/** How far a Sector is for a Cube: the Systems that it goes, one in whose lane it ends counted, and Sectors. */
export interface CubeRoute {
  sector: Sector;
  systems: number;
  sectors: number;
  before: CubeRoute | null;
}

/** More Sectors than any shortest way has. */
const MANY = 1_000;

function cost({ systems, sectors }: CubeRoute): number {
  return systems * MANY + sectors;
}

/** The shortest ways of a Cube to all Sectors joined with its own (A-OPEN-27): nothing stands in its way. */
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

/** How a Cube goes: where it comes through, where it begins left out, and Systems that it could still go. */
export interface CubeWay {
  path: Sector[];
  left: number;
}

/** The way of a Cube along a route, up to so many Systems (A-OPEN-27): it ends where the last of them lies, or at its target. */
export function wayAlong(g: Ascendancy, route: CubeRoute, speed: number): CubeWay {
  const all: CubeRoute[] = [];
  for (let one: CubeRoute | null = route; one !== null && one.before !== null; one = one.before) all.unshift(one);
  const near = all.filter(({ systems }) => systems <= speed);
  // Where a rule lets no Cube stop, it stops before.
  while (near.length > 0 && banned(g, 'cube-target', { sector: near.at(-1)?.sector ?? '' }) !== null) near.pop();
  return { path: near.map(({ sector }) => sector), left: speed - (near.at(-1)?.systems ?? 0) };
}
