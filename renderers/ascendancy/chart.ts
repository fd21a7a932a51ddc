import type { AscendancyView, Lane, Point, Sector } from '../../src/games/ascendancy/view.ts';

/** A point of the picture, in pixels. */
export type Spot = readonly [x: number, y: number];

/** A part of the table, in thousandths of an inch. Larger y values are farther north. */
export interface ChartFrame {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** The mapping from a part of the table to the picture. */
export interface Chart {
  /** The length of an inch and the radius of a disc, in pixels. */
  readonly inch: number;
  readonly radius: number;
  /** The top and bottom of the map, in pixels. */
  readonly top: number;
  readonly bottom: number;
  /** The visible part of the table. It may be larger than the requested part. */
  readonly seen: ChartFrame;
  at(point: Point): Spot;
  /** Returns the middle of a Sector, or null if it isn’t on the map. */
  sector(sector: Sector): Spot | null;
}

/** Half the width of a disc and of a lane, in thousandths of an inch. */
const RADIUS = 1500;
const HALF_WIDTH = 350;

type Mapped = Pick<AscendancyView, 'systems' | 'lanes'>;

/**
 * Returns the part of the table that must be visible: all lanes, and room for a disc at each System and each extra
 * point.
 */
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

/** The area available for a map, in pixels. `most` is the largest scale, in pixels per inch. */
export interface ChartField {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly most: number;
}

/** Space around a map for names and rings, in pixels. */
const ROUND = 46;

/** Fits a part of the table into an area, as large as possible and centered horizontally. */
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

/** Returns the middle of a lane Sector on the table. */
export function onLane({ from, to, sectors }: Lane, place: number): Point {
  const part = (place - 0.5) / sectors;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** Returns the spot at the given clock bearing (in degrees, 0 is up) and distance (in pixels) from another spot. */
export function around([x, y]: Spot, bearing: number, far: number): Spot {
  const angle = ((bearing - 90) * Math.PI) / 180;
  return [x + far * Math.cos(angle), y + far * Math.sin(angle)];
}

/** Returns the clock bearing from one spot to another, in degrees. */
export function bearing([x0, y0]: Spot, [x1, y1]: Spot): number {
  return ((Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI + 450) % 360;
}

/** Returns the difference between two bearings, from 0 to 180 degrees. */
export function apart(one: number, other: number): number {
  return Math.abs(((one - other + 540) % 360) - 180);
}
