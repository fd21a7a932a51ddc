import type { CardView, CardWay, EffectView } from '../../src/games/frontiers/view.ts';
import { type IconName, icon } from '../kit/icons.ts';
import type { Pen } from '../kit/pen.ts';
import { colour, type HexColour } from '../kit/theme.ts';
import { write } from '../kit/words.ts';
import { datum } from './datum.ts';
import { type LineFace, type Rows, rowsOf } from './line-row.ts';
import type { Look } from './looks.ts';

/** The sizes that a card's face is drawn with. */
export interface CardFace {
  readonly pad: number;
  readonly name: number;
  readonly kind: number;
  readonly lines: LineFace;
  /** The radius of the data symbols that show an effect's cost. */
  readonly price: number;
}

/** The color of a strong effect's plate when the card can't be used now. */
export const dimPlate: HexColour = '#172236';

/** An effect and its layout. The data is to the left of the lines, or above them if they need the full width. */
export interface Part {
  readonly effect: EffectView;
  readonly face: CardFace;
  readonly rows: Rows;
  /**
   * The height of the name, and the height of the data row above the lines. If the data height is 0, the data is on the
   * left.
   */
  readonly named: number;
  readonly head: number;
  readonly left: number;
  readonly height: number;
}

/** Whether an effect of a card in hand can't be used now. */
export function isShut({ now }: CardView, way: 'basic' | 'strong'): boolean {
  return now !== null && !now.ways.includes(way);
}

/** The width that a lock takes up in an effect's part of the card. */
export const lockRoom = 28;

/** Draws a small lock in the upper right corner of a part. */
export function lock(pen: Pen, right: number, top: number): void {
  icon(pen, 'lock', right - 10, top + 22, 24, colour.quiet);
}

/** Measures an effect at a given width. */
export function partOf(effect: EffectView, room: number, face: CardFace): Part {
  const prices = effect.data.length * (2 * face.price + 8);
  const named = effect.name === null ? 0 : Math.round(face.lines.words * 1.6);
  const beside = rowsOf(effect.lines, room - prices - 4, face.lines);
  const under = rowsOf(effect.lines, room, face.lines);
  const above = 2 * face.price + 16;
  // Use the layout with the smaller height.
  const apart = prices > 0 && above + under.height < beside.height;
  const head = apart ? above : 0;
  const left = apart || prices === 0 ? 0 : prices + 4;
  const rows = left > 0 ? beside : under;
  return {
    effect,
    face,
    rows,
    named,
    head,
    left,
    height: named + head + Math.max(rows.height, left === 0 ? 0 : 2 * face.price),
  };
}

/** Draws an effect with its top left corner at x, y. */
export function drawPart(pen: Pen, part: Part, x: number, y: number, look: Look): void {
  const { effect, face, rows, named, head, left, height } = part;
  const { words } = face.lines;
  const { ink, ground, dim: spent } = look;
  if (effect.name !== null) write(pen, effect.name, x, y + words * 0.5, { px: words, ink, ground });
  const top = y + named;
  const middle = head > 0 ? top + face.price : top + (height - named) / 2;
  const step = 2 * face.price + 8;
  for (const [i, one] of effect.data.entries())
    datum(pen, { container: 'token', colour: one, spent }, x + face.price + i * step, middle, face.price);
  rows.draw(pen, x + left, head > 0 ? top + head : middle - rows.height / 2, look);
}

/** The colors of a card. */
export interface Tone extends Look {
  readonly edge: HexColour;
  readonly name: HexColour;
  readonly soft: HexColour;
}

/** Returns the colors of a card, muted if its effects can't be used now. */
export function tones(dim: boolean): Tone {
  return dim
    ? { dim, ground: colour.sunken, edge: colour.line, name: colour.soft, ink: colour.quiet, soft: colour.quiet }
    : { dim, ground: colour.raised, edge: colour.rim, name: colour.text, ink: colour.text, soft: colour.soft };
}

/** The points that a card can give when played sideways, with icons. */
const sides: readonly (readonly [CardWay, IconName])[] = [
  ['move', 'move'],
  ['diplomacy', 'diplomacy'],
  ['shields', 'defense'],
  ['attack', 'attack'],
];

/** The color of sideways points that the card can't give now. */
const shutSide: HexColour = '#56688E';

/**
 * Draws the points that a card gives when played sideways, bright if they help now. `step` is the distance between
 * icons.
 */
export function sidesRow(pen: Pen, { now }: CardView, x: number, y: number, step: number): void {
  for (const [i, [way, name]] of sides.entries()) {
    const bright = now === null || now.ways.includes(way);
    icon(pen, name, x + i * step, y, step * 0.6, bright ? colour.text : shutSide);
  }
}
