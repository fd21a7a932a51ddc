import { kept, shared } from '../../../kit/cache.ts';
import { cubeOn, TILES, type TileId } from '../../content/tiles/all.ts';
import type { Back, PrintedSpace } from '../../content/tiles/tile.ts';
import {
  centreOf,
  distance,
  type Hex,
  type HexId,
  hexId,
  neighbours,
  OFFSETS,
  offset,
  placeAt,
  SLOTS,
  type Slot,
  sameHex,
  tileCentre,
  wedgePlace,
} from './hex.ts';

/**
 * A tile on the map. Tiles have one orientation (F-EXPLORE-06) unless the game uses random orientation (F-VARIANT-08).
 */
export interface PlacedTile {
  readonly tile: TileId;
  /** The tile's center. */
  readonly at: Hex;
  /** The tile's clockwise rotation in sixths of a turn, by default none (F-VARIANT-08). */
  readonly turn?: Turning;
}

/** A rotation in sixths of a full turn, clockwise. */
export type Turning = 1 | 2 | 3 | 4 | 5;

/** A space of the map. */
export interface MapSpace extends PrintedSpace {
  readonly id: HexId;
  readonly hex: Hex;
  readonly tile: TileId;
  readonly slot: Slot;
}

/**
 * The rule by which the map grows. In a `wedge`, tiles can go anywhere between two arms, which begin with the setup
 * tiles (F-OPEN-25). `rows` is the form in Conquer and Hold: ten places in four rows, with one kind of tile in each row
 * (F-SCEN-66, F-OPEN-75).
 */
export type MapForm = 'wedge' | 'rows';

/**
 * A tile's placement rule. A tile of the stack follows the rule for its back: Frontier or Core. Tiles from the box are
 * `filler`, which may only fill holes.
 */
export type Fit = Back | 'filler';

/** Tiles that aren't on the map (F-SETUP-13, F-SETUP-14). */
export interface Supply {
  /** The tile stack, next tile first. */
  readonly stack: readonly TileId[];
  /** Tiles left out of the stack. */
  readonly box: readonly TileId[];
}

/** The tiles that exploring a place may reveal, with their placement rule. */
export interface TileDraw {
  readonly fit: Fit;
  /**
   * The next tile of the stack or, if tiles come from the box, all those that are equally likely. These tiles are
   * hidden from everyone.
   */
  readonly tiles: readonly TileId[];
}

/** The places of the Starting Tile and the first two Frontier tiles (F-SETUP-21, F-OPEN-25). */
export const SETUP_PLACES = [
  centreOf({ left: 0, right: 0 }),
  centreOf({ left: 1, right: 0 }),
  centreOf({ left: 0, right: 1 }),
] as const;

/** The kind of tile in each row of the form `rows`, starting with the row nearest to the start. */
const ROWS = ['start', 'frontier', 'frontier', 'core'] as const;

/** The distance between the centers of touching tiles. */
const TILES_APART = 3;

/**
 * A cache of the spaces of placed tiles. All games share the cache, since a tile, place and rotation always give the
 * same spaces.
 */
const laid = new Map<string, readonly MapSpace[]>();

/**
 * Returns the spaces that a placed tile adds to the map. The order of the spaces follows the slots on the map, even if
 * the tile is rotated (F-VARIANT-08).
 */
export function spacesOf({ tile, at, turn }: PlacedTile): readonly MapSpace[] {
  return kept(laid, `${tile}:${hexId(at)}:${turn ?? 0}`, () =>
    shared(
      SLOTS.map((slot) => {
        const hex = offset(at, OFFSETS[slot]);
        return { id: hexId(hex), hex, tile, slot, ...TILES[tile].spaces[printedAt(slot, turn ?? 0)] };
      }),
    ),
  );
}

/** Returns the printed slot that ends up at a slot of the map when the tile is rotated. */
function printedAt(slot: Slot, turn: number): Slot {
  if (slot === 0 || turn === 0) return slot;
  return SLOTS[((slot - 1 - turn + SLOTS.length - 1) % (SLOTS.length - 1)) + 1] ?? slot;
}

/** Returns the tile on a hex, or null. */
export function tileAt(map: readonly PlacedTile[], hex: Hex): PlacedTile | null {
  const centre = tileCentre(hex);
  return map.find(({ at }) => sameHex(at, centre)) ?? null;
}

/** Returns the empty places that border a hex, clockwise, whether or not a tile is allowed there (F-EXPLORE-01). */
export function gapsBeside(map: readonly PlacedTile[], hex: Hex): Hex[] {
  const centres = new Map(neighbours(hex).map((near) => [hexId(tileCentre(near)), tileCentre(near)]));
  return [...centres.values()].filter((centre) => tileAt(map, centre) === null);
}

/**
 * The reason a tile may not be placed: beyond the line, on another tile, outside the form's rows, or touching too few
 * tiles.
 */
export type PlacementError = 'line' | 'tile' | 'row' | Fit;

/**
 * Whether a tile with this placement rule may be centered on this hex. Returns false if the hex isn't the center of a
 * place.
 */
export function mayLie(form: MapForm, map: readonly PlacedTile[], at: Hex, fit: Fit): boolean {
  return misfit(form, map, at, fit) === null;
}

/**
 * Returns the reason a tile with this placement rule may not be centered on this hex, or null. If the tile would touch
 * too few tiles, the reason is the name of the placement rule.
 */
export function misfit(form: MapForm, map: readonly PlacedTile[], at: Hex, fit: Fit): PlacementError | null {
  const place = wedgePlace(at);
  if (place === null) return 'line';
  if (tileAt(map, at) !== null) return 'tile';
  const touched = touching(map, at);
  if (form === 'rows') return touched.length > 0 && ROWS[place.left + place.right] === fit ? null : 'row';
  return touches(map, touched, fit) ? null : fit;
}

function touches(map: readonly PlacedTile[], touched: readonly PlacedTile[], fit: Fit): boolean {
  switch (fit) {
    // F-EXPLORE-07
    case 'frontier':
      return touched.length >= 2 || touched.some((tile) => touching(map, tile.at).length >= 2);
    // F-EXPLORE-08
    case 'core':
      return touched.length >= 2;
    // F-EXPLORE-10
    case 'filler':
      return touched.length >= 3;
  }
}

/**
 * Returns the tiles that may be revealed at a place, or null if none are left (F-EXPLORE-02, F-EXPLORE-09,
 * F-EXPLORE-11). In the form `rows`, each tile belongs to a row, and no tiles come from the box.
 */
export function drawFor(form: MapForm, { stack, box }: Supply, at: Hex): TileDraw | null {
  const place = placeAt(at);
  const isNext = (id: TileId) =>
    form === 'wedge' || (place !== null && TILES[id].back === ROWS[place.left + place.right]);
  const next = stack.find(isNext);
  if (next !== undefined) return drawn(next);
  if (form === 'rows') return null;
  const frontier = box.filter((id) => TILES[id].back === 'frontier');
  const tiles = frontier.length > 0 ? frontier : box.filter((id) => TILES[id].back === 'core' && cubeOn(id) === null);
  return tiles.length === 0 ? null : { fit: 'filler', tiles };
}

/**
 * Returns the centers of the places that a ship on this hex may explore. These places border the hex, and the next tile
 * is allowed there (F-EXPLORE-01, F-EXPLORE-03). Where the next tile isn't allowed, the ship can't explore, and the
 * tile stays on the stack (F-OPEN-27).
 */
export function explorable(form: MapForm, map: readonly PlacedTile[], supply: Supply, from: Hex): Hex[] {
  return gapsBeside(map, from).filter((at) => {
    const draw = drawFor(form, supply, at);
    return draw !== null && mayLie(form, map, at, draw.fit);
  });
}

function drawn(id: TileId): TileDraw | null {
  const { back } = TILES[id];
  return back === 'start' ? null : { fit: back, tiles: [id] };
}

/** Returns the tiles that touch a place (F-OPEN-24). */
function touching(map: readonly PlacedTile[], at: Hex): PlacedTile[] {
  return map.filter((tile) => distance(tile.at, at) === TILES_APART);
}
