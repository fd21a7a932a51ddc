import { asteroids, cube, nebula, planet, research, space, sun, tile } from './tile.ts';

/**
 * The Core tiles with a Borg Cube in the middle (F-SETUP-12). The surroundings of the Gold and the Red Cube are those that
 * the chapter on random Cubes speaks of (F-VARIANT-09).
 */
export const CUBE_TILES = {
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
