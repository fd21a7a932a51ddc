import { CORE_TILE_IDS, CUBE_TILE_IDS, FRONTIER_TILE_IDS, TILES, type TileId } from '../content/tiles/all.ts';
import type { Scenario } from './scenario.ts';

/** The tiles that a scenario draws from. */
interface TilePool {
  /** The Frontier tiles that are always used. */
  always: readonly TileId[];
  /** The other Frontier tiles, drawn at random or, if `ordered` is set, from the front. */
  frontier: readonly TileId[];
  /** True if Frontier tiles are in numerical order, not shuffled (F-SCEN-02). */
  ordered: boolean;
  cubes: readonly TileId[];
  core: readonly TileId[];
}

const has = (kinds: readonly string[]) => (tile: TileId) =>
  TILES[tile].spaces.some(({ site }) => site !== null && kinds.includes(site.kind));
const hasStation = has(['research']);
const hasStarbase = has(['romulanStarbase', 'dominionStarbase']);

const ALL = { always: [], frontier: FRONTIER_TILE_IDS, ordered: false, cubes: CUBE_TILE_IDS, core: CORE_TILE_IDS };

const POOLS: Readonly<Record<Scenario['tiles'], TilePool>> = {
  random: ALL,
  // F-SCEN-02, F-OPEN-82: the tiles with the lowest numbers are used.
  numbered: { ...ALL, ordered: true },
  // F-SCEN-46, F-SCEN-47: all Frontier tiles with a Research Station are used, then others at random. Core tiles
  // without a Research Station stay out. The Red Cube's tile is used, even if a random Cube appears there
  // (F-VARIANT-10).
  research: {
    ...ALL,
    always: FRONTIER_TILE_IDS.filter(hasStation),
    frontier: FRONTIER_TILE_IDS.filter((tile) => !hasStation(tile)),
    cubes: ['cubeRed'],
    core: CORE_TILE_IDS.filter(hasStation),
  },
  // F-SCEN-67: the game uses all tiles with Starbases, and the Gold Cube’s tile.
  starbases: {
    ...ALL,
    always: FRONTIER_TILE_IDS.filter(hasStarbase),
    frontier: [],
    cubes: ['cubeGold'],
    core: CORE_TILE_IDS.filter(hasStarbase),
  },
};

/** Returns the tiles that a scenario may use (F-SETUP-11, F-SETUP-12). */
export function tilesFor({ tiles }: Scenario): TilePool {
  return POOLS[tiles];
}
