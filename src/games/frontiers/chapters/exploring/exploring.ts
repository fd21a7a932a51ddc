import type { Option, Refusal, RuleId, Seat } from '../../../../kernel/types.ts';
import { no, type Obstacle, type Offer, open } from '../../../kit/offers.ts';
import { sentence } from '../../../kit/words.ts';
import type { TileId } from '../../content/tiles/all.ts';
import { scenarioIn } from '../../scenarios/all.ts';
import type { Frontiers } from '../../state.ts';
import { playerOf, seatName } from '../captains/find.ts';
import { gainExperience, type Running, takeOut } from '../captains/gains.ts';
import { isInForce } from '../captains/lasting.ts';
import { idsAround } from '../map/ground.ts';
import { type Hex, hexId, hexOf, sameHex, wedgePlace } from '../map/hex.ts';
import { tileLabel } from '../map/labels.ts';
import { drawFor, explorable, gapsBeside, misfit, type PlacementError, tileAt } from '../map/layout.ts';
import { yourShip } from '../map/place-words.ts';
import { scanAll } from '../map/tokens.ts';
import { isOverHollow } from '../movement/movement.ts';
import { noteFinale } from '../rounds/finale.ts';
import { turnOf } from '../turn/turn-state.ts';
import { layTile } from './reveal.ts';

/** The Move cost of revealing a tile (F-EXPLORE-02). */
export const EXPLORE_COST = 2;

/**
 * Returns the places a ship may explore now, ignoring the cost (F-EXPLORE-01, F-EXPLORE-03, F-EXPLORE-05 to
 * F-EXPLORE-11).
 */
export function unexplored(g: Frontiers, seat: Seat): Hex[] {
  const { at } = playerOf(g, seat);
  if (at === null) return [];
  const form = scenarioIn(g).map;
  if (!isInForce(g, seat, 'reach')) return explorable(form, g.map, g, hexOf(at));
  const found = idsAround(at).flatMap((id) => explorable(form, g.map, g, hexOf(id)));
  return [...new Map(found.map((centre) => [hexId(centre), centre])).values()];
}

/** A player's choice of a place to explore, by its center. */
export interface ExplorePayload {
  do: 'explore';
  at: Hex;
}

/** Returns the places that a ship can explore and afford (F-EXPLORE-02, F-OPEN-27). */
export function explorations(g: Frontiers, seat: Seat): Offer<ExplorePayload>[] {
  const places = notPaid(g, seat) === null ? unexplored(g, seat) : [];
  return places.map((at) => open(exploreOption(g, seat, at), { do: 'explore', at }));
}

/** Returns the offer to explore a place. If the ship can't do so now, the offer includes the reason. */
export function exploreOffer(g: Frontiers, seat: Seat, at: Hex): Offer<ExplorePayload> {
  const why = notRevealed(g, seat, at) ?? notPaid(g, seat);
  return { option: exploreOption(g, seat, at), payload: { do: 'explore', at }, why };
}

/**
 * Returns the offers to explore all places beside a ship. If the ship can't explore a place now, its offer includes the
 * reason.
 */
export function exploreOffers(g: Frontiers, seat: Seat): Offer<ExplorePayload>[] | Refusal {
  const { at } = playerOf(g, seat);
  const found = unexplored(g, seat);
  const gaps = found.length > 0 || at === null ? found : gapsBeside(g.map, hexOf(at));
  if (gaps.length === 0) {
    return { text: `${sentence(yourShip(g, seat))} isn’t at the edge of the map.`, rule: 'F-EXPLORE-01' };
  }
  const inside = gaps.filter((centre) => wedgePlace(centre) !== null);
  if (inside.length > 0) return inside.map((centre) => exploreOffer(g, seat, centre));
  const text = `${sentence(yourShip(g, seat))} is beside the line of Asteroid Fields. No tile can be placed beyond it.`;
  return { text, rule: 'F-EXPLORE-05' };
}

function notPaid(g: Frontiers, seat: Seat): Obstacle {
  const { move } = playerOf(g, seat).points;
  return move >= EXPLORE_COST
    ? null
    : no('F-EXPLORE-02', `Exploring costs ${EXPLORE_COST} Move, but you have ${move}.`);
}

/**
 * Returns the reason a ship can’t reveal a tile at a place from where it is now, or null. The Move cost isn't checked.
 */
function notRevealed(g: Frontiers, seat: Seat, centre: Hex): Obstacle {
  if (unexplored(g, seat).some((hex) => sameHex(hex, centre))) return null;
  const name = tileLabel(centre);
  const { map: form } = scenarioIn(g);
  const draw = drawFor(form, g, centre);
  if (tileAt(g.map, centre) !== null) return no('F-EXPLORE-01', `There is already a tile at ${name}.`);
  if (draw === null) return no('F-EXPLORE-11', `No tiles are left for ${name}.`);
  const why = misfit(form, g.map, centre, draw.fit);
  if (why !== null) return no(MISFITS[why].rule, `${name}: ${MISFITS[why].text}`);
  return no('F-EXPLORE-01', `${name} isn’t beside ${yourShip(g, seat)}.`);
}

const MISFITS: Readonly<Record<PlacementError, { rule: RuleId; text: string }>> = {
  line: { rule: 'F-EXPLORE-05', text: 'no tile can be placed beyond the line of Asteroid Fields.' },
  tile: { rule: 'F-EXPLORE-01', text: 'there is already a tile.' },
  row: { rule: 'F-SCEN-66', text: 'tiles must be in the rows of this map, each beside another tile.' },
  frontier: { rule: 'F-EXPLORE-07', text: 'a Frontier tile must touch 2 tiles, or a tile that touches 2 others.' },
  core: { rule: 'F-EXPLORE-08', text: 'a Core tile must touch 2 tiles.' },
  filler: { rule: 'F-EXPLORE-10', text: 'the stack is empty, so a further tile must touch 3 tiles.' },
};

function exploreOption(g: Frontiers, seat: Seat, at: Hex): Option {
  const left = playerOf(g, seat).points.move - EXPLORE_COST;
  const { exploreGain } = scenarioIn(g);
  const gain = exploreGain > 0 ? ` Gives ${exploreGain} Experience.` : '';
  const warning = isOverHollow(g, seat) ? ' You can’t end your move here.' : '';
  return {
    key: `explore:${tileLabel(at)}`,
    verb: 'explore',
    label: `Explore ${tileLabel(at)}`,
    hint: `Costs ${EXPLORE_COST}, leaves ${left} Move.${gain}${warning}`,
    group: 'Movement',
    subject: { kind: 'tile', id: hexId(at) },
    rule: 'F-EXPLORE-01',
  };
}

/** Explores a place: pays, reveals the tile and applies its effects (F-EXPLORE-02, F-EXPLORE-13, F-MOVE-27). */
export function explore(ctx: Running, seat: Seat, centre: Hex): void {
  const { g } = ctx;
  const tile = takeTile(ctx, centre);
  playerOf(g, seat).points.move -= EXPLORE_COST;
  turnOf(g).explored = true;
  ctx.log(`${seatName(g, seat)} explores ${tileLabel(centre)}.`, 'F-EXPLORE-01');
  layTile(ctx, tile, centre);
  // F-OPEN-28: a tile that fills a hole also gives Experience.
  gainExperience(ctx, seat, scenarioIn(g).exploreGain, 'exploring', 'F-EXPLORE-04');
  scanAll(ctx);
  noteFinale(ctx);
}

/** Takes the next tile of the stack, or a random one from the box (F-EXPLORE-09). Throws if none is left. */
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
