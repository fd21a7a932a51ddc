import type { Seat } from '../../../../kernel/types.ts';
import { kept, shared } from '../../../kit/cache.ts';
import { CUBE_COLOURS, type CubeColour } from '../../content/colours.ts';
import { siteName, TERRAIN_NAMES } from '../../content/terrain.ts';
import { scenarioIn } from '../../scenarios/all.ts';
import type { CubeOnMap, Frontiers, Site } from '../../state.ts';
import { allied, playerOf, seatsIn } from '../captains/find.ts';
import { type HexId, hexId, hexOf, neighbours } from './hex.ts';
import { type MapSpace, type PlacedTile, spacesOf } from './layout.ts';

/** Caches the spaces, by id, for each list of tiles. The spaces are computed again when a list grows or is copied. */
const known = new WeakMap<readonly PlacedTile[], { count: number; spaces: Map<HexId, MapSpace> }>();

/** Returns all spaces of the map, by id. */
export function spaces(g: Frontiers): ReadonlyMap<HexId, MapSpace> {
  const found = known.get(g.map);
  if (found?.count === g.map.length) return found.spaces;
  const all = new Map(g.map.flatMap(spacesOf).map((space) => [space.id, space]));
  known.set(g.map, { count: g.map.length, spaces: all });
  return all;
}

/** Returns the space at a hex, or null if there is no tile. */
export function spaceAt(g: Frontiers, id: HexId): MapSpace | null {
  return spaces(g).get(id) ?? null;
}

/** A cache of the neighbors of each hex, which never change. */
const around = new Map<HexId, readonly HexId[]>();

/** Returns the six hexes around a hex, on the map or not. */
export function idsAround(id: HexId): readonly HexId[] {
  return kept(around, id, () => shared(neighbours(hexOf(id)).map(hexId)));
}

/** Returns the map spaces around a hex, clockwise from the north-east. */
export function spacesAround(g: Frontiers, id: HexId): MapSpace[] {
  const map = spaces(g);
  return idsAround(id).flatMap((near) => map.get(near) ?? []);
}

/** Whether two hexes share an edge. */
export function isBeside(one: HexId, other: HexId): boolean {
  return idsAround(one).includes(other);
}

const nothing = (): Site => ({ tokens: [], classH: null, marks: [] });
const NOTHING = shared(nothing());

/** Returns the content of a space, read-only. */
export function siteAt(g: Frontiers, id: HexId): Readonly<Site> {
  return g.sites[id] ?? NOTHING;
}

/** Returns the content of a space, so that the caller can change it. */
export function siteOf(g: Frontiers, id: HexId): Site {
  g.sites[id] ??= nothing();
  return g.sites[id];
}

/** Returns the Cube of a color. Throws if it isn't on the map. */
export function cubeOf(g: Frontiers, colour: CubeColour): CubeOnMap {
  const cube = g.cubes[colour];
  if (cube === undefined) throw new Error(`the ${colour} Cube is not on the map`);
  return cube;
}

/** Returns the Cubes on the map, each with its color, in the order of `CUBE_COLOURS`. */
export function cubesOn(g: Frontiers): (CubeOnMap & { colour: CubeColour })[] {
  return CUBE_COLOURS.flatMap((colour) => {
    const cube = g.cubes[colour];
    return cube === undefined ? [] : [{ ...cube, colour }];
  });
}

/** Returns the Cube on a space, or null. */
export function cubeAt(g: Frontiers, id: HexId): (CubeOnMap & { colour: CubeColour }) | null {
  for (const colour of CUBE_COLOURS) {
    const cube = g.cubes[colour];
    if (cube?.at === id) return { ...cube, colour };
  }
  return null;
}

/**
 * Whether a space has a roaming Enemy Ship, which blocks the way and can be provoked. The guards of a location don't
 * roam (F-MOVE-10, F-MOVE-15).
 */
export function roams(g: Frontiers, id: HexId): boolean {
  const kind = spaceAt(g, id)?.site?.kind;
  return (kind === 'romulanWarbird' || kind === 'borgSphere') && siteAt(g, id).tokens.length > 0;
}

/**
 * Returns the location that a space has in this game, or null. A random Cube replaces the printed one (F-VARIANT-09),
 * Conquer and Hold has no Cube (F-SCEN-68), and a defeated Enemy Ship leaves no location (F-OUTCOME-01).
 */
export function locationOf(g: Frontiers, { id, site }: MapSpace): MapSpace['site'] {
  switch (site?.kind) {
    case 'romulanWarbird':
    case 'borgSphere':
      return roams(g, id) ? site : null;
    case 'borgCube':
      if (scenarioIn(g).cubes === 'none') return null;
      return { kind: 'borgCube', colour: cubeAt(g, id)?.colour ?? site.colour };
    default:
      return site;
  }
}

/** Returns the name of a space's location, or of its terrain if it has no location: `Drydock`, `Nebula`. */
export function spaceName(g: Frontiers, space: MapSpace): string {
  const site = locationOf(g, space);
  return site === null ? TERRAIN_NAMES[space.terrain] : siteName(site);
}

/** Whether a Starbase still has its garrison (F-MOVE-11). */
export function isGarrisoned(g: Frontiers, id: HexId): boolean {
  const kind = spaceAt(g, id)?.site?.kind;
  return (kind === 'romulanStarbase' || kind === 'dominionStarbase') && siteAt(g, id).tokens.length > 0;
}

/**
 * Returns the seat that controls a Starbase, or null. Dominion Starbases can be controlled only in Conquer and Hold
 * (F-OUTCOME-07, F-SCEN-76).
 */
export function ownerOf(g: Frontiers, id: HexId): Seat | null {
  const kind = spaceAt(g, id)?.site?.kind;
  const controlled =
    kind === 'romulanStarbase' || (kind === 'dominionStarbase' && scenarioIn(g).dominion === 'control');
  return controlled ? (siteAt(g, id).marks[0] ?? null) : null;
}

/** Returns the seats whose ships are on a space, except ships set aside on the Wormhole or out of the game. */
export function shipsAt(g: Frontiers, id: HexId): Seat[] {
  return seatsIn(g).filter((seat) => {
    const { at, aside } = playerOf(g, seat);
    return at === id && !aside;
  });
}

/**
 * Whether a space is an open Wormhole or a destroyed Cube. Such a space holds any number of ships, and no ship can
 * attack there (F-SAFE-03, F-PVP-02, F-OPEN-90).
 */
export function isShared(g: Frontiers, id: HexId): boolean {
  if (cubeAt(g, id)?.destroyed) return true;
  return spaceAt(g, id)?.terrain === 'wormhole' && !isWormholeClosed(g);
}

/** Whether the Wormhole has become empty space, as it does in One to Return from Round 2 on (F-SCEN-86, F-SCEN-87). */
export function isWormholeClosed(g: Frontiers): boolean {
  return g.options.scenario === 'one-to-return' && g.round > 1;
}

/**
 * Whether a seat may enter a Starbase. The Starbase must be the seat's own, have no owner, or belong to an ally whose
 * ship isn't there (F-MOVE-12, F-TEAM-06).
 */
export function isOpenTo(g: Frontiers, seat: Seat, id: HexId): boolean {
  const owner = ownerOf(g, id);
  if (owner === null || owner === seat) return true;
  return allied(g, seat, owner) && playerOf(g, owner).at !== id;
}
