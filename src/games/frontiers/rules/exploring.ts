import type { Option, Seat } from '../../../kernel/types.ts';
import type { TileId } from '../content/tiles/all.ts';
import { scenarioIn } from '../scenarios/all.ts';
import type { Frontiers } from '../state.ts';
import { playerOf, seatName } from './find.ts';
import { gainExperience, type Running, takeOut } from './gains.ts';
import { idsAround } from './ground.ts';
import { type Hex, hexId, hexOf } from './hex.ts';
import { tileLabel } from './labels.ts';
import { lastings } from './lasting.ts';
import { drawFor, explorable } from './layout.ts';
import { isOverHollow } from './movement.ts';
import { layTile } from './reveal.ts';
import { scanAll } from './scan.ts';
import { turnOf } from './turn-state.ts';

/** Move points that revealing a tile costs (F-EXPLORE-02). */
export const EXPLORE_COST = 2;

/** Places that a ship may explore now, for whatever it costs (F-EXPLORE-01, F-EXPLORE-03, F-EXPLORE-05 to F-EXPLORE-11). */
export function unexplored(g: Frontiers, seat: Seat): Hex[] {
  const { at } = playerOf(g, seat);
  if (at === null) return [];
  const form = scenarioIn(g).map;
  if (lastings(g, seat, 'reach').length === 0) return explorable(form, g.map, g, hexOf(at));
  const found = idsAround(at).flatMap((id) => explorable(form, g.map, g, hexOf(id)));
  return [...new Map(found.map((centre) => [hexId(centre), centre])).values()];
}

/** Places that a ship can pay to explore (F-EXPLORE-02, F-OPEN-27). */
export function explorations(g: Frontiers, seat: Seat): Option[] {
  const { points } = playerOf(g, seat);
  if (points.move < EXPLORE_COST) return [];
  const left = points.move - EXPLORE_COST;
  const { exploreGain } = scenarioIn(g);
  const gain = exploreGain > 0 ? ` Gives ${exploreGain} Experience.` : '';
  const warning = isOverHollow(g, seat) ? ' You can’t stay where you are.' : '';
  return unexplored(g, seat).map((centre) => ({
    key: `explore:${tileLabel(centre)}`,
    verb: 'explore',
    label: `Explore ${tileLabel(centre)}`,
    hint: `Costs ${EXPLORE_COST}, leaves ${left} Move.${gain}${warning}`,
    group: 'Movement',
    subject: { kind: 'tile', id: hexId(centre) },
    rule: 'F-EXPLORE-01',
  }));
}

/** Reveals a tile at a place: pays, lays it, and takes what comes with it (F-EXPLORE-02, F-EXPLORE-13, F-MOVE-27). */
export function explore(ctx: Running, seat: Seat, centre: Hex): void {
  const { g } = ctx;
  const tile = takeTile(ctx, centre);
  playerOf(g, seat).points.move -= EXPLORE_COST;
  turnOf(g).explored = true;
  ctx.log(`${seatName(g, seat)} explores ${tileLabel(centre)}.`, 'F-EXPLORE-01');
  layTile(ctx, tile, centre);
  // F-OPEN-28: a tile that fills a hole gives it too.
  gainExperience(ctx, seat, scenarioIn(g).exploreGain, 'exploring', 'F-EXPLORE-04');
  scanAll(ctx);
}

/** The next tile of the stack, or one of the box at random (F-EXPLORE-09). Throws when nothing is left. */
function takeTile(ctx: Running, centre: Hex): TileId {
  const { g } = ctx;
  const draw = drawFor(scenarioIn(g).map, g, centre);
  if (draw === null) throw new Error('no tile is left');
  const tiles = [...draw.tiles];
  if (tiles.length > 1) ctx.shuffle(tiles);
  const [tile] = tiles;
  if (tile === undefined) throw new Error('no tile is left');
  takeOut(g.stack.includes(tile) ? g.stack : g.box, tile);
  return tile;
}
