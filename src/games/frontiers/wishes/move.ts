import { fights } from '../chapters/combat/challenges.ts';
import { exploreOffer, exploreOffers } from '../chapters/exploring/exploring.ts';
import { spaceAt } from '../chapters/map/ground.ts';
import { moves, reach, stepOffer, stranded } from '../chapters/movement/movement.ts';
import { type Case, grounded, idle, type Meant } from './case.ts';
import { isPlaced, notOnMap, spacesMeant } from './targets.ts';

/** The steps that a wish means: to what it names, what is in reach first; else any (chapter Movement). */
export function moveMeant(one: Case): Meant {
  const { g, seat, wish } = one;
  const bar = grounded(one) ?? notOnMap(g, wish);
  if (bar !== null) return bar;
  const near = new Set(reach(g, seat));
  const spaces = spacesMeant(g, seat, wish);
  const steps = [...spaces.filter((id) => near.has(id)), ...spaces.filter((id) => !near.has(id))];
  if (steps.length > 0) {
    const to = wish.places.length > 0 ? spaces : steps;
    return to.flatMap((id) => spaceAt(g, id) ?? []).map((space) => stepOffer(g, seat, space));
  }
  if (isPlaced(wish)) return { text: 'No such space lies on the map.', rule: 'F-MOVE-04' };
  const open = moves(g, seat);
  return open.length > 0 ? open : stranded(g, seat);
}

/** The explorations that a wish means: of the tile that it names, else of any, planets included (chapter Exploration). */
export function exploreMeant(one: Case): Meant {
  const { g, seat, wish } = one;
  const planets = wish.tile === null && idle(one) === null ? fights(g, seat) : [];
  const visits = planets.filter(({ deed }) => deed.do === 'beam' || deed.do === 'visit');
  const bar = grounded(one);
  if (bar !== null) return visits.length > 0 ? visits : bar;
  const tiles = wish.tile === null ? exploreOffers(g, seat) : [exploreOffer(g, seat, wish.tile)];
  return 'text' in tiles ? (visits.length > 0 ? visits : tiles) : [...tiles, ...visits];
}
