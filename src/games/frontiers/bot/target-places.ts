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

/** Further away than this counts for nothing. */
const FAR = 8;
/** What each space on the way takes from a prospect: about what a turn gets through is three of them. */
const FADES = 0.8;
/** How much of the second best prospect counts, of the third, and so on. */
const NEXT = 0.4;

/** What it is worth to deal with a place, for a ship that is strong enough. */
interface Goal {
  readonly worth: number;
  readonly strength: number;
}

/** In the last Round what is promised falls, down to this part in the last turn. */
const SLOWLY = 0.25;

/** Places that were not yet dealt with. */
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
/** A Borg Cube, and what each of its defenders adds: for a ship far off by its strength, for one nearby by what it could fire. */
const CUBE: Goal = { worth: 14, strength: 7 };
const DEFENDER: Goal = { worth: 1.5, strength: 4 };
const FIRE = 10;
/** A ship as near as this goes to a Cube and assaults it in one turn. */
const NEAR = 3;
/** An unexplored edge of the map. */
const EDGE: Goal = { worth: 7, strength: 0 };
/** Places that trade, as aims alone. */
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

/** A place that is worth going to, by what it is worth from where the ship is. */
export interface TargetPlace {
  readonly at: HexId;
  readonly worth: number;
}

/** What the places around a ship promise: the best one most. `rounds`: how many are left, of the last one its part. */
export function prospects(g: Frontiers, seat: Seat, rounds: number): number {
  if (rounds === 0) return 0;
  const found = goalsAround(g, seat).map(({ worth }) => worth);
  found.sort((one, other) => other - one);
  return (
    found.slice(0, 4).reduce((sum, value, place) => sum + value * NEXT ** place, 0) *
    Math.min(1, SLOWLY + (1 - SLOWLY) * rounds)
  );
}

/** Places that a turn may lead to: what promises something, and where Crew, cards and repairs are for sale. */
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

/** What there is around a ship to be dealt with, and the nearest edge of the map. */
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

/** About what a captain can stand up to: by Level, and by Crew that isn’t Wounded. */
function strengthOf(g: Frontiers, seat: Seat): number {
  const { level, crew } = playerOf(g, seat);
  return 3 + level + crew.reduce((sum, { crew: id, wounds }) => sum + (wounds > 0 ? 0 : crewOf(id).rank), 0);
}

/** How many defend a Cube; null where none is to be destroyed. */
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
