import { CORE_TILE_IDS, CUBE_TILE_IDS, FRONTIER_TILE_IDS, TILES, type TileId } from '../content/tiles/all.ts';
import type { Scenario } from './scenario.ts';

/** Tiles that a scenario draws from. */
export interface TilePool {
  /** Frontier tiles that are always taken. */
  always: readonly TileId[];
  /** The others; they are taken at random, or from the front where the order is fixed. */
  frontier: readonly TileId[];
  /** Frontier tiles come by their numbers, not shuffled (F-SCEN-02). */
  ordered: boolean;
  cubes: readonly TileId[];
  core: readonly TileId[];
}

/** The tiles that may be among those of a scenario (F-SETUP-11, F-SETUP-12). */
export function tilesFor({ tiles }: Scenario): TilePool {
  switch (tiles) {
    case 'random':
      return { always: [], frontier: FRONTIER_TILE_IDS, ordered: false, cubes: CUBE_TILE_IDS, core: CORE_TILE_IDS };
    // F-SCEN-02, F-OPEN-82: the lowest numbers.
    case 'numbered':
      return { always: [], frontier: FRONTIER_TILE_IDS, ordered: true, cubes: CUBE_TILE_IDS, core: CORE_TILE_IDS };
    // F-SCEN-46, F-SCEN-47: only tiles without a Research Station are left out; the tile of the Red Cube is
    // used, whichever Cube chance may put there (F-VARIANT-10).
    case 'research':
      return {
        always: FRONTIER_TILE_IDS.filter(hasStation),
        frontier: FRONTIER_TILE_IDS.filter((tile) => !hasStation(tile)),
        ordered: false,
        cubes: ['cubeRed'],
        core: CORE_TILE_IDS.filter(hasStation),
      };
    // F-SCEN-67: all tiles with Starbases, and the Gold Cube’s.
    case 'starbases':
      return {
        always: FRONTIER_TILE_IDS.filter(hasStarbase),
        frontier: [],
        ordered: false,
        cubes: ['cubeGold'],
        core: CORE_TILE_IDS.filter(hasStarbase),
      };
  }
}

function hasStation(tile: TileId): boolean {
  return TILES[tile].spaces.some(({ site }) => site?.kind === 'research');
}

function hasStarbase(tile: TileId): boolean {
  return TILES[tile].spaces.some(({ site }) => site?.kind === 'romulanStarbase' || site?.kind === 'dominionStarbase');
}
