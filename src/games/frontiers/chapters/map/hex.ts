/** A space of the map in axial coordinates, pointed ends up: `q` grows to the east, `r` to the south-east. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** A hex as positions write it: `3,-2`. Players see labels instead. */
export type HexId = string;

/** The number of a space on its tile: 0 the centre, 1 to 6 clockwise from the north-east. */
export type Slot = (typeof SLOTS)[number];

/** A place for a tile in steps along the two arms of the wedge from the Starting Tile, which lies at 0, 0 (F-OPEN-25). */
export interface TilePlace {
  /** Steps of (1,-3). */
  readonly left: number;
  /** Steps of (3,-2). */
  readonly right: number;
}

/** All slots of a tile. */
export const SLOTS = [0, 1, 2, 3, 4, 5, 6] as const;

/** From the centre of a tile to each of its spaces, by slot. */
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
/** The steps between places of adjacent tiles, as `q` to the left and `r` to the right: (1,-3), (3,-2), (2,1) and back (F-OPEN-24). */
const TILE_STEPS = [...STEPS.slice(1), ...STEPS.slice(0, 1)];

/** The id of a hex. */
export function hexId({ q, r }: Hex): HexId {
  return `${q},${r}`;
}

/** The hex with this id. Throws on anything that `hexId` didn't write. */
export function hexOf(id: HexId): Hex {
  const [, q, r] = /^(-?\d+),(-?\d+)$/.exec(id) ?? [];
  if (q === undefined || r === undefined) throw new Error(`${id} is no hex`);
  return { q: Number(q), r: Number(r) };
}

/** Whether two hexes are one. */
export function sameHex(one: Hex, other: Hex): boolean {
  return one.q === other.q && one.r === other.r;
}

/** The hex that lies so far from another one. */
export function offset(from: Hex, by: Hex): Hex {
  return { q: from.q + by.q, r: from.r + by.r };
}

/** The six hexes around a hex, clockwise from the north-east. */
export function neighbours(hex: Hex): Hex[] {
  return STEPS.map((step) => offset(hex, step));
}

/** How many steps lie between two hexes. */
export function distance(one: Hex, other: Hex): number {
  const q = one.q - other.q;
  const r = one.r - other.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** The hex in the middle of a place. */
export function centreOf({ left, right }: TilePlace): Hex {
  return { q: left + 3 * right, r: 0 - 3 * left - 2 * right };
}

/** The place whose middle a hex is, or null when it is no middle. */
export function placeAt({ q, r }: Hex): TilePlace | null {
  const right = 3 * q + r;
  if (right % 7 !== 0) return null;
  return { left: q - 3 * (right / 7), right: right / 7 };
}

/** The place whose middle a hex is and where a tile can lie: before the line of the Asteroid Fields (F-EXPLORE-05); else null. */
export function wedgePlace(centre: Hex): TilePlace | null {
  const place = placeAt(centre);
  return place === null || place.left < 0 || place.right < 0 ? null : place;
}

/** The place and the slot of a hex: places cover the plane, so that every hex lies on exactly one. */
export function locate(hex: Hex): { place: TilePlace; slot: Slot } {
  for (const slot of SLOTS) {
    const { q, r } = OFFSETS[slot];
    const place = placeAt({ q: hex.q - q, r: hex.r - r });
    if (place !== null) return { place, slot };
  }
  throw new Error(`${hexId(hex)} is not a whole hex`);
}

/** The middle of the tile place on which a hex lies. */
export function tileCentre(hex: Hex): Hex {
  return centreOf(locate(hex).place);
}

/** The middles of the six places around the place with this middle (F-OPEN-24). Throws when the hex is no middle. */
export function tilesAround(centre: Hex): Hex[] {
  const place = placeAt(centre);
  if (place === null) throw new Error(`${hexId(centre)} is not the middle of a tile`);
  return TILE_STEPS.map(({ q, r }) => centreOf({ left: place.left + q, right: place.right + r }));
}
