/** The colours that Data Crystals and cards come in (F-DATA-01, F-DATA-03). */
export const BASICS = ['red', 'blue', 'gold'] as const;

/** A basic colour: `red`. */
export type Basic = (typeof BASICS)[number];

/** All colours of data, the basic ones first (F-DATA-01). */
export const COLOURS = [...BASICS, 'white', 'purple', 'black'] as const;

/** A colour of data: `purple`. */
export type Colour = (typeof COLOURS)[number];

/** The colours of the Borg Cubes and of their tiles (F-CUBE-02 to F-CUBE-05). Green is no colour of data. */
export const CUBE_COLOURS = [...BASICS, 'green'] as const;

/** A colour of a Borg Cube: `green`. */
export type CubeColour = (typeof CUBE_COLOURS)[number];

/** Whether a colour is a basic one: such dice count when the Core is rolled (F-SETUP-19). */
export function isBasic(colour: Colour): colour is Basic {
  return colour === 'red' || colour === 'blue' || colour === 'gold';
}
