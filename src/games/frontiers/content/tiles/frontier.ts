import { asteroids, blackHole, nebula, planet, research, space, sun, tile } from './tile.ts';

/**
 * The Frontier tiles (F-OPEN-23). The book shows none; these have their locations where the tiles of Mage Knight have
 * theirs, which agrees with every count that the book gives. Nebulae, Suns and Black Holes are our choice. Every planet
 * has a space beside it on its own tile where a ship may stop.
 */
export const FRONTIER_TILES = {
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
