import type { Seat } from '../../../kernel/types.ts';
import { playerOf } from '../chapters/captains/find.ts';
import { knowledge, leadership, ownCards } from '../chapters/captains/holdings.ts';
import { spaceAt } from '../chapters/map/ground.ts';
import { hexId } from '../chapters/map/hex.ts';
import { hasMost } from '../chapters/map/ownership.ts';
import { hasVisited } from '../chapters/movement/arrive.ts';
import type { LocationKind } from '../content/terrain.ts';
import { TILES, type TileId } from '../content/tiles/all.ts';
import type { ScoringPart } from '../scenarios/scenario.ts';
import { DAMAGE, type Frontiers } from '../state.ts';

/** A scored category, with a title for the best player. */
export interface Category {
  label: string;
  title: string;
  /** Points for the title: for a single holder, and for each of several tied players (F-SCORE-07, F-SCORE-08). */
  alone: number;
  tied: number;
  value(g: Frontiers, seat: Seat): number;
  /** True if values are losses (0 or less), so that the player with the largest loss holds the title (F-SCORE-08). */
  penalty?: true;
}

/** The locations whose Faction Tokens count for the Greatest Conqueror (F-SCORE-04). */
const CONQUESTS: readonly LocationKind[] = ['romulanStarbase', 'dominionStarbase', 'classM'];
/** The locations whose Faction Tokens count for the Greatest Adventurer (F-SCORE-05). */
const ADVENTURES: readonly LocationKind[] = ['classL', 'classLDistress', 'classK', 'classKDistress', 'classH'];

const TITLE = { alone: 3, tied: 1 };
const MISSION_TITLE = { alone: 5, tied: 2 };

/** The categories that each part of the scoring adds (F-SCORE-01 to F-SCORE-09). */
export const CATEGORIES: Readonly<Record<ScoringPart, readonly Category[]>> = {
  achievements: [
    { label: 'Knowledge', title: 'Greatest Knowledge', ...TITLE, value: knowledge },
    { label: 'Leadership', title: 'Greatest Leadership', ...TITLE, value: leadership },
    {
      label: 'Conquests',
      title: 'Greatest Conqueror',
      ...TITLE,
      value: (g, seat) => onPlaces(g, seat, CONQUESTS, (tokens) => 2 * tokens),
    },
    {
      label: 'Adventures',
      title: 'Greatest Adventurer',
      ...TITLE,
      value: (g, seat) => onPlaces(g, seat, ADVENTURES, (tokens) => 2 * tokens),
    },
    { label: 'Disaster', title: 'Greatest Disaster', alone: -3, tied: -1, value: disaster, penalty: true },
  ],
  // Full and Blitz Conquest score destroyed Borg Cubes (F-SCORE-10, F-SCORE-11).
  conquest: [{ label: 'Borg Cubes', title: 'Greatest Borg Destroyer', ...MISSION_TITLE, value: conquest }],
  // Liberate scores Research Stations, with more points on Core tiles (F-SCEN-57).
  stations: [
    {
      label: 'Research Stations',
      title: 'Greatest Liberator',
      ...MISSION_TITLE,
      value: (g, seat) =>
        onPlaces(g, seat, ['research'], (tokens, tile) => (tokens === 0 ? 0 : TILES[tile].back === 'core' ? 7 : 4)),
    },
  ],
  // Where No One Has Gone Before scores the tiles that the ship or an Away Team has visited (F-SCEN-63).
  tiles: [
    {
      label: 'Tiles visited',
      title: 'Greatest Explorer',
      ...MISSION_TITLE,
      value: (g, seat) => g.map.filter(({ at }) => hasVisited(g, seat, hexId(at))).length,
    },
  ],
  cooperative: [],
  starbases: [],
};

/** Returns -2 for each Damage Card and -2 for a Wounded Captain (F-SCORE-06). */
function disaster(g: Frontiers, seat: Seat): number {
  const damage = ownCards(g, seat).filter((card) => card === DAMAGE).length;
  // The result is 0, never -0, because positions are compared exactly.
  return 0 - 2 * (damage + (playerOf(g, seat).wounds > 0 ? 1 : 0));
}

function conquest(g: Frontiers, seat: Seat): number {
  return Object.values(g.cubes).reduce((sum, cube) => {
    if (!cube.destroyed || !cube.marks.includes(seat)) return sum;
    return sum + (hasMost(g, cube, seat) ? 7 : 4);
  }, 0);
}

/** Sums the points of a seat’s Faction Tokens on locations of these kinds. */
function onPlaces(
  g: Frontiers,
  seat: Seat,
  kinds: readonly LocationKind[],
  points: (tokens: number, tile: TileId) => number,
): number {
  return Object.entries(g.sites).reduce((sum, [id, { marks }]) => {
    const space = spaceAt(g, id);
    if (!space?.site || !kinds.includes(space.site.kind)) return sum;
    return sum + points(marks.filter((mark) => mark === seat).length, space.tile);
  }, 0);
}
