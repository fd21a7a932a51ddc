import type { DrawingContext } from '../kit/canvas.ts';
import type { ChartArea } from '../kit/flow.ts';
import type { Point } from '../kit/pieces.ts';

/** A hex in axial coordinates, with a point at the top. */
export interface Axial {
  readonly q: number;
  readonly r: number;
}

/** The positions of hexes in a picture. */
export interface Chart {
  /** The distance from the center of a hex to its corners, in pixels. */
  readonly size: number;
  /** Returns the center of a hex. */
  at(hex: Axial): Point;
  /** The bounds of all hexes. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const root = Math.sqrt(3);

/** Offsets from the center of a tile to its spaces, by number: the center, then clockwise from the north-east. */
const ring: readonly Axial[] = [
  { q: 0, r: 0 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
];

/** Returns the seven spaces of a place, by number. */
export function sevenAround({ q, r }: Axial): Axial[] {
  return ring.map((step) => ({ q: q + step.q, r: r + step.r }));
}

/** Returns the largest chart of these hexes that fits the area, horizontally centered at the top. */
export function chartOf(hexes: readonly Axial[], room: ChartArea): Chart {
  const xs = hexes.map(({ q, r }) => root * (q + r / 2));
  const ys = hexes.map(({ r }) => 1.5 * r);
  const [west, east] = [Math.min(...xs) - root / 2, Math.max(...xs) + root / 2];
  const [north, south] = [Math.min(...ys) - 1, Math.max(...ys) + 1];
  const size = Math.min(room.most, room.width / (east - west), room.height / (south - north));
  const x0 = room.left + (room.width - size * (east - west)) / 2 - size * west;
  const y0 = room.top - size * north;
  return {
    size,
    at: ({ q, r }) => [x0 + size * root * (q + r / 2), y0 + size * 1.5 * r],
    left: x0 + size * west,
    right: x0 + size * east,
    top: room.top,
    bottom: y0 + size * south,
  };
}

/** Traces a hex with a point at the top. */
export function hexPath(ctx: DrawingContext, [x, y]: Point, size: number): void {
  ctx.beginPath();
  hexTrace(ctx, [x, y], size);
}

function hexTrace(ctx: DrawingContext, [x, y]: Point, size: number): void {
  for (let corner = 0; corner < 6; corner++) {
    const angle = Math.PI / 6 + (corner * Math.PI) / 3;
    const [px, py] = [x + size * Math.cos(angle), y + size * Math.sin(angle)];
    if (corner) ctx.lineTo(px, py);
    else ctx.moveTo(px, py);
  }
  ctx.closePath();
}

/** Traces the outline of a tile of seven hexes, or an outline `inset` pixels inside of it. */
export function tilePath(ctx: DrawingContext, chart: Chart, centre: Axial, inset = 0): void {
  const size = chart.size - inset;
  ctx.beginPath();
  for (const [number, hex] of sevenAround(centre).entries()) {
    if (number === 0) continue;
    const [x, y] = chart.at(hex);
    for (const turn of [-90, -30, 30, 90]) {
      const angle = ((-60 + (number - 1) * 60 + turn) * Math.PI) / 180;
      const [px, py] = [x + size * Math.cos(angle), y + size * Math.sin(angle)];
      if (number === 1 && turn === -90) ctx.moveTo(px, py);
      else ctx.lineTo(px, py);
    }
  }
  ctx.closePath();
}
