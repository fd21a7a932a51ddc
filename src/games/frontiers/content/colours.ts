/** The colors of Data Crystals and cards (F-DATA-01, F-DATA-03). */
export const BASICS = ['red', 'blue', 'gold'] as const;

/** A basic color, such as `red`. */
export type Basic = (typeof BASICS)[number];

/** All colors of data, with the basic ones first (F-DATA-01). */
export const COLOURS = [...BASICS, 'white', 'purple', 'black'] as const;

/** A color of data, such as `purple`. */
export type Colour = (typeof COLOURS)[number];

/** The colors of the Borg Cubes and their tiles (F-CUBE-02 to F-CUBE-05). There is no green data. */
export const CUBE_COLOURS = [...BASICS, 'green'] as const;

/** A color of a Borg Cube, such as `green`. */
export type CubeColour = (typeof CUBE_COLOURS)[number];

/**
 * Whether a color is basic. Only dice of basic colors count toward the minimum when the Core is rolled (F-SETUP-19).
 */
export function isBasic(colour: Colour): colour is Basic {
  return colour === 'red' || colour === 'blue' || colour === 'gold';
}
