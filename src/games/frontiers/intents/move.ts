import { fights } from '../chapters/combat/challenges.ts';
import { exploreOffer, exploreOffers } from '../chapters/exploring/exploring.ts';
import { spaceAt } from '../chapters/map/ground.ts';
import { reach, stranded } from '../chapters/movement/movement.ts';
import { moveOffer, moves } from '../chapters/movement/travel.ts';
import { anyOf, type Case, grounded, idle, type Meant } from './case.ts';
import { isPlaced, notOnMap, spacesMeant } from './targets.ts';

/**
 * Returns the moves that an intent means: moves to the spaces that it names, reachable spaces first. If the intent
 * names no place, returns all moves.
 */
export function moveMeant(one: Case): Meant {
  const { g, seat, wish } = one;
  const bar = grounded(one) ?? notOnMap(g, wish);
  if (bar !== null) return bar;
  const near = new Set(reach(g, seat));
  const spaces = spacesMeant(g, seat, wish);
  if (wish.places.length === 0) spaces.sort((one, other) => Number(near.has(other)) - Number(near.has(one)));
  if (spaces.length > 0) {
    return spaces.flatMap((id) => spaceAt(g, id) ?? []).map((space) => moveOffer(g, seat, space));
  }
  if (isPlaced(wish)) return { text: 'There is no such space on the map.', rule: 'F-MOVE-04' };
  return anyOf(moves(g, seat)) ?? stranded(g, seat);
}

/**
 * Returns the explorations that an intent means: those of the tile that it names. If it names no tile, returns all
 * explorations, including planets.
 */
export function exploreMeant(one: Case): Meant {
  const { g, seat, wish } = one;
  const planets = wish.tile === null && idle(one) === null ? fights(g, seat) : [];
  const visits = planets.filter(({ payload }) => payload.do === 'beam' || payload.do === 'visit');
  const tiles = grounded(one) ?? (wish.tile === null ? exploreOffers(g, seat) : [exploreOffer(g, seat, wish.tile)]);
  return 'text' in tiles ? (anyOf(visits) ?? tiles) : [...tiles, ...visits];
}
