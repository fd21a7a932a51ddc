/**
 * The one theme of all pictures: a dark plotting table, flat shapes, ivory type.
 * Colour is never decoration: it says who, what may be done, or what harms.
 * All lengths are pixels of a picture 1,200 wide.
 */

/** A colour as `#RRGGBB`. */
export type HexColour = `#${string}`;

/** Colours by meaning. `may` (mint) and `foe` (red) are used for nothing but "you may" and harm. */
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
  /** Edges that carry meaning: at least 3:1 on field, panel and raised. */
  rim: '#7488AE',
  /** Walls of a board. */
  wall: '#8295BA',
  /** Lines between the spaces of a board. */
  grid: '#33446A',
  /** Plates that lie in a floor, such as terminals, and what stands on them. */
  plate: '#33486F',
  plateInk: '#D7E2F5',
  /** A band across a card that can be used, and across one that can't. */
  band: '#2A3B60',
  sunkenBand: '#172236',
  /** What is left of a bar, and what is gone of it. */
  full: '#DDE5F2',
  gone: '#46577C',
  text: '#F5F1E7',
  /** Second words. */
  soft: '#BAC5D9',
  /** Labels and dimmed cards. */
  quiet: '#93A3C0',
  /** Type and glyphs on any light fill. */
  ink: '#0A0F1A',
  may: '#5FE3B3',
  mayFill: '#173A40',
  /** You may, but it has a consequence; hazards; the star of points. */
  warn: '#FFC857',
  foe: '#FF6B61',
  foeFill: '#3A1A24',
} as const satisfies Record<string, HexColour>;

/** Shapes of the seats' pieces. */
export type SeatShape = 'circle' | 'square' | 'triangle' | 'diamond' | 'pentagon' | 'bar' | 'cross';

/** Patterns that fill areas of a seat. */
export type SeatPattern = 'rising' | 'falling' | 'dots' | 'level' | 'crossed' | 'upright' | 'checked';

/** How a seat is told apart: any one of the three is enough. */
export interface SeatLook {
  readonly colour: HexColour;
  readonly shape: SeatShape;
  readonly pattern: SeatPattern;
}

/** The looks of seats 0 to 6. */
export const seats = [
  { colour: '#5BB8FF', shape: 'circle', pattern: 'rising' },
  { colour: '#FF9C45', shape: 'square', pattern: 'falling' },
  { colour: '#EE63D7', shape: 'triangle', pattern: 'dots' },
  { colour: '#D8E85A', shape: 'diamond', pattern: 'level' },
  { colour: '#8FA892', shape: 'pentagon', pattern: 'crossed' },
  { colour: '#D9CDB8', shape: 'bar', pattern: 'upright' },
  { colour: '#9E6BFF', shape: 'cross', pattern: 'checked' },
] as const satisfies readonly SeatLook[];

/** The look of a seat, counted from 0; from the eighth on the looks begin again. */
export function seatLook(seat: number): SeatLook {
  return seats[seat % seats.length] ?? seats[0];
}

/** Type sizes. `body` is the least for anything that must be read, `small` the least for second words. */
export const size = { title: 44, head: 36, name: 34, value: 32, body: 30, small: 24 } as const;

/** Width of every picture, its page margin at the left, right and below, and the most a picture may be high. */
export const page = { width: 1200, margin: 40, maxHeight: 1500 } as const;
