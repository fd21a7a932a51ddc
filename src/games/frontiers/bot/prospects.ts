import type { Seat } from '../../../kernel/types.ts';
import { playerOf } from '../chapters/captains/find.ts';
import { idsAround, isGarrisoned, ownerOf, roams, siteAt, spaces } from '../chapters/map/ground.ts';
import { distance, hexOf } from '../chapters/map/hex.ts';
import { explorable } from '../chapters/map/layout.ts';
import { crewOf } from '../content/crew/all.ts';
import type { LocationKind } from '../content/terrain.ts';
import { scenarioIn } from '../scenarios/all.ts';
import type { Frontiers } from '../state.ts';

/** Further away than this counts for nothing. */
const FAR = 7;
/** What each space on the way takes from a prospect: about what a turn gets through is three of them. */
const FADES = 0.78;
/** How much of the second best prospect counts, of the third, and so on. */
const NEXT = 0.4;

/** What it is worth to have a place nearby that was not yet dealt with, for a ship that is strong enough. */
const GOALS: Readonly<Partial<Record<LocationKind, { worth: number; strength: number }>>> = {
  romulanStarbase: { worth: 3, strength: 6 },
  dominionStarbase: { worth: 4, strength: 8 },
  classL: { worth: 3, strength: 5 },
  classK: { worth: 3, strength: 5 },
  classH: { worth: 3, strength: 9 },
  classLDistress: { worth: 4, strength: 11 },
  classKDistress: { worth: 4, strength: 11 },
};
const SHIP = { worth: 2, strength: 4 };
const SPHERE = { worth: 4, strength: 11 };
const CUBE = { worth: 9, strength: 14 };
/** An unexplored edge of the map. */
const EDGE = { worth: 4, strength: 0 };

/** What the places around a ship promise: the best one most. `ahead` is what is left of the game, from 1 to 0. */
export function prospects(g: Frontiers, seat: Seat, ahead: number): number {
  const { at, level, crew } = playerOf(g, seat);
  if (at === null || ahead === 0) return 0;
  const strength = 3 + level + crew.reduce((sum, { crew: id, wounds }) => sum + (wounds > 0 ? 0 : crewOf(id).rank), 0);
  const here = hexOf(at);
  const map = spaces(g);
  const supply = { stack: g.stack, box: g.box };
  const found: number[] = [];
  let edge = FAR;
  for (const space of map.values()) {
    const away = distance(here, space.hex);
    if (away >= FAR) continue;
    const goal = goalAt(g, seat, space.id);
    if (goal !== null) {
      const fit = goal.strength === 0 ? 1 : Math.min(1, strength / goal.strength);
      found.push(goal.worth * fit * fit * FADES ** Math.max(0, away - 1));
    }
    if (g.stack.length === 0 || away >= edge || idsAround(space.id).every((near) => map.has(near))) continue;
    if (explorable(scenarioIn(g).map, g.map, supply, space.hex).length > 0) edge = away;
  }
  if (edge < FAR) found.push(EDGE.worth * FADES ** edge);
  found.sort((one, other) => other - one);
  return found.slice(0, 4).reduce((sum, value, place) => sum + value * NEXT ** place, 0) * Math.min(1, 0.4 + ahead);
}

function goalAt(g: Frontiers, seat: Seat, id: string): { worth: number; strength: number } | null {
  const kind = spaces(g).get(id)?.site?.kind;
  if (roams(g, id)) return kind === 'borgSphere' ? SPHERE : SHIP;
  if (kind === undefined) return null;
  if (kind === 'borgCube') {
    const cube = Object.values(g.cubes).find((one) => one.at === id);
    return cube === undefined || cube.destroyed || scenarioIn(g).cubes === 'found' ? null : CUBE;
  }
  const goal = GOALS[kind];
  if (goal === undefined) return null;
  if (kind === 'romulanStarbase' && !isGarrisoned(g, id)) return ownerOf(g, id) === seat ? null : goal;
  return siteAt(g, id).marks.length > 0 ? null : goal;
}
