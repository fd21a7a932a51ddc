import type { Seat } from '../../../kernel/types.ts';
import { spaceAt } from '../chapters/map/ground.ts';
import { hexId } from '../chapters/map/hex.ts';
import { hasMost } from '../chapters/map/ownership.ts';
import { hasVisited } from '../chapters/movement/arrive.ts';
import { TILES } from '../content/tiles/all.ts';
import type { Frontiers } from '../state.ts';
import type { Category } from './category.ts';

/** Full and Blitz Conquest: destroyed Borg Cubes (F-SCORE-10, F-SCORE-11). */
export const CONQUEST: Category = {
  label: 'Borg Cubes',
  title: 'Greatest Borg Destroyer',
  alone: 5,
  tied: 2,
  value: (g, seat) =>
    Object.values(g.cubes).reduce((sum, cube) => {
      if (!cube.destroyed || !cube.marks.includes(seat)) return sum;
      return sum + (hasMost(g, cube, seat) ? 7 : 4);
    }, 0),
};

/** Liberate: Research Stations, those on Core tiles more (F-SCEN-57). */
export const STATIONS: Category = {
  label: 'Research Stations',
  title: 'Greatest Liberator',
  alone: 5,
  tied: 2,
  value(g, seat) {
    let points = 0;
    for (const [id, { marks }] of Object.entries(g.sites)) {
      const space = spaceAt(g, id);
      if (space?.site?.kind === 'research' && marks.includes(seat)) points += TILES[space.tile].back === 'core' ? 7 : 4;
    }
    return points;
  },
};

/** Where No One Has Gone Before: tiles that the ship or an Away Team has visited (F-SCEN-63). */
export const VISITS: Category = {
  label: 'Tiles visited',
  title: 'Greatest Explorer',
  alone: 5,
  tied: 2,
  value: (g, seat) => g.map.filter(({ at }) => hasVisited(g, seat, hexId(at))).length,
};

/** Points for each Starbase that a seat owns in Conquer and Hold (F-SCEN-82). */
export const STARBASE_POINTS = [
  { kind: 'romulanStarbase', label: 'Romulan Starbases', points: 3 },
  { kind: 'dominionStarbase', label: 'Dominion Starbases', points: 2 },
] as const;

/** Whether a seat has the most Faction Tokens at any destroyed Cube (F-SCORE-13). */
export function leadsSomewhere(g: Frontiers, seat: Seat): boolean {
  return Object.values(g.cubes).some((cube) => cube.destroyed && hasMost(g, cube, seat));
}
