import type { Reader } from '../../../kernel/types.ts';
import { playerOf } from '../chapters/captains/find.ts';
import { EXPLORE_COST, unexplored } from '../chapters/exploring/exploring.ts';
import { cubesOn, locationOf, ownerOf, siteAt, spaces } from '../chapters/map/ground.ts';
import { type Hex, type HexId, hexId, tilesAround } from '../chapters/map/hex.ts';
import { spaceLabel, tileLabel } from '../chapters/map/labels.ts';
import { drawFor, type MapSpace, mayLie } from '../chapters/map/layout.ts';
import { CUBES } from '../content/cubes.ts';
import { siteName } from '../content/terrain.ts';
import { TILES, tileName } from '../content/tiles/all.ts';
import { scenarioIn } from '../scenarios/all.ts';
import type { Frontiers } from '../state.ts';
import type { CubeView, FrontiersView, PlaceView, SiteView, SpaceView, TileView } from '../view.ts';
import { salesAt, terrainViews } from './prices.ts';
import { classHView, tokenView } from './tokens.ts';

/**
 * The map of a view. All readers see the same map, except for prices and the places that the reader's ship may explore
 * now.
 */
type MapView = Pick<FrontiersView, 'tiles' | 'spaces' | 'places' | 'terrain' | 'stack' | 'cubes' | 'trace'>;

/** Returns the map without face-down content and without the order of the stack (F-SETUP-14, F-LOC-11). */
export function mapView(g: Frontiers, reader: Reader): MapView {
  const ships = shipsByHex(g);
  return {
    tiles: g.map.map(({ tile, at }): TileView => ({ id: tileLabel(at), q: at.q, r: at.r, name: tileName(tile) })),
    spaces: [...spaces(g).values()].map((space) => spaceView(g, reader, space, ships.get(space.id) ?? [])),
    places: placeViews(g, reader),
    terrain: terrainViews(g, reader),
    stack: stackView(g),
    cubes: cubeViews(g),
    trace: traceView(g),
  };
}

function shipsByHex(g: Frontiers): Map<HexId, number[]> {
  const found = new Map<HexId, number[]>();
  for (const [seat, { at, eliminated }] of g.players.entries()) {
    if (at === null || eliminated) continue;
    found.set(at, [...(found.get(at) ?? []), seat]);
  }
  return found;
}

function spaceView(g: Frontiers, reader: Reader, space: MapSpace, ships: number[]): SpaceView {
  const { tokens, classH, marks } = siteAt(g, space.id);
  const id = spaceLabel(space.id);
  return {
    id,
    q: space.hex.q,
    r: space.hex.r,
    tile: id.slice(0, -1),
    terrain: space.terrain,
    site: siteView(locationOf(g, space)),
    tokens: tokens.map((token) => tokenView(token)),
    classH: classH === null ? null : classHView(classH),
    marks: [...marks],
    owner: ownerOf(g, space.id),
    ships,
    sells: salesAt(g, reader, space.id),
  };
}

/** Returns the view of a location. */
export function siteView(site: MapSpace['site']): SiteView | null {
  if (site === null) return null;
  return { kind: site.kind, name: siteName(site), colour: 'colour' in site ? site.colour : null };
}

/**
 * Returns the places where the next tile is allowed (F-EXPLORE-07 to F-EXPLORE-10). The result depends only on the
 * backs and numbers of tiles.
 */
function placeViews(g: Frontiers, reader: Reader): PlaceView[] {
  const form = scenarioIn(g).map;
  const lying = new Set(g.map.map(({ at }) => hexId(at)));
  const free = new Map<HexId, Hex>();
  for (const { at } of g.map) for (const near of tilesAround(at)) free.set(hexId(near), near);
  const open = new Set(openTo(g, reader).map(hexId));
  return [...free.entries()].flatMap(([id, at]) => {
    if (lying.has(id)) return [];
    const draw = drawFor(form, g, at);
    if (draw === null || !mayLie(form, g.map, at, draw.fit)) return [];
    return [{ id: tileLabel(at), q: at.q, r: at.r, cost: open.has(id) ? EXPLORE_COST : null }];
  });
}

/** Returns the places that the reader’s ship may explore now and can afford (F-EXPLORE-01, F-EXPLORE-02). */
function openTo(g: Frontiers, reader: Reader): Hex[] {
  const { turn } = g;
  if (turn === null || turn.seat !== reader || turn.step !== 'move' || turn.moved) return [];
  const { at, points } = playerOf(g, turn.seat);
  return at === null || points.move < EXPLORE_COST ? [] : unexplored(g, turn.seat);
}

/** Returns the number of tiles in the stack by back, and the back of the top tile, which is visible (F-SETUP-13). */
function stackView({ stack }: Frontiers): FrontiersView['stack'] {
  const core = stack.filter((tile) => TILES[tile].back === 'core').length;
  const [top] = stack;
  const next = top === undefined ? null : TILES[top].back === 'core' ? 'core' : 'frontier';
  return { frontier: stack.length - core, core, next };
}

function cubeViews(g: Frontiers): CubeView[] {
  return cubesOn(g).map(({ colour, level, at, destroyed, defenders, marks }) => ({
    colour,
    level,
    destroyed,
    name: CUBES[colour].name,
    at: spaceLabel(at),
    defenders: defenders.map((token) => tokenView(token, CUBES[colour].bonus)),
    marks: [...marks],
  }));
}

function traceView({ turn }: Frontiers): FrontiersView['trace'] {
  if (turn === null || turn.path.length < 2) return null;
  return { seat: turn.seat, path: turn.path.map(spaceLabel) };
}
