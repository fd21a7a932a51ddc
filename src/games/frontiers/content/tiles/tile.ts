import type { Basic, CubeColour } from '../colours.ts';
import type { Location, PlanetKind, PostKind, Terrain } from '../terrain.ts';

/** A space as printed. */
export interface PrintedSpace {
  readonly terrain: Terrain;
  readonly site: Location | null;
}

/** The back of a tile: blue for Frontier, red for Core (F-SETUP-13). */
export type Back = 'frontier' | 'core';

/** A map tile with seven spaces, always in the same orientation (F-EXPLORE-06). */
export interface Tile {
  readonly back: Back | 'start';
  /**
   * The number in the tile's corner: 1 to 11 on Frontier tiles, 1 to 8 on Core tiles, 0 on the Starting Tile
   * (F-OPEN-82).
   */
  readonly number: number;
  /** The spaces by slot: first the center, then clockwise from the north-east. */
  readonly spaces: readonly [PrintedSpace, ...Three, ...Three];
}

type Pair = readonly [PrintedSpace, PrintedSpace];
type Three = readonly [PrintedSpace, PrintedSpace, PrintedSpace];

/** Builds a tile from its three rows, north to south, each from west to east. */
export function tile(back: Tile['back'], number: number, rows: readonly [Pair, Three, Pair]): Tile {
  const [[northwest, northeast], [west, centre, east], [southwest, southeast]] = rows;
  return { back, number, spaces: [centre, northeast, east, southeast, southwest, west, northwest] };
}

/** Builds empty space, with an optional location. */
export const space = printer<PostKind>('space');

/** Builds a nebula, with an optional location. */
export const nebula = printer<PostKind>('nebula');

/** Builds an Asteroid Field, with an optional ship hidden in it. */
export const asteroids = printer<'borgSphere'>('asteroids');

export const sun = printer('sun');
export const blackHole = printer('blackHole');
export const wormhole = printer('wormhole');

/** A Planet. */
export function planet(kind: PlanetKind): PrintedSpace {
  return { terrain: 'planet', site: { kind } };
}

/** Builds a Research Station in empty space. */
export function research(colour: Basic): PrintedSpace {
  return { terrain: 'space', site: { kind: 'research', colour } };
}

/** Builds a Borg Cube's place in empty space (F-EXPLORE-15). */
export function cube(colour: CubeColour): PrintedSpace {
  return { terrain: 'space', site: { kind: 'borgCube', colour } };
}

/** Returns a builder for spaces of one terrain, each with one of these locations or with none. */
function printer<K extends PostKind = never>(terrain: Terrain) {
  return (kind?: K): PrintedSpace => ({ terrain, site: kind === undefined ? null : { kind } });
}
