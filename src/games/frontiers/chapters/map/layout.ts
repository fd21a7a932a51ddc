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

/** A tile on the table. All lie turned alike (F-EXPLORE-06), unless players play with random orientation (F-VARIANT-08). */
export interface PlacedTile {
  readonly tile: TileId;
  /** Its centre. */
  readonly at: Hex;
  /** By how many sixths it is turned clockwise; not at all when left out (F-VARIANT-08). */
  readonly turn?: Turning;
}

/** Sixths of a full turn, clockwise. */
export type Turning = 1 | 2 | 3 | 4 | 5;

/** A space of the map. */
export interface MapSpace extends PrintedSpace {
  readonly id: HexId;
  readonly hex: Hex;
  readonly tile: TileId;
  readonly slot: Slot;
}

/**
 * How the map may grow. `wedge`: anywhere between the two arms that the setup tiles begin (F-OPEN-25). `rows`: ten places
 * in four rows, where the row says which tiles belong there, for Conquer and Hold (F-SCEN-66, F-OPEN-75).
 */
export type MapForm = 'wedge' | 'rows';

/** What rule a tile follows when it is laid: its back's, or that of tiles from the box, which only fill holes. */
export type Fit = Back | 'filler';

/** Tiles that are not on the table, by F-SETUP-13 and F-SETUP-14. */
export interface Supply {
  /** The next tile first. */
  readonly stack: readonly TileId[];
  /** Tiles that were left out of the stack. */
  readonly box: readonly TileId[];
}

/** What may be turned up at a place. */
export interface TileDraw {
  readonly fit: Fit;
  /** The next tile of the stack alone, or the tiles of the box of which each is as likely as the others. Hidden from all. */
  readonly tiles: readonly TileId[];
}

/** Where the Starting Tile and the first two Frontier tiles lie (F-SETUP-21, F-OPEN-25). */
export const SETUP_PLACES = [
  centreOf({ left: 0, right: 0 }),
  centreOf({ left: 1, right: 0 }),
  centreOf({ left: 0, right: 1 }),
] as const;

/** Which tiles belong in the rows of the form `rows`, from the one nearest to the start. */
const ROWS = ['start', 'frontier', 'frontier', 'core'] as const;

/** Steps between the middles of tiles that touch; those of others lie further apart. */
const TILES_APART = 3;

/** A cache of the spaces of tiles as they were laid in any game: there are not many ways, and positions are copied often. */
const laid = new Map<string, readonly MapSpace[]>();

/** The spaces that a placed tile adds to the map, by slot: the place on the table, whatever is printed there (F-VARIANT-08). */
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

/** The slot of a printed tile that lies at a slot of the table. */
function printedAt(slot: Slot, turn: number): Slot {
  if (slot === 0 || turn === 0) return slot;
  return SLOTS[((slot - 1 - turn + SLOTS.length - 1) % (SLOTS.length - 1)) + 1] ?? slot;
}

/** The tile on which a hex lies, or null where no tile lies yet. */
export function tileAt(map: readonly PlacedTile[], hex: Hex): PlacedTile | null {
  const centre = tileCentre(hex);
  return map.find(({ at }) => sameHex(at, centre)) ?? null;
}

/** The places whose spaces border a hex and where no tile lies yet, legal or not, clockwise (F-EXPLORE-01). */
export function gapsBeside(map: readonly PlacedTile[], hex: Hex): Hex[] {
  const centres = new Map(neighbours(hex).map((near) => [hexId(tileCentre(near)), tileCentre(near)]));
  return [...centres.values()].filter((centre) => tileAt(map, centre) === null);
}

/** Why a tile may not be laid: beyond the line, on another tile, out of the form’s rows, or touching too few tiles. */
export type PlacementError = 'line' | 'tile' | 'row' | Fit;

/** Whether a tile that follows this rule may be laid with its centre on this hex. False when the hex is no centre. */
export function mayLie(form: MapForm, map: readonly PlacedTile[], at: Hex, fit: Fit): boolean {
  return misfit(form, map, at, fit) === null;
}

/** Why a tile that follows this rule may not be laid with its centre on this hex, or null; a Fit: its rule is not kept. */
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
 * What would be turned up at a place, or null when nothing is left for it (F-EXPLORE-02, F-EXPLORE-09, F-EXPLORE-11). In
 * the form `rows` the tiles lie on their places from the start and nothing comes from the box.
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
 * The places, by their centres, that a ship on this hex may explore: it borders them and what would be turned up may lie
 * there (F-EXPLORE-01, F-EXPLORE-03). A place where it may not is closed and the tile stays on the stack (F-OPEN-27).
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

/** Tiles that touch a place (F-OPEN-24). */
function touching(map: readonly PlacedTile[], at: Hex): PlacedTile[] {
  return map.filter((tile) => distance(tile.at, at) === TILES_APART);
}
