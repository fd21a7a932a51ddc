import { must } from '../../../../kernel/must.ts';
import type { Option, Refusal, Seat } from '../../../../kernel/types.ts';
import { no, type Obstacle, type Offer, offer } from '../../../kit/offers.ts';
import { asHint, listed, several } from '../../../kit/words.ts';
import type { Terrain } from '../../content/terrain.ts';
import type { Frontiers } from '../../state.ts';
import { playerOf, seatName } from '../captains/find.ts';
import { type Running, takeDamage } from '../captains/gains.ts';
import { isInForce, lastings } from '../captains/lasting.ts';
import { dropPoints } from '../captains/points.ts';
import { unblockedAt } from '../combat/unblocked.ts';
import { cubeAt, idsAround, isBeside, isWormholeClosed, roams, spaceAt, spaceName } from '../map/ground.ts';
import type { HexId } from '../map/hex.ts';
import { spaceLabel } from '../map/labels.ts';
import type { MapSpace } from '../map/layout.ts';
import { spaceWords, yourShip } from '../map/place-words.ts';
import { turnOf } from '../turn/turn-state.ts';
import { arrive, backtrack } from './arrive.ts';
import { type Discount, discounted, entryCost } from './costs.ts';
import { barAt, isBarred, isSafe } from './safe.ts';

/** The maximum number of intermediate spaces that the description of a path lists in full. */
const NAMED = 4;

/** Returns the hexes that a ship can reach with one step, whether they are on the map or not (F-MOVE-04). */
export function reach(g: Frontiers, seat: Seat): readonly HexId[] {
  const { at } = playerOf(g, seat);
  return at === null ? [] : reachFrom(g, seat, at);
}

/**
 * Returns the hexes that one step from a hex can reach: the hexes beside it and, if an effect allows it, those two
 * spaces away.
 */
export function reachFrom(g: Frontiers, seat: Seat, at: HexId): readonly HexId[] {
  const beside = idsAround(at);
  if (!isInForce(g, seat, 'reach')) return beside;
  const far = new Set([...beside, ...beside.flatMap(idsAround)]);
  far.delete(at);
  return [...far];
}

/**
 * Returns the seat's current Move cost of entering a space, or null if the ship can’t enter it (F-MOVE-04, F-MOVE-10 to
 * F-MOVE-13). Effects change the cost (F-MOVE-29). If several effects apply, they are applied in the order that is best
 * for the player (F-MOVE-30).
 */
export function costOf(g: Frontiers, seat: Seat, space: MapSpace): number | null {
  return isBarred(g, seat, space.id) ? null : priceOf(g, seat, space);
}

/** Like `costOf`, but ignoring anything that blocks the space. */
export function priceOf(g: Frontiers, seat: Seat, space: MapSpace): number | null {
  // F-SCEN-87
  const terrain = space.terrain === 'wormhole' && isWormholeClosed(g) ? 'space' : space.terrain;
  return changedPrice(g, seat, terrain, entryCost(space));
}

/** Returns the seat's current Move cost of entering a kind of terrain. */
export function terrainPrice(g: Frontiers, seat: Seat, terrain: Terrain): number | null {
  return changedPrice(g, seat, terrain, entryCost({ terrain, site: null }));
}

function changedPrice(g: Frontiers, seat: Seat, terrain: Terrain, printed: number | null): number | null {
  const base = printed ?? opened(g, seat, terrain);
  if (base === null) return null;
  const changes = lastings(g, seat, 'cost').filter(({ terrain: of }) => of === 'all' || of.includes(terrain));
  if (changes.length === 0) return base;
  const discounts = changes.flatMap(({ less, least = 0 }): Discount[] =>
    less === undefined ? [] : [{ by: less, least }],
  );
  const starts = [base, ...changes.flatMap(({ set }) => set ?? [])];
  return Math.min(...starts.map((start) => discounted(start, discounts)));
}

/** Returns the Move cost of closed terrain if an effect opens it, or null (F-MOVE-09, F-MOVE-32, F-LOC-03). */
function opened(g: Frontiers, seat: Seat, terrain: Terrain): number | null {
  const ways = lastings(g, seat, 'open').filter((open) => open.terrain.includes(terrain));
  return ways.length === 0 ? null : Math.min(...ways.map(({ cost }) => cost));
}

/**
 * Returns the Enemy Ships that a step provokes: those beside both its start and its end (F-MOVE-14 to F-MOVE-16,
 * F-MOVE-18, F-MOVE-21).
 */
export function provokedBy(g: Frontiers, seat: Seat, from: HexId, to: HexId): HexId[] {
  if (isInForce(g, seat, 'stealth')) return [];
  return idsAround(to).filter((near) => isBeside(near, from) && roams(g, near));
}

/** Whether a ship's step to a space provokes any Enemy Ship. */
export function provokes(g: Frontiers, seat: Seat, to: HexId): boolean {
  const { at } = playerOf(g, seat);
  return at !== null && provokedBy(g, seat, at, to).length > 0;
}

/** A player's choice to move by one step or several. */
export interface StepPayload {
  do: 'move';
  /** The spaces that the ship passes through on its way to the last one. */
  by: readonly HexId[];
  to: HexId;
}

/** Returns the single steps that a ship can afford (F-MOVE-04, F-MOVE-17, F-MOVE-19, F-MOVE-23, F-MOVE-24). */
export function steps(g: Frontiers, seat: Seat): Offer<StepPayload>[] {
  const near = reach(g, seat);
  const all = near.flatMap((id) => spaceAt(g, id) ?? []).map((space) => stepOffer(g, seat, space, near));
  return all.filter(({ why }) => why === null);
}

/**
 * Returns the offer to take a step to a space. If the ship can't do so now, the offer includes the reason. `near` lists
 * the hexes that the ship can reach with one step.
 */
export function stepOffer(g: Frontiers, seat: Seat, space: MapSpace, near = reach(g, seat)): Offer<StepPayload> {
  const why = notEntered(g, seat, space, near);
  return offer({ do: 'move', by: [], to: space.id }, why, () => moveOption(g, seat, space));
}

/** Returns the reason a ship can’t step to a space now, or null (F-MOVE-04, F-MOVE-09 to F-MOVE-13). */
function notEntered(g: Frontiers, seat: Seat, space: MapSpace, near: readonly HexId[]): Obstacle {
  const { id } = space;
  const { at, points } = playerOf(g, seat);
  const what = () => spaceWords(g, id);
  if (at === id) return no('F-MOVE-04', () => `Your ship is already at ${what()}.`);
  const bar = barAt(g, seat, id);
  if (bar !== null) return bar;
  const price = priceOf(g, seat, space);
  if (price === null) return no('F-MOVE-09', () => `${what()} can’t be entered without an effect that opens it.`);
  if (!near.includes(id)) return no('F-MOVE-04', () => `${what()} isn’t next to ${yourShip(g, seat)}.`);
  if (price <= points.move) return null;
  const change = price === entryCost(space) ? '' : ' now';
  return no('F-MOVE-04', () => `${what()} costs ${price} Move${change}, but you have ${points.move}.`);
}

/** Formats the spaces on the way: “ by B3 and C0”. A long path shows its first two spaces and its last one. */
export function byWords(by: readonly HexId[]): string {
  const labels = by.map(spaceLabel);
  if (labels.length === 0) return '';
  return labels.length <= NAMED ? ` by ${listed(labels)}` : ` by ${labels.slice(0, 2).join(', ')} … ${labels.at(-1)}`;
}

/** Returns the reason no step is possible. */
export function stranded(g: Frontiers, seat: Seat): Refusal {
  const costs = reach(g, seat).flatMap((id) => {
    const space = spaceAt(g, id);
    const cost = space === null ? null : costOf(g, seat, space);
    return cost === null ? [] : [{ id, cost }];
  });
  const [cheapest] = costs.sort((one, other) => one.cost - other.cost);
  if (cheapest === undefined) return { text: 'Your ship can’t enter any space around it.', rule: 'F-MOVE-04' };
  const have = several(playerOf(g, seat).points.move, 'Move point');
  const text = `You have ${have}, but the cheapest space beside you, ${spaceLabel(cheapest.id)}, costs ${cheapest.cost}.`;
  return { text, rule: 'F-MOVE-04' };
}

/** Returns the option for a step, or for a path of several steps. */
export function moveOption(
  g: Frontiers,
  seat: Seat,
  space: MapSpace,
  { by, cost }: { by: readonly HexId[]; cost: number } = { by: [], cost: priceOf(g, seat, space) ?? 0 },
): Option {
  const label = spaceLabel(space.id);
  const { at, points } = playerOf(g, seat);
  const from = by.at(-1) ?? at;
  const provoked = from === null ? [] : provokedBy(g, seat, from, space.id);
  const warning =
    provoked.length > 0
      ? ` Provokes ${provoked.map((id) => spaceLabel(id)).join(', ')}. ${unblockedAt(g, seat, 'ships', provoked)}`
      : isSafe(g, seat, space.id)
        ? ''
        : ' You can’t end your move there.';
  return {
    key: `move:${label}`,
    verb: 'move',
    label: `Move to ${label}: ${spaceName(g, space)}`,
    hint: asHint(`Costs ${cost}${byWords(by)}, leaves ${points.move - cost} Move.${warning}`),
    group: 'Movement',
    subject: { kind: 'space', id: space.id },
    rule: provoked.length > 0 ? 'F-MOVE-14' : 'F-MOVE-04',
  };
}

/**
 * Takes a step and returns whether anything was revealed. If Enemy Ships are provoked, the movement ends and the player
 * must fight them (F-MOVE-14, F-MOVE-16). If the ship provoked them by moving onto a Planet, Sun or destroyed Cube, it
 * falls back before the fight (F-MOVE-08, F-MOVE-20, F-OPEN-31).
 */
export function step(ctx: Running, seat: Seat, id: HexId): boolean {
  const { g } = ctx;
  const player = playerOf(g, seat);
  const space = spaceAt(g, id);
  const cost = space === null ? null : costOf(g, seat, space);
  if (space === null || cost === null || player.at === null) throw new Error(`no way to ${id}`);
  const provoked = provokedBy(g, seat, player.at, id);
  player.points.move -= cost;
  const isNews = arrive(ctx, seat, id);
  if (provoked.length === 0) return isNews;
  turnOf(g).provoked = provoked;
  endMovement(g, seat);
  ctx.log(`${seatName(g, seat)} provokes the ships at ${listed(provoked.map(spaceLabel))}.`, 'F-MOVE-14');
  if (isHollow(space)) fallBack(ctx, seat, 'F-MOVE-08');
  else if (cubeAt(g, id)?.destroyed) fallBack(ctx, seat, 'F-MOVE-20');
  return isNews;
}

/** Whether a ship is on a Planet or a Sun, where no ship may end its movement (F-MOVE-06). */
export function isOverHollow(g: Frontiers, seat: Seat): boolean {
  const { at } = playerOf(g, seat);
  const space = at === null ? null : spaceAt(g, at);
  return space !== null && isHollow(space);
}

/**
 * Makes a ship that can't stay where it is fall back to the space it came from, for 1 Damage Card. If the ship can't
 * stay on that space either, it falls back again. Finally, the ship's movement ends (F-MOVE-07, F-EXPLORE-12,
 * F-OPEN-32, F-OPEN-33, F-OPEN-34). `rule` is the rule that keeps the ship from staying.
 */
export function fallBack(ctx: Running, seat: Seat, rule = 'F-MOVE-07'): void {
  const { g } = ctx;
  const turn = turnOf(g);
  let damage = 0;
  while (turn.path.length > 1 && (damage === 0 || isOverHollow(g, seat))) {
    backtrack(ctx, seat);
    damage += 1;
  }
  endMovement(g, seat);
  if (damage === 0) return;
  const where = spaceLabel(must(playerOf(g, seat).at, 'the ship’s space'));
  const far = damage === 1 ? '' : ` over ${several(damage, 'space')}`;
  ctx.log(`${seatName(g, seat)} falls back to ${where}${far}.`, rule);
  takeDamage(ctx, seat, damage, 'no ship can stay where it was', rule);
}

/** Ends the movement. Unspent Move points are lost (F-TURN-08, F-OPEN-32). */
export function endMovement(g: Frontiers, seat: Seat): void {
  turnOf(g).moved = true;
  dropPoints(playerOf(g, seat), 'move');
}

function isHollow({ terrain }: MapSpace): boolean {
  return terrain === 'planet' || terrain === 'sun';
}
