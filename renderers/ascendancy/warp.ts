import type { AscendancyView, UnitView } from '../../src/games/ascendancy/view.ts';
import { icon } from '../kit/icons.ts';
import type { Pen } from '../kit/pen.ts';
import { token } from '../kit/pieces.ts';
import { chamfer, paint } from '../kit/shapes.ts';
import { colour, seatLook, size } from '../kit/theme.ts';
import { measure, write } from '../kit/words.ts';
import { around, bearing, type Chart, type Spot } from './chart.ts';
import { seatNumber } from './palette.ts';
import { boxAt, type Room } from './room.ts';

/** Bearings at which a plate can be placed next to its Sector, in order of preference. */
const BEARINGS = [60, 300, 120, 240, 90, 270, 30, 330, 150, 210, 0, 180];

/**
 * Draws Ships at Warp next to the Sector that they left: an outline, their number, and their Warp Tokens (A-MOVE-10).
 * Plates that don’t fit next to their Sector appear only in the close-up.
 */
export function drawWarp(pen: Pen, { units }: Pick<AscendancyView, 'units'>, chart: Chart, room: Room): void {
  for (const unit of units) {
    const middle = unit.warp === null ? null : chart.sector(unit.warp.from);
    if (unit.warp === null || middle === null || middle[1] > chart.bottom) continue;
    const isLane = unit.warp.from.includes('/');
    drawUnit(pen, unit, unit.warp.tokens, middle, isLane ? chart.inch * 0.5 : chart.radius * 1.08, chart, room);
  }
}

function drawUnit(
  pen: Pen,
  { seat, ships }: UnitView,
  tokens: number,
  middle: Spot,
  rim: number,
  chart: Chart,
  room: Room,
): void {
  const { ctx } = pen;
  const plate = plateOf(pen, { seat, ships, tokens }, chart.inch);
  const { wide, tall } = plate;
  const spots = [1, 1.35, 1.8].flatMap((times) =>
    BEARINGS.map((one) => {
      const angle = ((one - 90) * Math.PI) / 180;
      const far = rim * times + 10 + Math.abs(Math.cos(angle)) * (wide / 2) + Math.abs(Math.sin(angle)) * (tall / 2);
      return around(middle, one, far);
    }),
  );
  const spot = spots.find((one) => room.isFree(boxAt(one, wide, tall)));
  if (spot === undefined) return;
  ctx.beginPath();
  ctx.moveTo(...around(middle, bearing(middle, spot), rim));
  ctx.lineTo(...spot);
  ctx.setLineDash([6, 6]);
  paint(ctx, undefined, seatLook(seat).colour, 3);
  ctx.setLineDash([]);
  drawPlate(pen, plate, spot);
  room.take(boxAt(spot, wide + 4, tall + 4));
}

/** The content of a plate of Ships at Warp. */
interface AtWarp {
  readonly seat: number;
  readonly ships: number;
  readonly tokens: number;
}

/** A plate, as large as the map allows. On small maps the plate has no numbers. */
interface Plate extends AtWarp {
  readonly r: number;
  readonly wide: number;
  readonly tall: number;
  /** The number of Ships, or an empty string for a single Ship. */
  readonly shown: string;
  readonly told: boolean;
}

const face = { px: size.small, face: 'display' } as const;

function plateOf(pen: Pen, { seat, ships, tokens }: AtWarp, inch: number): Plate {
  const told = inch >= 24;
  const r = Math.max(9, Math.min(22, inch * 0.44));
  const shown = ships > 1 ? `${ships}` : '';
  const wide = told
    ? 2 * r + 34 + measure(pen, `${tokens}`, face) + (shown === '' ? 0 : measure(pen, shown, face) + 10)
    : 2 * r + 6;
  return { seat, ships, tokens, r, wide, tall: 2 * r + 8, shown, told };
}

function drawPlate(pen: Pen, { seat, tokens, r, wide, tall, shown, told }: Plate, [x, y]: Spot): void {
  const { ctx } = pen;
  chamfer(ctx, x - wide / 2, y - tall / 2, wide, tall, 10);
  paint(ctx, colour.panel, seatLook(seat).colour, 2.5);
  const number = seatNumber(seat);
  const left = x - wide / 2 + r + 4;
  token(pen, seat, left, y, r - 3, {
    spent: true,
    ...(r < 14 ? {} : number === null ? { glyph: 'ship' } : { letters: number }),
  });
  if (!told) return;
  let at = left + r + 4;
  if (shown !== '') at += write(pen, shown, at, y, { ...face, ground: colour.panel }) + 8;
  icon(pen, 'warp', at + 11, y, 22, colour.soft);
  write(pen, `${tokens}`, at + 25, y, { ...face, ground: colour.panel });
}

/** Draws the plate of Ships at Warp on its own, centered at a spot. */
export function drawWarpPlate(pen: Pen, ships: AtWarp, spot: Spot): void {
  drawPlate(pen, plateOf(pen, ships, 50), spot);
}
