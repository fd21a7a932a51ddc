/**
 * A space of the map in axial coordinates. Hexes have a point at the top. `q` grows to the east, and `r` grows to the
 * south-east.
 */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** The id of a hex in stored positions, such as `3,-2`. Players see labels instead. */
export type HexId = string;

/** The number of a space on its tile: 0 in the center, 1 to 6 clockwise from the north-east. */
export type Slot = (typeof SLOTS)[number];

/** A place for a tile, in steps along the two arms of the wedge. The Starting Tile's place is 0, 0 (F-OPEN-25). */
export interface TilePlace {
  /** Steps of (1,-3). */
  readonly left: number;
  /** Steps of (3,-2). */
  readonly right: number;
}

/** All slots of a tile, in order. */
export const SLOTS = [0, 1, 2, 3, 4, 5, 6] as const;

/** The offsets from the center of a tile to its spaces, by slot. */
export const OFFSETS = [
  { q: 0, r: 0 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
] as const satisfies Hex[];

const [, ...STEPS] = OFFSETS;
/**
 * The steps between the centers of adjacent tiles: (1,-3), (3,-2), (2,1) and their opposites. In each entry, `q` is the
 * number of steps to the `left` and `r` the number of steps to the `right`, as in `TilePlace` (F-OPEN-24).
 */
const TILE_STEPS = [...STEPS.slice(1), ...STEPS.slice(0, 1)];

/** Returns the id of a hex. */
export function hexId({ q, r }: Hex): HexId {
  return `${q},${r}`;
}

/** Returns the hex with this id. Throws for an id that `hexId` didn't create. */
export function hexOf(id: HexId): Hex {
  const [, q, r] = /^(-?\d+),(-?\d+)$/.exec(id) ?? [];
  if (q === undefined || r === undefined) throw new Error(`${id} is no hex`);
  return { q: Number(q), r: Number(r) };
}

/** Whether two hexes are the same. */
export function sameHex(one: Hex, other: Hex): boolean {
  return one.q === other.q && one.r === other.r;
}

/** Returns the hex at an offset from another one. */
export function offset(from: Hex, by: Hex): Hex {
  return { q: from.q + by.q, r: from.r + by.r };
}

/** Returns the six hexes around a hex, clockwise from the north-east. */
export function neighbours(hex: Hex): Hex[] {
  return STEPS.map((step) => offset(hex, step));
}

/** Returns the number of steps between two hexes. */
export function distance(one: Hex, other: Hex): number {
  const q = one.q - other.q;
  const r = one.r - other.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** Returns the center hex of a tile place. */
export function centreOf({ left, right }: TilePlace): Hex {
  return { q: left + 3 * right, r: 0 - 3 * left - 2 * right };
}

/** Returns the tile place with this center, or null if the hex isn't a center. */
export function placeAt({ q, r }: Hex): TilePlace | null {
  const right = 3 * q + r;
  if (right % 7 !== 0) return null;
  return { left: q - 3 * (right / 7), right: right / 7 };
}

/**
 * Returns the tile place with this center, or null if the hex isn't a center or is beyond the line of Asteroid Fields,
 * where no tile is allowed (F-EXPLORE-05).
 */
export function wedgePlace(centre: Hex): TilePlace | null {
  const place = placeAt(centre);
  return place === null || place.left < 0 || place.right < 0 ? null : place;
}

/** Returns the tile place and slot of a hex. The places cover the plane, so each hex belongs to exactly one place. */
export function locate(hex: Hex): { place: TilePlace; slot: Slot } {
  for (const slot of SLOTS) {
    const { q, r } = OFFSETS[slot];
    const place = placeAt({ q: hex.q - q, r: hex.r - r });
    if (place !== null) return { place, slot };
  }
  throw new Error(`${hexId(hex)} is not a whole hex`);
}

/** Returns the center of the tile place that contains a hex. */
export function tileCentre(hex: Hex): Hex {
  return centreOf(locate(hex).place);
}

/** Returns the centers of the six places around a center (F-OPEN-24). Throws if the hex isn't a center. */
export function tilesAround(centre: Hex): Hex[] {
  const place = placeAt(centre);
  if (place === null) throw new Error(`${hexId(centre)} is not the middle of a tile`);
  return TILE_STEPS.map(({ q, r }) => centreOf({ left: place.left + q, right: place.right + r }));
}
