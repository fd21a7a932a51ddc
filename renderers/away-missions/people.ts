import type { CharacterView, SpaceView } from '../../src/games/away-missions/view.ts';
import { type IconName, icon } from '../kit/icons.ts';
import type { Pen } from '../kit/pen.ts';
import { type Point, target, token } from '../kit/pieces.ts';
import { plate } from '../kit/shapes.ts';
import { colour, type HexColour, seatLook, size } from '../kit/theme.ts';
import { measure, write } from '../kit/words.ts';
import { wallWeight } from './floor.ts';
import { stateIcons } from './looks.ts';

/** One space with who stands in it, ready to be drawn. */
export interface OccupiedSpace {
  readonly space: SpaceView;
  readonly people: readonly CharacterView[];
  /** Upper left corner, and side, in pixels. */
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly ground: HexColour;
  /** True when it may be entered; the cost needs room then. */
  readonly reached: boolean;
  /** A Trap lies there that the reader knows. */
  readonly trap: boolean;
  /** Characters that may be attacked or harmed, and the reader's own that may act or be chosen. */
  readonly targets: ReadonlySet<string>;
  readonly own: ReadonlySet<string>;
  readonly active: string | null;
}

/** From this side on a space has room for names. */
export const roomy = 100;

/** Height of a health bar. */
const bar = 8;

/** Where a piece stands that is alone in a space; traces run through there. */
export function aloneAt(x: number, y: number, side: number): Point {
  return side < roomy ? [x + side * 0.38, y + side * 0.4] : [x + side / 2, y + side * 0.315];
}

/** Where the pieces of a space stand, in parts of its side. */
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

/** Radius of a piece. */
function radius({ side, people }: OccupiedSpace): number {
  if (side >= roomy) return people.length > 1 ? Math.min(25, side * 0.215) : 26;
  return people.length > 1 ? side * 0.235 : side * 0.3;
}

/** Where a character's piece stands, for lines that begin or end there. */
export function pieceAt(stand: OccupiedSpace, character: string): Point | undefined {
  return seatsOf(stand)[stand.people.findIndex((person) => person.id === character)];
}

/** Everyone in a space, and over them its terminal or transporter: rings round a piece must not hide it. */
export function drawStand(pen: Pen, stand: OccupiedSpace): void {
  drawTrap(pen, stand);
  const seats = seatsOf(stand);
  for (const [i, person] of stand.people.entries()) {
    const at = seats[i];
    if (at) piece(pen, stand, person, at);
  }
  feature(pen, stand);
}

/** An empty turbolift's icon and name: one above the other, or side by side above the cost. */
export function drawLift(pen: Pen, { space, people, x, y, side, ground, reached }: OccupiedSpace): void {
  if (people.length) return;
  const tight = side < roomy;
  const px = side * (reached ? 0.28 : 0.34);
  icon(pen, 'lift', x + side * (reached ? 0.3 : 0.5), y + side * (reached ? 0.26 : 0.32), px, colour.text);
  const writing = { face: 'display', ink: colour.soft, ground, align: 'center' } as const;
  const [nameX, nameY] = reached ? [x + side * 0.7, y + side * 0.26] : [x + side / 2, y + side * 0.74];
  write(pen, space.id, nameX, nameY, { ...writing, px: tight && reached ? size.small : size.body });
}

/** The icon of what lies in a space's floor. */
function featureIcon(space: SpaceView): IconName | undefined {
  return space.terminal ?? (space.transporter ? 'transporter' : undefined);
}

/** Terminals lie in the floor: a plate in the upper right corner; it makes way where people stand, but never goes. */
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

/** The plate of a terminal; a locked one is dim and struck through in the colour of the seat that locked it, which may use it. */
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

/** The ink of what lies in a space’s floor. */
export function featureInk({ terminal, locked }: SpaceView): HexColour {
  if (terminal === null) return colour.warn;
  return locked === undefined ? colour.plateInk : colour.quiet;
}

/** A Trap that the reader laid in a space, where there is room for it; the close-up shows them all. */
function drawTrap(pen: Pen, { trap, people, x, y, side }: OccupiedSpace): void {
  if (!trap || people.length > 1 || (people.length === 1 && side < roomy)) return;
  const [dx, dy, part] = people.length === 1 ? [0.87, 0.48, 0.18] : [0.18, 0.82, 0.24];
  icon(pen, 'trap', x + side * dx, y + side * dy, side * part, colour.warn);
}

/** One piece: ring, letters, name where there is room, health, marks. */
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
    // Two have room; the close-up has them all.
    for (const [i, mark] of marks.slice(0, 2).entries()) {
      icon(pen, mark, x + side * 0.84, y + side * (0.54 + i * 0.27), side * 0.26, markInk(mark));
    }
    return;
  }
  if (shared) {
    health(pen, person, cx, y + side * 0.64, side * 0.42);
    // A narrow space has room for the most urgent mark only, a wide one for two; the close-up has them all.
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

/** Names from the longest to the shortest that still say who it is. */
function shortNames(name: string): string[] {
  return [name, name.split(' of ')[0] ?? name, name.split(' ').at(-1) ?? name];
}

/** The longest of a character's names that fits; none where even the shortest doesn't: the letters say it. */
export function nameWithin(pen: Pen, name: string, room: number, px: number): string | undefined {
  return shortNames(name).find((short) => measure(pen, short, { px }) <= room);
}

function nameUnder(pen: Pen, { x, y, side, ground }: OccupiedSpace, person: CharacterView, cx: number): void {
  const name = nameWithin(pen, person.name, side - 12, size.small);
  if (name === undefined) return;
  const ink = person.activated ? colour.soft : colour.text;
  const cy = y + side * 0.72;
  // Lines of sight and traces pass below the name, not through it.
  pen.ctx.fillStyle = ground;
  pen.ctx.fillRect(x + 7, cy - 9, side - 14, 21);
  write(pen, name, cx, cy, { px: size.small, ink, ground, align: 'center', room: side - wallWeight });
}

/** A bar of what is left of the pegs; red when half or less. */
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
