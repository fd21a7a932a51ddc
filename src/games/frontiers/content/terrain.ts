import type { Basic, CubeColour } from './colours.ts';

/** The terrain of a space. `space` is the rulebook's empty space. */
export type Terrain = 'space' | 'nebula' | 'planet' | 'sun' | 'asteroids' | 'blackHole' | 'wormhole';

/** The planets, by class. */
export type PlanetKind = 'classM' | 'classL' | 'classLDistress' | 'classK' | 'classKDistress' | 'classH';

/** The locations in space that have no color. */
export type PostKind = 'outpost' | 'drydock' | 'romulanStarbase' | 'dominionStarbase' | 'romulanWarbird' | 'borgSphere';

/** A location as printed on a tile (F-LOC). */
export type Location =
  | { readonly kind: PlanetKind | PostKind }
  | { readonly kind: 'research'; readonly colour: Basic }
  | { readonly kind: 'borgCube'; readonly colour: CubeColour };

/** The kind of a location. */
export type LocationKind = Location['kind'];

/** The names of terrain. */
export const TERRAIN_NAMES: Record<Terrain, string> = {
  space: 'Empty space',
  nebula: 'Nebula',
  planet: 'Planet',
  sun: 'Sun',
  asteroids: 'Asteroid Field',
  blackHole: 'Black Hole',
  wormhole: 'Wormhole',
};

/** The names of locations, without any color. */
export const SITE_NAMES: Record<LocationKind, string> = {
  outpost: 'Outpost',
  classM: 'Class-M Planet',
  research: 'Research Station',
  drydock: 'Drydock',
  classL: 'Class-L Planet',
  classLDistress: 'Class-L Planet (Distress Signal)',
  classK: 'Class-K Planet',
  classKDistress: 'Class-K Planet (Distress Signal)',
  classH: 'Class-H Planet',
  romulanStarbase: 'Romulan Starbase',
  dominionStarbase: 'Dominion Starbase',
  romulanWarbird: 'Romulan Warbird',
  borgSphere: 'Borg Sphere',
  borgCube: 'Borg Cube',
};

const COLOUR_NAMES: Record<CubeColour, string> = { red: 'Red', blue: 'Blue', gold: 'Gold', green: 'Green' };

/** Returns the name of a location: `Class-M Planet`, `Gold Research Station`. */
export function siteName(site: Location): string {
  return 'colour' in site ? `${COLOUR_NAMES[site.colour]} ${SITE_NAMES[site.kind]}` : SITE_NAMES[site.kind];
}
