import { kept } from '../../../kit/cache.ts';
import {
  centreOf,
  type Hex,
  type HexId,
  hexId,
  hexOf,
  locate,
  OFFSETS,
  offset,
  SLOTS,
  type TilePlace,
  wedgePlace,
} from './hex.ts';

/** Letters of tiles. I and O are left out: they look like digits. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * What players call the place of a tile: `A` is the Starting Tile, `B` and `C` are the setup tiles, and so on in rows
 * away from the start, each from left to right; after `Z` comes `AA`. It depends on the place alone, so that it never
 * changes, is known before a tile lies there, and tells nothing about the tile. Throws when the hex is not the middle of
 * a place in the wedge.
 */
export function tileLabel(centre: Hex): string {
  const place = wedgePlace(centre);
  if (place === null) throw new Error(`no tile can lie at ${hexId(centre)}`);
  return letters(place);
}

/** The middle of the place that players call so, in capitals or not; null when it is no such name. */
export function tileLabelled(label: string): Hex | null {
  const place = placeOfLetters(label.trim().toUpperCase());
  return place === null ? null : centreOf(place);
}

/** Labels of spaces that were asked for: a cache, since questions ask for them over and over and a label never changes. */
const labels = new Map<HexId, string>();

/**
 * What players call a space: the letters of its tile and the number of the space on it, 0 in the middle and 1 to 6
 * clockwise from the north-east. `A0` is the Wormhole. Throws for a space outside the wedge.
 */
export function spaceLabel(id: HexId): string {
  return kept(labels, id, () => {
    const { place, slot } = locate(hexOf(id));
    if (place.left < 0 || place.right < 0) throw new Error(`no tile can lie around ${id}`);
    return `${letters(place)}${slot}`;
  });
}

/** The space that players call so, in capitals or not, on the map or not; null when it is no such name. */
export function spaceLabelled(label: string): HexId | null {
  const name = label.trim();
  const centre = tileLabelled(name.slice(0, -1));
  const slot = SLOTS.find((each) => String(each) === name.at(-1));
  return centre === null || slot === undefined ? null : hexId(offset(centre, OFFSETS[slot]));
}

/** The space that a key calls so. Throws when it is no such name. */
export function spaceNamed(label: string): HexId {
  const id = spaceLabelled(label);
  if (id === null) throw new Error(`no space ${label}`);
  return id;
}

function letters({ left, right }: TilePlace): string {
  const row = left + right;
  let rest = (row * (row + 1)) / 2 + right + 1;
  let name = '';
  while (rest > 0) {
    name = LETTERS.charAt((rest - 1) % LETTERS.length) + name;
    rest = Math.floor((rest - 1) / LETTERS.length);
  }
  return name;
}

/** Two letters reach further than all tiles of the box in one line. */
function placeOfLetters(name: string): TilePlace | null {
  if (name.length < 1 || name.length > 2) return null;
  let count = 0;
  for (const letter of name) {
    const value = LETTERS.indexOf(letter);
    if (value < 0) return null;
    count = count * LETTERS.length + value + 1;
  }
  const row = Math.floor((Math.sqrt(8 * count - 7) - 1) / 2);
  const right = count - 1 - (row * (row + 1)) / 2;
  return { left: row - right, right };
}
