import type { Seat } from '../../../kernel/types.ts';
import { playerOf } from '../chapters/captains/find.ts';
import { idsAround, isGarrisoned, ownerOf, roams, siteAt, spaces } from '../chapters/map/ground.ts';
import { distance, type HexId, hexOf } from '../chapters/map/hex.ts';
import { explorable } from '../chapters/map/layout.ts';
import { crewOf } from '../content/crew/all.ts';
import type { LocationKind } from '../content/terrain.ts';
import { scenarioIn } from '../scenarios/all.ts';
import type { Frontiers } from '../state.ts';
import { potentialOf } from '../viewing/potential.ts';

/** The distance, in spaces, at which a place is worth nothing. */
const FAR = 8;
/** The factor by which each space on the way lowers a place’s worth. A turn usually covers about three spaces. */
const FADES = 0.8;
/** The weight of each place, as a fraction of the next better place's weight. */
const NEXT = 0.4;

/** The full worth of a place, and the strength that a ship needs to get all of it. */
interface Goal {
  readonly worth: number;
  readonly strength: number;
}

/** The share of a place's worth that is left at the very end of the last Round. */
const SLOWLY = 0.25;

/** The worth of places where nobody has fought or explored yet. */
const GOALS: Readonly<Partial<Record<LocationKind, Goal>>> = {
  romulanStarbase: { worth: 3, strength: 6 },
  dominionStarbase: { worth: 4, strength: 8 },
  classL: { worth: 3, strength: 5 },
  classK: { worth: 3, strength: 5 },
  classH: { worth: 3, strength: 9 },
  classLDistress: { worth: 4, strength: 11 },
  classKDistress: { worth: 4, strength: 11 },
};
const SHIP: Goal = { worth: 2, strength: 4 };
const SPHERE: Goal = { worth: 4, strength: 11 };
/**
 * The worth of a Borg Cube, and the worth and strength that each of its defenders adds. A ship far away is judged by
 * its strength, and a ship nearby by the Attack that it could gain.
 */
const CUBE: Goal = { worth: 14, strength: 7 };
const DEFENDER: Goal = { worth: 1.5, strength: 4 };
const FIRE = 10;
/** The distance, in spaces, within which a ship can reach a Cube and assault it in one turn. */
const NEAR = 3;
/** The worth of an unexplored edge of the map. */
const EDGE: Goal = { worth: 7, strength: 0 };
/** Places that sell something. A market can be a target for a turn, but adds nothing to the worth of a position. */
const MARKETS: readonly LocationKind[] = [
  'outpost',
  'classM',
  'research',
  'drydock',
  'romulanStarbase',
  'dominionStarbase',
  'borgCube',
];
const MARKET = 5;

/** A place worth going to. Its worth depends on where the ship is now. */
export interface TargetPlace {
  readonly at: HexId;
  readonly worth: number;
}

/**
 * Returns the worth of the best places around a ship. The best place counts most. `rounds` is the number of Rounds
 * left, including the remaining fraction of the last one.
 */
export function prospects(g: Frontiers, seat: Seat, rounds: number): number {
  if (rounds === 0) return 0;
  const found = goalsAround(g, seat).map(({ worth }) => worth);
  found.sort((one, other) => other - one);
  return (
    found.slice(0, 4).reduce((sum, value, place) => sum + value * NEXT ** place, 0) *
    Math.min(1, SLOWLY + (1 - SLOWLY) * rounds)
  );
}

/** Returns the possible targets for a turn: valuable places, and places that sell Crew, cards or repairs. */
export function aims(g: Frontiers, seat: Seat): TargetPlace[] {
  const { at } = playerOf(g, seat);
  if (at === null) return [];
  const here = hexOf(at);
  const markets = [...spaces(g).values()].flatMap(({ id, hex, site }) => {
    const away = distance(here, hex);
    return site === null || away >= FAR || !MARKETS.includes(site.kind)
      ? []
      : [{ at: id, worth: MARKET * FADES ** away }];
  });
  return [...goalsAround(g, seat), ...markets];
}

/**
 * Returns the places around a ship that are still worth something to the ship, and the nearest unexplored edge of the
 * map.
 */
function goalsAround(g: Frontiers, seat: Seat): TargetPlace[] {
  const { at } = playerOf(g, seat);
  if (at === null) return [];
  const strength = strengthOf(g, seat);
  let fire: number | null = null;
  const here = hexOf(at);
  const map = spaces(g);
  const supply = { stack: g.stack, box: g.box };
  const found: TargetPlace[] = [];
  let edge: { at: HexId; away: number } | null = null;
  for (const space of map.values()) {
    const away = distance(here, space.hex);
    if (away >= FAR) continue;
    const goal = goalAt(g, seat, space.id);
    if (goal !== null) {
      let fit = Math.min(1, strength / goal.strength);
      const defenders = away > NEAR ? null : defendersAt(g, space.id);
      if (defenders !== null) {
        fire ??= potentialOf(g, seat, 'attack');
        fit = Math.min(1, fire / (FIRE * defenders));
      }
      found.push({ at: space.id, worth: goal.worth * fit * fit * FADES ** Math.max(0, away - 1) });
    }
    if (g.stack.length === 0 || away >= (edge?.away ?? FAR)) continue;
    if (idsAround(space.id).every((near) => map.has(near))) continue;
    if (explorable(scenarioIn(g).map, g.map, supply, space.hex).length > 0) edge = { at: space.id, away };
  }
  if (edge !== null) found.push({ at: edge.at, worth: EDGE.worth * FADES ** edge.away });
  return found;
}

/** Estimates a captain’s strength from the Level and from the unwounded Crew. */
function strengthOf(g: Frontiers, seat: Seat): number {
  const { level, crew } = playerOf(g, seat);
  return 3 + level + crew.reduce((sum, { crew: id, wounds }) => sum + (wounds > 0 ? 0 : crewOf(id).rank), 0);
}

/** Returns the number of a Cube’s defenders, or null if there is no Cube to destroy. */
function defendersAt(g: Frontiers, id: HexId): number | null {
  const cube = Object.values(g.cubes).find(({ at }) => at === id);
  return cube === undefined || cube.destroyed ? null : cube.defenders.length;
}

function goalAt(g: Frontiers, seat: Seat, id: HexId): Goal | null {
  const kind = spaces(g).get(id)?.site?.kind;
  if (roams(g, id)) return kind === 'borgSphere' ? SPHERE : SHIP;
  if (kind === undefined) return null;
  if (kind === 'borgCube') {
    const left = defendersAt(g, id);
    if (left === null || scenarioIn(g).cubes === 'found') return null;
    return { worth: CUBE.worth + DEFENDER.worth * left, strength: CUBE.strength + DEFENDER.strength * left };
  }
  const goal = GOALS[kind];
  if (goal === undefined) return null;
  if (kind === 'romulanStarbase' && !isGarrisoned(g, id)) return ownerOf(g, id) === seat ? null : goal;
  return siteAt(g, id).marks.length > 0 ? null : goal;
}
