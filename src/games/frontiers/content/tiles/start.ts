import { asteroids, nebula, space, tile, wormhole } from './tile.ts';

/** The Starting Tile: the Wormhole, and the line of Asteroid Fields behind which no tile may lie (F-EXPLORE-05). */
export const START_TILES = {
  start: tile('start', 0, [
    [space(), nebula()],
    [asteroids(), wormhole(), space()],
    [asteroids(), asteroids()],
  ]),
} as const;
