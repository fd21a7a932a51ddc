import type { Seat } from '../../../../kernel/types.ts';
import type { Terrain } from '../../content/terrain.ts';
import type { Frontiers } from '../../state.ts';
import { playerOf, seatName } from '../captains/find.ts';
import type { Running } from '../captains/gains.ts';
import { isWormholeClosed, siteAt, siteOf } from '../map/ground.ts';
import { centreOf, type HexId, hexId, hexOf } from '../map/hex.ts';
import { spaceLabel } from '../map/labels.ts';
import { type MapSpace, spacesOf, tileAt } from '../map/layout.ts';
import { scanFrom } from '../map/tokens.ts';
import { ownTurn } from '../turn/turn-state.ts';

/** The Wormhole, where every ship starts (F-OPEN-39). */
export const WORMHOLE: HexId = hexId(centreOf({ left: 0, right: 0 }));

/** The kinds of terrain where a space without a location can hold visit markers (F-SCEN-59). */
const MARKED: ReadonlySet<Terrain> = new Set(['space', 'nebula', 'asteroids']);

/**
 * Puts a ship on a space, no matter how it gets there, without provoking anybody (F-MOVE-35). On the seat's own turn,
 * the space is added to the ship's path (F-EOT-03). Scans around the space (F-OPEN-38) and returns whether anything was
 * revealed.
 */
export function arrive(ctx: Running, seat: Seat, id: HexId): boolean {
  ownTurn(ctx.g, seat)?.path.push(id);
  return settle(ctx, seat, id);
}

/**
 * Moves the ship back one space along its path, and removes the space that it leaves from the path. Returns the ship's
 * new space.
 */
export function backtrack(ctx: Running, seat: Seat): HexId {
  const { path } = ownTurn(ctx.g, seat) ?? { path: [] };
  path.pop();
  const back = path.at(-1);
  if (back === undefined) throw new Error('there is no way back');
  settle(ctx, seat, back);
  return back;
}

/**
 * Places a ship at the start of its turn: a new ship, or one that was set aside, appears on the Wormhole (F-LOC-01,
 * F-OPEN-39).
 */
export function comeHome(ctx: Running, seat: Seat): void {
  const player = playerOf(ctx.g, seat);
  if (player.at !== null && !player.aside) {
    arrive(ctx, seat, player.at);
    return;
  }
  const verb = player.at === null ? 'appears' : 'returns';
  ctx.log(`${seatName(ctx.g, seat)} ${verb} on the Wormhole.`, player.at === null ? 'F-OPEN-39' : 'F-LOC-01');
  arrive(ctx, seat, player.at ?? WORMHOLE);
}

/** Takes a ship that is on the Wormhole off the map, so that nobody can reach it (F-MOVE-26, F-LOC-01, F-LOC-02). */
export function leaveMap(ctx: Running, seat: Seat): void {
  const player = playerOf(ctx.g, seat);
  // F-SCEN-87: a closed Wormhole is an ordinary space.
  if (player.at !== WORMHOLE || player.aside || isWormholeClosed(ctx.g)) return;
  player.aside = true;
  ctx.log(`${seatName(ctx.g, seat)} waits inside the Wormhole.`, 'F-MOVE-26');
}

/**
 * In Where No One Has Gone Before, marks a seat's first visit to a tile on one of its nebulae, Asteroid Fields or empty
 * spaces (F-SCEN-59). The Starting Tile counts too (F-OPEN-74). A successful Away Mission also counts as a visit to the
 * planet’s tile (F-SCEN-61).
 */
export function visit(ctx: Running, seat: Seat, id: HexId): void {
  const { g } = ctx;
  if (g.options.scenario !== 'where-no-one' || hasVisited(g, seat, id)) return;
  const [plain] = plainSpaces(g, id);
  if (plain === undefined) return;
  siteOf(g, plain.id).marks.push(seat);
  ctx.log(`${seatName(g, seat)} marks its first visit to this tile at ${spaceLabel(plain.id)}.`, 'F-SCEN-59');
}

/**
 * Whether a seat has visited the tile that a space is on. If so, the seat's marker is on one of the tile's plain spaces
 * (F-SCEN-63). The marker stays even if other Faction Tokens, perhaps placed from afar, are added or replaced. Other
 * tokens on the tile don't affect the score (F-SCEN-60).
 */
export function hasVisited(g: Frontiers, seat: Seat, id: HexId): boolean {
  return plainSpaces(g, id).some((space) => siteAt(g, space.id).marks.includes(seat));
}

/** Returns the spaces on the same tile that can hold visit markers. */
function plainSpaces(g: Frontiers, id: HexId): MapSpace[] {
  const tile = tileAt(g.map, hexOf(id));
  return tile === null ? [] : spacesOf(tile).filter(({ site, terrain }) => site === null && MARKED.has(terrain));
}

function settle(ctx: Running, seat: Seat, id: HexId): boolean {
  const player = playerOf(ctx.g, seat);
  player.at = id;
  player.aside = false;
  const isNews = scanFrom(ctx, id);
  visit(ctx, seat, id);
  return isNews;
}
