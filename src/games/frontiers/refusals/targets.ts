import type { Seat } from '../../../kernel/types.ts';
import { CUBE_COLOURS } from '../content/colours.ts';
import { enemyOf } from '../content/encounters/all.ts';
import { playerOf } from '../rules/find.ts';
import { cubeAt, locationOf, spaceAt, spaceName, spaces } from '../rules/ground.ts';
import { distance, type HexId, hexOf } from '../rules/hex.ts';
import { spaceLabel } from '../rules/labels.ts';
import type { MapSpace } from '../rules/layout.ts';
import type { Wish } from '../rules/wish.ts';
import { names } from '../rules/wish-words.ts';
import type { Frontiers } from '../state.ts';

/**
 * Spaces of the map that a wish means, the likeliest first: those that it names; else those of a token that lies face up
 * under this name; else those of a location or a terrain, the nearest first.
 */
export function spacesMeant(g: Frontiers, seat: Seat, { places, words, sites, terrains }: Wish): HexId[] {
  if (places.length > 0) return places.flatMap(({ id }) => (id !== null && spaceAt(g, id) !== null ? [id] : []));
  const all = nearestFirst(g, seat);
  const holding = all.filter(({ id }) => shown(g, id).some((token) => names(words, enemyOf(token).name)));
  if (holding.length > 0) return holding.map(({ id }) => id);
  const located = all.filter((space) => isSite(g, space, sites, words));
  if (sites.length > 0) return located.map(({ id }) => id);
  return all.filter(({ terrain }) => terrains.includes(terrain)).map(({ id }) => id);
}

function nearestFirst(g: Frontiers, seat: Seat): MapSpace[] {
  const { at } = playerOf(g, seat);
  const all = [...spaces(g).values()];
  if (at === null) return all;
  const here = hexOf(at);
  return all.sort((one, other) => distance(one.hex, here) - distance(other.hex, here));
}

/** Tokens that lie face up on a space or on the card of its Cube. */
function shown(g: Frontiers, id: HexId): string[] {
  const tokens = [...(g.sites[id]?.tokens ?? []), ...(cubeAt(g, id)?.defenders ?? [])];
  return tokens.flatMap(({ token, up }) => (up ? [token] : []));
}

/** Of Cubes and stations the colour counts, if one is named. */
function isSite(g: Frontiers, space: MapSpace, sites: Wish['sites'], words: string): boolean {
  const site = locationOf(g, space);
  if (site === null || !sites.includes(site.kind)) return false;
  const isAny = !CUBE_COLOURS.some((one) => names(words, one));
  return isAny || !('colour' in site) || names(words, site.colour);
}

/** A space in words as everybody sees it: `B6 (Romulan Warbird)`, `C4 (Nebula)`. */
export function spaceWords(g: Frontiers, id: HexId): string {
  const space = spaceAt(g, id);
  return space === null ? spaceLabel(id) : `${spaceLabel(id)} (${spaceName(g, space)})`;
}

/** Where the seat’s ship is, in words: `at A6`. */
export function whereabouts(g: Frontiers, seat: Seat): string {
  const { at } = playerOf(g, seat);
  return at === null ? 'off the map' : `at ${spaceLabel(at)}`;
}

/** The space of the seat’s ship in words. */
export function ownSpace(g: Frontiers, seat: Seat): string {
  const { at } = playerOf(g, seat);
  return at === null ? 'off the map' : spaceWords(g, at);
}
