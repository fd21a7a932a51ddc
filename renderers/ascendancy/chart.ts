import type { AscendancyView, Lane, Point, Sector } from '../../src/games/ascendancy/view.ts';

/** A point of the picture, in pixels. */
export type Spot = readonly [x: number, y: number];

/** A part of the table, in thousandths of an inch, north being up. */
export interface ChartFrame {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** Where a part of the table lies on the picture. */
export interface Chart {
  /** Pixels of an inch, and of the radius of a disc. */
  readonly inch: number;
  readonly radius: number;
  /** Where the map begins and ends, in pixels. */
  readonly top: number;
  readonly bottom: number;
  /** What of the table can be seen: with what lies beside the part that was asked for. */
  readonly seen: ChartFrame;
  at(point: Point): Spot;
  /** The middle of a Sector; null: it isn’t on the map. */
  sector(sector: Sector): Spot | null;
}

/** Half a disc and half a lane, in thousandths of an inch. */
const RADIUS = 1500;
const HALF_WIDTH = 350;

type Mapped = Pick<AscendancyView, 'systems' | 'lanes'>;

/** What of the table must be on the picture: all discs and lanes, and points beside them. */
export function frameOf({ systems, lanes }: Mapped, more: readonly Point[] = []): ChartFrame {
  const boxes = [
    ...systems.map((system) => ({ ...system, r: RADIUS })),
    ...lanes.flatMap(({ from, to }) => [
      { ...from, r: HALF_WIDTH },
      { ...to, r: HALF_WIDTH },
    ]),
    ...more.map((point) => ({ ...point, r: RADIUS })),
  ];
  if (boxes.length === 0) return { west: 0, east: 1000, south: 0, north: 1000 };
  return {
    west: Math.min(...boxes.map(({ x, r }) => x - r)),
    east: Math.max(...boxes.map(({ x, r }) => x + r)),
    south: Math.min(...boxes.map(({ y, r }) => y - r)),
    north: Math.max(...boxes.map(({ y, r }) => y + r)),
  };
}

/** Where a map may lie on the picture, in pixels; `most`: the largest inch. */
export interface ChartField {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly most: number;
}

/** Room round a map for names and rings, in pixels. */
const ROUND = 46;

/** Fits a part of the table to a field: as large as it can be, in the middle of its width. */
export function chartOf(
  { lanes, systems }: Mapped,
  { west, east, south, north }: ChartFrame,
  { left, top, width, height, most }: ChartField,
): Chart {
  const [wide, tall] = [(east - west) / 1000, (north - south) / 1000];
  const inch = Math.min(most, (width - 2 * ROUND) / wide, (height - 2 * ROUND) / tall);
  const x0 = left + (width - wide * inch) / 2;
  const y0 = top + ROUND;
  const at = ({ x, y }: Point): Spot => [x0 + ((x - west) / 1000) * inch, y0 + ((north - y) / 1000) * inch];
  const discs = new Map(systems.map((system) => [system.id, system]));
  const ways = new Map(lanes.map((lane) => [lane.id, lane]));
  return {
    inch,
    radius: (RADIUS / 1000) * inch,
    top,
    bottom: y0 + tall * inch + ROUND,
    seen: {
      west: west - ((x0 - left) / inch) * 1000,
      east: east + ((x0 - left) / inch) * 1000,
      south: south - (ROUND / inch) * 1000,
      north: north + (ROUND / inch) * 1000,
    },
    at,
    sector(sector) {
      const [id = '', place] = sector.split('/');
      const disc = discs.get(sector);
      if (disc !== undefined) return at(disc);
      const lane = ways.get(id);
      return lane === undefined || place === undefined ? null : at(onLane(lane, Number(place)));
    },
  };
}

/** The middle of a Sector of a lane, on the table. */
export function onLane({ from, to, sectors }: Lane, place: number): Point {
  const part = (place - 0.5) / sectors;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** A spot so far from another one at a clock bearing in degrees, 0 up. */
export function around([x, y]: Spot, bearing: number, far: number): Spot {
  const angle = ((bearing - 90) * Math.PI) / 180;
  return [x + far * Math.cos(angle), y + far * Math.sin(angle)];
}

/** The clock bearing from one spot to another, in degrees. */
export function bearing([x0, y0]: Spot, [x1, y1]: Spot): number {
  return ((Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI + 450) % 360;
}

/** How far apart two bearings are, in degrees: 0 to 180. */
export function apart(one: number, other: number): number {
  return Math.abs(((one - other + 540) % 360) - 180);
}
