import type { AscendancyView, Sector, UnitView } from '../../src/games/ascendancy/view.ts';
import { icon } from '../kit/icons.ts';
import type { Pen } from '../kit/pen.ts';
import { token } from '../kit/pieces.ts';
import { chamfer, paint, seatPath } from '../kit/shapes.ts';
import { colour, seatLook, size } from '../kit/theme.ts';
import { measure, write } from '../kit/words.ts';
import type { Chart, Spot } from './chart.ts';
import { drawHole, roomy } from './discs.ts';
import { seatNumber } from './palette.ts';
import { boxAt, type Room } from './room.ts';

/** A piece in a Sector: Ships of a seat, one of its Fleets, or a Borg Cube. */
export type Piece =
  | {
      readonly of: 'ships';
      readonly seat: number;
      readonly ships: number;
      readonly fleet: boolean;
      readonly chosen: boolean;
    }
  | { readonly of: 'cube'; readonly dice: number; readonly active: boolean };

/** A lane Sector closer than this to another one, in inches, has no room for pieces side by side. */
const NEAR = 1.7;

function shipsOf(seat: number, units: readonly UnitView[], fleet: boolean, chosen: number | undefined): Piece {
  const ships = units.reduce((sum, unit) => sum + unit.ships, 0);
  return { of: 'ships', seat, ships, fleet, chosen: units.some(({ id }) => id === chosen) };
}

/**
 * Returns the pieces of each Sector, Cubes first. A seat’s single Ships are one piece, and so is each of its Fleets. If
 * there is too little room, everything the seat has in the Sector is one piece.
 */
export function piecesOf(
  view: Pick<AscendancyView, 'units' | 'borg'>,
  chart: Pick<Chart, 'sector' | 'radius' | 'inch'>,
  chosen?: number,
): Map<Sector, Piece[]> {
  const found = new Map<Sector, Piece[]>();
  const add = (at: Sector, piece: Piece): void => {
    found.set(at, [...(found.get(at) ?? []), piece]);
  };
  for (const { at, dice, id } of view.borg?.cubes ?? []) {
    add(at, { of: 'cube', dice, active: view.borg?.active?.cube === id });
  }
  const sectors = [...new Set(view.units.flatMap(({ at }) => at ?? []))];
  for (const at of sectors) {
    const most = isCrowded(at, sectors, chart) ? 1 : chart.radius < roomy ? 2 : 5;
    const units = view.units.filter((unit) => unit.at === at);
    const seats = [...new Set(units.map(({ seat }) => seat))].sort((a, b) => a - b);
    const fleets = units.filter(({ fleet }) => fleet !== null);
    const apart = seats.length + fleets.length <= most;
    for (const seat of seats) {
      const own = units.filter((unit) => unit.seat === seat);
      const single = own.filter(({ fleet }) => fleet === null);
      if (!apart) add(at, shipsOf(seat, own, single.length < own.length, chosen));
      else {
        for (const fleet of own.filter((unit) => unit.fleet !== null)) add(at, shipsOf(seat, [fleet], true, chosen));
        if (single.length > 0) add(at, shipsOf(seat, single, false, chosen));
      }
    }
  }
  return found;
}

/** Whether pieces side by side in a lane Sector would overlap the pieces of another Sector. */
function isCrowded(sector: Sector, sectors: readonly Sector[], chart: Pick<Chart, 'sector' | 'inch'>): boolean {
  const spot = chart.sector(sector);
  if (spot === null || !sector.includes('/')) return false;
  return sectors.some((other) => {
    const next = other === sector || !other.includes('/') ? null : chart.sector(other);
    return next !== null && Math.hypot(next[0] - spot[0], next[1] - spot[1]) < NEAR * chart.inch;
  });
}

/** Returns the positions of several pieces around a center, and their size. */
function places([x, y]: Spot, many: number, r: number): { spots: Spot[]; r: number } {
  const k = many <= 1 ? r : many === 2 ? r * 0.86 : r * 0.72;
  const rows = many <= 3 ? 1 : 2;
  const across = Math.ceil(many / rows);
  const spots = Array.from({ length: many }, (_, i): Spot => {
    const row = Math.floor(i / across);
    const inRow = row === rows - 1 ? many - across * row : across;
    const column = i % across;
    return [x + (column - (inRow - 1) / 2) * k * 2.55, y + (row - (rows - 1) / 2) * k * 2.3];
  });
  return { spots, r: k };
}

/**
 * The placed pieces of a lane Sector, or of the lower half of a disc. Counts are drawn separately, above all pieces.
 */
export interface PiecesLaid {
  drawPieces(): void;
  drawCounts(): void;
}

/** Places the pieces of a Sector. */
export function standingOf(
  pen: Pen,
  pieces: readonly Piece[],
  chart: Chart,
  middle: Spot,
  onDisc: boolean,
  room: Room,
): PiecesLaid {
  const whole = onDisc ? chart.radius * 0.37 : chart.inch * 0.56;
  const low = chart.radius < roomy ? 0 : pieces.length > 3 ? 0.4 : 0.34;
  const at: Spot = onDisc ? [middle[0], middle[1] + chart.radius * low] : middle;
  const { spots, r } = places(at, pieces.length, Math.max(9, whole));
  const told = chart.radius >= roomy || pieces.length === 1;
  const laid = pieces.flatMap((piece, i) => {
    const spot = spots[i];
    const larger = !onDisc && pieces.length === 1 && piece.of === 'ships' && piece.fleet;
    return spot === undefined ? [] : [{ piece, spot, size: larger ? r * 1.15 : r }];
  });
  return {
    drawPieces() {
      for (const { piece, spot, size: k } of laid) {
        if (piece.of === 'cube') drawCube(pen, piece, spot, k, room);
        else drawShips(pen, piece, spot, k, room);
      }
    },
    drawCounts() {
      for (const { piece, spot, size: k } of laid)
        if (piece.of === 'ships' && piece.ships > 1)
          drawCount(pen, piece.ships, { spot, r: k, outward: spot[0] < at[0] - 1 ? -1 : 1 }, told, room);
    },
  };
}

/** Draws Ships of a seat. A Fleet has a second outline. */
function drawShips(
  pen: Pen,
  { seat, fleet, chosen }: Extract<Piece, { of: 'ships' }>,
  [x, y]: Spot,
  r: number,
  room: Room,
): void {
  const { shape, colour: own } = seatLook(seat);
  const k = fleet ? r * 0.86 : r;
  if (fleet) {
    const outer = k + Math.max(5, k * 0.32);
    seatPath(pen.ctx, shape, x, y, outer + 3);
    paint(pen.ctx, colour.field);
    seatPath(pen.ctx, shape, x, y, outer);
    paint(pen.ctx, colour.field, own, Math.max(2.5, k * 0.12));
  }
  const number = seatNumber(seat);
  const glyph = k < 12 ? {} : number === null ? ({ glyph: 'ship' } as const) : { letters: number };
  token(pen, seat, x, y, k, { ...glyph, chosen });
  if (number !== null && k < 12) drawHole(pen, [x, y], k);
  room.take(boxAt([x, y], 2.3 * r), 'piece');
}

/** A placed piece, and the side of it that is free: 1 for the right, -1 for the left. */
interface Lying {
  readonly spot: Spot;
  readonly r: number;
  readonly outward: 1 | -1;
}

/**
 * Draws an ivory octagon with a number. If there is no room for the number, a plain octagon shows that there are
 * several Ships.
 */
function drawCount(pen: Pen, many: number, { spot: piece, r, outward }: Lying, told: boolean, room: Room): void {
  const { ctx } = pen;
  const px = r >= 20 ? size.body : size.small;
  const text = `${many}`;
  const wide = Math.max(px + 6, measure(pen, text, { px, face: 'display' }) + 12);
  const small = r < 14;
  const half = measure(pen, text, { px, face: 'display' }) / 2;
  const [dx, dy] = [Math.max(r * 0.95, small ? r + 7 : r * 0.49 + half + 4), small ? r * 0.5 + 4 : r * 0.88];
  const beside = (
    [
      [1, 1],
      [-1, 1],
      [1, -1],
      [-1, -1],
    ] as const
  ).map(([across, down]): Spot => {
    return [piece[0] + across * outward * dx, piece[1] + down * dy];
  });
  const spot = told ? beside.find((one) => room.isLegible(boxAt(one, 2 * half, px * 0.7))) : undefined;
  if (spot === undefined) {
    const k = Math.max(5, r * 0.36);
    chamfer(ctx, piece[0] + outward * dx - k, piece[1] + dy - k, 2 * k, 2 * k, k * 0.55);
    paint(ctx, colour.text, colour.field, 3);
    return;
  }
  const [x, y] = spot;
  const tall = px + 6;
  chamfer(ctx, x - wide / 2, y - tall / 2, wide, tall, 9);
  paint(ctx, colour.text, colour.field, 3);
  write(pen, text, x, y, { px, face: 'display', ink: colour.ink, ground: colour.text, align: 'center' });
  room.take(boxAt(spot, wide + 4, tall + 4));
}

/** Draws a Borg Cube with its dice, outlined like all enemies. */
function drawCube(
  pen: Pen,
  { dice, active }: Extract<Piece, { of: 'cube' }>,
  [x, y]: Spot,
  r: number,
  room: Room,
): void {
  const { ctx } = pen;
  const told = r >= 15;
  const px = r >= 20 ? size.body : size.small;
  const wide = told ? r * 1.6 + measure(pen, `${dice}`, { px, face: 'display' }) + 12 : r * 2;
  const tall = Math.max(told ? px + 8 : 0, r * 1.8);
  chamfer(ctx, x - wide / 2 - 3, y - tall / 2 - 3, wide + 6, tall + 6, tall * 0.24);
  paint(ctx, colour.field);
  chamfer(ctx, x - wide / 2, y - tall / 2, wide, tall, tall * 0.22);
  paint(ctx, colour.foeFill, active ? colour.text : colour.foe, Math.max(3, r * 0.14));
  room.take(boxAt([x, y], wide + 6, tall + 6), 'piece');
  if (!told) {
    icon(pen, 'cube', x, y, r * 1.3, colour.foe);
    return;
  }
  icon(pen, 'cube', x - wide / 2 + r * 0.85, y, r * 1.25, colour.foe);
  write(pen, `${dice}`, x + wide / 2 - 9, y, { px, face: 'display', ground: colour.foeFill, align: 'right' });
}
