import { asteroids, blackHole, nebula, planet, research, space, sun, tile } from './tile.ts';

/** The Core tiles without a Borg Cube (F-OPEN-23). All but the first have a Research Station and Starbases (F-SCEN-47, F-SCEN-67). */
export const CORE_TILES = {
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
