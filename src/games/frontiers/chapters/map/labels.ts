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

/** The letters for tiles. I and O are left out because they look like digits. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * Returns the label of a tile place: `A` for the Starting Tile, `B` and `C` for the setup tiles, then row by row, left
 * to right. `AA` follows `Z`. A label depends only on the place, so it never changes and reveals nothing about the
 * tile. Throws if the hex isn't the center of a place in the wedge.
 */
export function tileLabel(centre: Hex): string {
  const place = wedgePlace(centre);
  if (place === null) throw new Error(`no tile can lie at ${hexId(centre)}`);
  return letters(place);
}

/** Returns the center of the place with this label, in upper or lower case, or null if there is no such label. */
export function tileLabelled(label: string): Hex | null {
  const place = placeOfLetters(label.trim().toUpperCase());
  return place === null ? null : centreOf(place);
}

/** A cache of space labels, which never change and are used constantly. */
const labels = new Map<HexId, string>();

/**
 * Returns the label of a space: its tile's letters and its number, 0 in the center and 1 to 6 clockwise from the
 * north-east. `A0` is the Wormhole. Throws for a space outside the wedge.
 */
export function spaceLabel(id: HexId): string {
  return kept(labels, id, () => {
    const { place, slot } = locate(hexOf(id));
    if (place.left < 0 || place.right < 0) throw new Error(`no tile can lie around ${id}`);
    return `${letters(place)}${slot}`;
  });
}

/**
 * Returns the space with this label, in upper or lower case, whether or not it is on the map. Returns null if there is
 * no such label.
 */
export function spaceLabelled(label: string): HexId | null {
  const name = label.trim();
  const centre = tileLabelled(name.slice(0, -1));
  const slot = SLOTS.find((each) => String(each) === name.at(-1));
  return centre === null || slot === undefined ? null : hexId(offset(centre, OFFSETS[slot]));
}

/** Returns the space with this label. Throws if there is no such label. */
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

/** Two letters are enough, even if all tiles of the box are in one line. */
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
