import type { CubeColour } from '../colours.ts';
import { CORE_TILES } from './core.ts';
import { CUBE_TILES } from './cubes.ts';
import { FRONTIER_TILES } from './frontier.ts';
import { START_TILES } from './start.ts';
import type { Tile } from './tile.ts';

/** A tile of the box: `start`, `frontier5`, `core2`, `cubeGold`. */
export type TileId = keyof typeof START_TILES | FrontierTileId | CoreTileId | CubeTileId;
/** A tile with a blue back. */
export type FrontierTileId = keyof typeof FRONTIER_TILES;
/** A tile with a red back and no Borg Cube. */
export type CoreTileId = keyof typeof CORE_TILES;
/** A tile with a red back and a Borg Cube. */
export type CubeTileId = keyof typeof CUBE_TILES;

/** All 20 tiles. */
export const TILES: Readonly<Record<TileId, Tile>> = {
  ...START_TILES,
  ...FRONTIER_TILES,
  ...CORE_TILES,
  ...CUBE_TILES,
};

/** The Frontier tiles by number. */
export const FRONTIER_TILE_IDS: readonly FrontierTileId[] = [
  'frontier1',
  'frontier2',
  'frontier3',
  'frontier4',
  'frontier5',
  'frontier6',
  'frontier7',
  'frontier8',
  'frontier9',
  'frontier10',
  'frontier11',
];

/** The Core tiles without a Borg Cube by number. */
export const CORE_TILE_IDS: readonly CoreTileId[] = ['core1', 'core2', 'core3', 'core4'];

/** The tiles with a Borg Cube by number. */
export const CUBE_TILE_IDS: readonly CubeTileId[] = ['cubeGreen', 'cubeBlue', 'cubeGold', 'cubeRed'];

/** The colour of the Cube that is printed on a tile; null on a tile without one. */
export function cubeOn(id: TileId): CubeColour | null {
  const [{ site }] = TILES[id].spaces;
  return site?.kind === 'borgCube' ? site.colour : null;
}

/** What a tile is called: `Starting Tile`, `Frontier 5`, `Core 7`. */
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
