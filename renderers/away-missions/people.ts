import type { CharacterView, SpaceView } from '../../src/games/away-missions/view.ts';
import { type IconName, icon } from '../kit/icons.ts';
import type { Pen } from '../kit/pen.ts';
import { type Point, target, token } from '../kit/pieces.ts';
import { plate } from '../kit/shapes.ts';
import { colour, type HexColour, seatLook, size } from '../kit/theme.ts';
import { measure, write } from '../kit/words.ts';
import { wallWeight } from './floor.ts';
import { stateIcons } from './looks.ts';

/** A space with its characters, ready to be drawn. */
export interface OccupiedSpace {
  readonly space: SpaceView;
  readonly people: readonly CharacterView[];
  /** The space's upper left corner and width, in pixels. */
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly ground: HexColour;
  /** Whether the space can be entered, so that its cost must be shown. */
  readonly reached: boolean;
  /** Whether the viewer knows of a Trap here. */
  readonly trap: boolean;
  /** Characters that the viewer can attack or harm, and the viewer's own characters that can act or be chosen. */
  readonly targets: ReadonlySet<string>;
  readonly own: ReadonlySet<string>;
  readonly active: string | null;
}

/** The smallest side, in pixels, at which a space shows names. */
export const roomy = 100;

/** Height of a health bar, in pixels. */
const bar = 8;

/** Returns the position of a piece that is alone in its space. Move trails pass through this point. */
export function aloneAt(x: number, y: number, side: number): Point {
  return side < roomy ? [x + side * 0.38, y + side * 0.4] : [x + side / 2, y + side * 0.315];
}

/** Returns the positions of the pieces in a space. */
function seatsOf(stand: OccupiedSpace): Point[] {
  const { x, y, side, people } = stand;
  if (people.length > 1) {
    return [
      [x + side * 0.255, y + side * 0.32],
      [x + side * 0.745, y + side * 0.32],
    ];
  }
  return [aloneAt(x, y, side)];
}

function radius({ side, people }: OccupiedSpace): number {
  if (side >= roomy) return people.length > 1 ? Math.min(25, side * 0.215) : 26;
  return people.length > 1 ? side * 0.235 : side * 0.3;
}

/** Returns the position of a character's piece, where lines begin or end. */
export function pieceAt(stand: OccupiedSpace, character: string): Point | undefined {
  return seatsOf(stand)[stand.people.findIndex((person) => person.id === character)];
}

/** Draws the characters in a space, and then its fixture, so that the rings around pieces don't hide the fixture. */
export function drawStand(pen: Pen, stand: OccupiedSpace): void {
  drawTrap(pen, stand);
  const seats = seatsOf(stand);
  for (const [i, person] of stand.people.entries()) {
    const at = seats[i];
    if (at) piece(pen, stand, person, at);
  }
  feature(pen, stand);
}

/** Draws an empty turbolift's icon and name, above the cost if there is one. */
export function drawLift(pen: Pen, { space, people, x, y, side, ground, reached }: OccupiedSpace): void {
  if (people.length) return;
  const tight = side < roomy;
  const px = side * (reached ? 0.28 : 0.34);
  icon(pen, 'lift', x + side * (reached ? 0.3 : 0.5), y + side * (reached ? 0.26 : 0.32), px, colour.text);
  const writing = { face: 'display', ink: colour.soft, ground, align: 'center' } as const;
  const [nameX, nameY] = reached ? [x + side * 0.7, y + side * 0.26] : [x + side / 2, y + side * 0.74];
  write(pen, space.id, nameX, nameY, { ...writing, px: tight && reached ? size.small : size.body });
}

/** Returns the icon of a space's fixture. */
function featureIcon(space: SpaceView): IconName | undefined {
  return space.terminal ?? (space.transporter ? 'transporter' : undefined);
}

/**
 * Draws a space's fixture in the upper right corner. A fixture gets smaller or moves to make room for pieces, but never
 * disappears.
 */
function feature(pen: Pen, { space, x, y, side, people, reached }: OccupiedSpace): void {
  const name = featureIcon(space);
  if (!name) return;
  const small = people.length > 0 || reached;
  const w = side < roomy ? side * (small ? 0.3 : 0.4) : small ? 26 : 40;
  const [cx, cy] =
    people.length > 1
      ? [x + side / 2, y + side * 0.85]
      : [x + side - w / 2 - (small ? 5 : 8), y + w / 2 + (small ? 6 : 8)];
  if (space.terminal) terminalPlate(pen, space, cx - w / 2, cy - w / 2, w, w * 0.18);
  icon(pen, name, cx, cy, w * (space.terminal ? 0.68 : 0.86), featureInk(space));
}

/**
 * Draws the plate of a terminal. The plate of a locked terminal is dim and struck through in the color of the seat that
 * locked it. The seat that locked a terminal may still use it.
 */
export function terminalPlate(pen: Pen, { locked }: SpaceView, x: number, y: number, w: number, cut: number): void {
  if (locked === undefined) {
    plate(pen, x, y, w, w, { fill: colour.plate, cut });
    return;
  }
  const { colour: own } = seatLook(locked);
  plate(pen, x, y, w, w, { fill: colour.sunken, edge: own, cut });
  pen.ctx.strokeStyle = own;
  pen.ctx.lineWidth = Math.max(2, w * 0.09);
  pen.ctx.beginPath();
  pen.ctx.moveTo(x, y + w);
  pen.ctx.lineTo(x + w, y);
  pen.ctx.stroke();
}

/** Returns the color of a space's fixture. */
export function featureInk({ terminal, locked }: SpaceView): HexColour {
  if (terminal === null) return colour.warn;
  return locked === undefined ? colour.plateInk : colour.quiet;
}

/** Draws the viewer's own Trap in a space, if there is room. The close-up shows the Trap in any case. */
function drawTrap(pen: Pen, { trap, people, x, y, side }: OccupiedSpace): void {
  if (!trap || people.length > 1 || (people.length === 1 && side < roomy)) return;
  const [dx, dy, part] = people.length === 1 ? [0.87, 0.48, 0.18] : [0.18, 0.82, 0.24];
  icon(pen, 'trap', x + side * dx, y + side * dy, side * part, colour.warn);
}

/** Draws one piece: ring, letters, health, marks, and the name if it fits. */
function piece(pen: Pen, stand: OccupiedSpace, person: CharacterView, [cx, cy]: Point): void {
  const { x, y, side, people } = stand;
  const r = radius(stand);
  const shared = people.length > 1;
  const marks = stateIcons(person);
  token(pen, person.seat, cx, cy, r, {
    letters: person.letters,
    spent: person.activated,
    chosen: person.id === stand.active,
  });
  if (stand.targets.has(person.id)) target(pen, cx, cy, r);
  if (stand.own.has(person.id)) target(pen, cx, cy, r, colour.may);
  if (side < roomy && !shared) {
    health(pen, person, cx, y + side * 0.82, side * 0.54);
    // A small space has room for only two marks. The close-up shows all marks.
    for (const [i, mark] of marks.slice(0, 2).entries()) {
      icon(pen, mark, x + side * 0.84, y + side * (0.54 + i * 0.27), side * 0.26, markInk(mark));
    }
    return;
  }
  if (shared) {
    health(pen, person, cx, y + side * 0.64, side * 0.42);
    // A narrow space has room for the most urgent mark, a wide one for two. The close-up shows all marks.
    const shown = marks.slice(0, side < roomy ? 1 : 2);
    const px = side * (side < roomy ? 0.26 : 0.19);
    const outwards = cx < x + side / 2 ? 1 : -1;
    const outer = x + side / 2 - outwards * (side / 2 - px * 0.6);
    for (const [i, mark] of shown.entries()) {
      icon(pen, mark, outer + outwards * i * side * 0.185, y + side * 0.85, px, markInk(mark));
    }
    return;
  }
  nameUnder(pen, stand, person, cx);
  health(pen, person, cx, y + side * 0.86, side * 0.74);
  const all: IconName[] = person.activated ? [...marks.slice(0, 2), 'check'] : marks.slice(0, 3);
  for (const [i, mark] of all.entries()) icon(pen, mark, x + 16, y + 22 + i * 27, 22, markInk(mark));
}

const markInk = (mark: IconName): HexColour =>
  mark === 'stun' || mark === 'incapacitated' ? colour.warn : mark === 'check' ? colour.soft : colour.text;

/** Returns a character's full name and shorter forms of it, longest first. */
function shortNames(name: string): string[] {
  return [name, name.split(' of ')[0] ?? name, name.split(' ').at(-1) ?? name];
}

/**
 * Returns the longest form of a character's name that fits, or undefined if none fits. A character without a name on
 * the map can still be recognized by the letters on the piece.
 */
export function nameWithin(pen: Pen, name: string, room: number, px: number): string | undefined {
  return shortNames(name).find((short) => measure(pen, short, { px }) <= room);
}

function nameUnder(pen: Pen, { x, y, side, ground }: OccupiedSpace, person: CharacterView, cx: number): void {
  const name = nameWithin(pen, person.name, side - 12, size.small);
  if (name === undefined) return;
  const ink = person.activated ? colour.soft : colour.text;
  const cy = y + side * 0.72;
  // Clears the ground behind the name, so that no line crosses it.
  pen.ctx.fillStyle = ground;
  pen.ctx.fillRect(x + 7, cy - 9, side - 14, 21);
  write(pen, name, cx, cy, { px: size.small, ink, ground, align: 'center', room: side - wallWeight });
}

/** Draws a bar of the remaining pegs, in red if at most half of them are left. */
export function health(
  pen: Pen,
  { health: { left, full } }: CharacterView,
  cx: number,
  y: number,
  width: number,
): void {
  const { ctx } = pen;
  const x = cx - width / 2;
  ctx.fillStyle = colour.field;
  ctx.fillRect(x - 2, y - 2, width + 4, bar + 4);
  ctx.fillStyle = colour.gone;
  ctx.fillRect(x, y, width, bar);
  ctx.fillStyle = left * 2 <= full ? colour.foe : colour.full;
  ctx.fillRect(x, y, full > 0 ? (width * left) / full : 0, bar);
}
