import type { Refusal, Seat } from '../../../kernel/types.ts';
import { names } from '../../kit/intents.ts';
import { playerOf } from '../chapters/captains/find.ts';
import { cubeAt, locationOf, spaceAt, spaces } from '../chapters/map/ground.ts';
import { distance, type HexId, hexOf } from '../chapters/map/hex.ts';
import type { MapSpace } from '../chapters/map/layout.ts';
import { CUBE_COLOURS } from '../content/colours.ts';
import { enemyOf } from '../content/encounters/all.ts';
import type { Frontiers } from '../state.ts';
import type { PlayerIntent } from './wish.ts';

/**
 * Returns the map spaces that an intent means: the named spaces, or else those with a named face-up token, or else
 * those with a named location or terrain, nearest first.
 */
export function spacesMeant(g: Frontiers, seat: Seat, { places, words, sites, terrains }: PlayerIntent): HexId[] {
  if (places.length > 0) return places.flatMap(({ id }) => (id !== null && spaceAt(g, id) !== null ? [id] : []));
  const all = nearestFirst(g, seat);
  const holding = all.filter(({ id }) => shown(g, id).some((token) => names(words, enemyOf(token).name)));
  if (holding.length > 0) return holding.map(({ id }) => id);
  const located = all.filter((space) => isSite(g, space, sites, words));
  if (sites.length > 0) return located.map(({ id }) => id);
  return all.filter(({ terrain }) => terrains.includes(terrain)).map(({ id }) => id);
}

/** Whether an intent names a place. */
export function isPlaced({ places, sites, terrains }: PlayerIntent): boolean {
  return places.length + sites.length + terrains.length > 0;
}

/** Returns the refusal if an intent names a space that isn’t on the map, or null. */
export function notOnMap(g: Frontiers, { places }: PlayerIntent): Refusal | null {
  const off = places.find(({ id }) => id === null || spaceAt(g, id) === null);
  if (off === undefined) return null;
  return { text: `There is no space ${off.label} on the map.`, rule: 'F-MOVE-04' };
}

function nearestFirst(g: Frontiers, seat: Seat): MapSpace[] {
  const { at } = playerOf(g, seat);
  const all = [...spaces(g).values()];
  if (at === null) return all;
  const here = hexOf(at);
  return all.sort((one, other) => distance(one.hex, here) - distance(other.hex, here));
}

/** Returns the face-up tokens on a space or on its Cube's card. */
function shown(g: Frontiers, id: HexId): string[] {
  const tokens = [...(g.sites[id]?.tokens ?? []), ...(cubeAt(g, id)?.defenders ?? [])];
  return tokens.flatMap(({ token, up }) => (up ? [token] : []));
}

/** If the intent names a color, a Cube or station must have that color. */
function isSite(g: Frontiers, space: MapSpace, sites: PlayerIntent['sites'], words: string): boolean {
  const site = locationOf(g, space);
  if (site === null || !sites.includes(site.kind)) return false;
  const isAny = !CUBE_COLOURS.some((one) => names(words, one));
  return isAny || !('colour' in site) || names(words, site.colour);
}
