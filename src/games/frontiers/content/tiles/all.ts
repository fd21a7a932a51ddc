import type { CubeColour } from '../colours.ts';
import { asteroids, blackHole, cube, nebula, planet, research, space, sun, type Tile, tile, wormhole } from './tile.ts';

/**
 * The Starting Tile: the Wormhole, and the line of Asteroid Fields beyond which no tile can be placed (F-EXPLORE-05).
 */
const START_TILES = {
  start: tile('start', 0, [
    [space(), nebula()],
    [asteroids(), wormhole(), space()],
    [asteroids(), asteroids()],
  ]),
} as const;

/**
 * The Frontier tiles (F-OPEN-23). The rulebook doesn't show these tiles, so their locations are where Mage Knight's
 * tiles have theirs. Where the rulebook counts locations, the numbers here are the same. Nebulae, Suns and Black Holes
 * are our choice. Beside each of its planets, every tile has a space where a ship can stop.
 */
const FRONTIER_TILES = {
  frontier1: tile('frontier', 1, [
    [nebula('romulanWarbird'), asteroids()],
    [nebula(), nebula('drydock'), space('outpost')],
    [space(), space()],
  ]),
  frontier2: tile('frontier', 2, [
    [space('romulanWarbird'), nebula('drydock')],
    [space(), space(), space('outpost')],
    [research('red'), space()],
  ]),
  frontier3: tile('frontier', 3, [
    [space(), space('romulanStarbase')],
    [space(), nebula(), space()],
    [space('outpost'), research('gold')],
  ]),
  frontier4: tile('frontier', 4, [
    [nebula(), sun()],
    [space('romulanWarbird'), nebula('dominionStarbase'), blackHole()],
    [space(), space('outpost')],
  ]),
  frontier5: tile('frontier', 5, [
    [nebula(), planet('classM')],
    [nebula('drydock'), asteroids(), space('romulanWarbird')],
    [nebula(), research('blue')],
  ]),
  frontier6: tile('frontier', 6, [
    [sun(), nebula()],
    [planet('classL'), research('red'), space()],
    [space(), nebula('romulanWarbird')],
  ]),
  frontier7: tile('frontier', 7, [
    [asteroids(), nebula('romulanWarbird')],
    [planet('classM'), nebula(), nebula('drydock')],
    [space(), planet('classK')],
  ]),
  frontier8: tile('frontier', 8, [
    [nebula('drydock'), planet('classH')],
    [nebula(), nebula('romulanWarbird'), space()],
    [nebula(), nebula('outpost')],
  ]),
  frontier9: tile('frontier', 9, [
    [planet('classK'), sun()],
    [space(), blackHole(), nebula('romulanStarbase')],
    [nebula('dominionStarbase'), space()],
  ]),
  frontier10: tile('frontier', 10, [
    [planet('classL'), nebula()],
    [space(), sun(), space()],
    [space('romulanStarbase'), planet('classH')],
  ]),
  frontier11: tile('frontier', 11, [
    [space(), asteroids()],
    [planet('classH'), space('dominionStarbase'), asteroids()],
    [asteroids(), space('romulanWarbird')],
  ]),
} as const;

/**
 * The Core tiles without a Borg Cube (F-OPEN-23). All Core tiles without a Borg Cube, except the first, have both a
 * Research Station and a Starbase (F-SCEN-47, F-SCEN-67).
 */
const CORE_TILES = {
  core1: tile('core', 1, [
    [blackHole(), planet('classKDistress')],
    [planet('classLDistress'), planet('classM'), nebula()],
    [space(), sun()],
  ]),
  core2: tile('core', 2, [
    [asteroids(), planet('classH')],
    [nebula(), asteroids(), research('blue')],
    [nebula('dominionStarbase'), nebula('borgSphere')],
  ]),
  core3: tile('core', 3, [
    [blackHole(), planet('classH')],
    [planet('classKDistress'), nebula(), space('dominionStarbase')],
    [research('gold'), nebula()],
  ]),
  core4: tile('core', 4, [
    [research('blue'), space()],
    [nebula(), asteroids('borgSphere'), nebula('romulanStarbase')],
    [planet('classH'), nebula()],
  ]),
} as const;

/**
 * The Core tiles with a Borg Cube in the center (F-SETUP-12). The Gold and the Red Cube have the surroundings that the
 * random Cubes variant mentions (F-VARIANT-09).
 */
const CUBE_TILES = {
  cubeGreen: tile('core', 5, [
    [nebula('drydock'), nebula('outpost')],
    [asteroids(), cube('green'), nebula('romulanWarbird')],
    [nebula('romulanWarbird'), nebula()],
  ]),
  cubeBlue: tile('core', 6, [
    [nebula(), planet('classM')],
    [asteroids('borgSphere'), cube('blue'), asteroids()],
    [space(), asteroids()],
  ]),
  cubeGold: tile('core', 7, [
    [planet('classLDistress'), space()],
    [nebula('romulanStarbase'), cube('gold'), nebula()],
    [asteroids(), asteroids('borgSphere')],
  ]),
  cubeRed: tile('core', 8, [
    [planet('classH'), research('red')],
    [nebula('borgSphere'), cube('red'), sun()],
    [nebula(), nebula('borgSphere')],
  ]),
} as const;

/** The id of a tile: `start`, `frontier5`, `core2`, `cubeGold`. */
export type TileId =
  | keyof typeof START_TILES
  | keyof typeof FRONTIER_TILES
  | keyof typeof CORE_TILES
  | keyof typeof CUBE_TILES;

/** All 20 tiles. */
export const TILES: Readonly<Record<TileId, Tile>> = {
  ...START_TILES,
  ...FRONTIER_TILES,
  ...CORE_TILES,
  ...CUBE_TILES,
};

/** The Frontier tiles, by number. */
export const FRONTIER_TILE_IDS = idsOf(FRONTIER_TILES);

/** The Core tiles without a Borg Cube, by number. */
export const CORE_TILE_IDS = idsOf(CORE_TILES);

/** The tiles with a Borg Cube, by number. */
export const CUBE_TILE_IDS = idsOf(CUBE_TILES);

function idsOf<T extends TileId>(tiles: Readonly<Record<T, Tile>>): readonly T[] {
  // The cast is safe because a table of tiles has only tile ids as keys.
  return Object.keys(tiles) as T[];
}

/** Returns the color of the Cube printed on a tile, or null. */
export function cubeOn(id: TileId): CubeColour | null {
  const [{ site }] = TILES[id].spaces;
  return site?.kind === 'borgCube' ? site.colour : null;
}

/** Returns the name of a tile: `Starting Tile`, `Frontier 5`, `Core 7`. */
export function tileName(id: TileId): string {
  const { back, number } = TILES[id];
  switch (back) {
    case 'start':
      return 'Starting Tile';
    case 'frontier':
      return `Frontier ${number}`;
    case 'core':
      return `Core ${number}`;
  }
}
