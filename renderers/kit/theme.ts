/**
 * The theme of all pictures: a dark plotting table, flat shapes, ivory type. Color always has a meaning: it stands for
 * a seat, for a possible action, or for harm. All lengths are in pixels of a picture that is 1,200 pixels wide.
 */

/** A color as `#RRGGBB`. */
export type HexColour = `#${string}`;

/** Colors by meaning. `may` (mint) is used only for possible actions, and `foe` (red) only for harm. */
export const colour = {
  /** The table. */
  field: '#0B1220',
  /** Panels. */
  panel: '#141E33',
  /** Cards that can be used. */
  raised: '#1F2C48',
  /** Cards that can't be used now. */
  sunken: '#111A2C',
  /** Dividers and quiet edges. */
  line: '#3B4C70',
  /** Edges with a meaning, with a contrast of at least 3:1 on field, panel and raised. */
  rim: '#7488AE',
  /** Walls of a board. */
  wall: '#8295BA',
  /** Lines between the spaces of a board. */
  grid: '#33446A',
  /** The color of plates in a floor, such as terminals, and of the signs on them. */
  plate: '#33486F',
  plateInk: '#D7E2F5',
  /** The band across a card: its color if the card can be used, and its color if it can't. */
  band: '#2A3B60',
  sunkenBand: '#172236',
  /** The remaining part of a bar, and the lost part. */
  full: '#DDE5F2',
  gone: '#46577C',
  text: '#F5F1E7',
  /** Second words. */
  soft: '#BAC5D9',
  /** Labels and dimmed cards. */
  quiet: '#93A3C0',
  /** The color of type and glyphs on any light fill. */
  ink: '#0A0F1A',
  may: '#5FE3B3',
  mayFill: '#173A40',
  /** The color of hazards, of the star that marks points, and of possible actions that have consequences. */
  warn: '#FFC857',
  /** Marks of what has changed since an earlier position. */
  changed: '#FFFFFF',
  /** The frame and the mark of a private copy, on which nothing is played. */
  trial: '#B7A0FF',
  foe: '#FF6B61',
  foeFill: '#3A1A24',
} as const satisfies Record<string, HexColour>;

/** Shapes of the seats' pieces. */
export type SeatShape = 'circle' | 'square' | 'triangle' | 'diamond' | 'pentagon' | 'bar' | 'cross';

/** Patterns that fill a seat's areas. */
export type SeatPattern = 'rising' | 'falling' | 'dots' | 'level' | 'crossed' | 'upright' | 'checked';

/** The look of a seat. The color, the shape or the pattern alone is enough to recognize the seat. */
export interface SeatLook {
  readonly colour: HexColour;
  readonly shape: SeatShape;
  readonly pattern: SeatPattern;
}

/** The looks of the first seven seats. */
export const seats = [
  { colour: '#5BB8FF', shape: 'circle', pattern: 'rising' },
  { colour: '#FF9C45', shape: 'square', pattern: 'falling' },
  { colour: '#EE63D7', shape: 'triangle', pattern: 'dots' },
  { colour: '#D8E85A', shape: 'diamond', pattern: 'level' },
  { colour: '#8FA892', shape: 'pentagon', pattern: 'crossed' },
  { colour: '#D9CDB8', shape: 'bar', pattern: 'upright' },
  { colour: '#9E6BFF', shape: 'cross', pattern: 'checked' },
] as const satisfies readonly SeatLook[];

/** Returns the look of a seat, counted from 0. From the eighth seat on, looks repeat. */
export function seatLook(seat: number): SeatLook {
  return seats[seat % seats.length] ?? seats[0];
}

/** Type sizes. `body` is the minimum for anything that must be read, `small` for secondary text. */
export const size = { title: 44, head: 36, name: 34, value: 32, body: 30, small: 24 } as const;

/** Width of every picture, its left, right and bottom margin, and its maximum height, in pixels. */
export const page = { width: 1200, margin: 40, maxHeight: 1500 } as const;
