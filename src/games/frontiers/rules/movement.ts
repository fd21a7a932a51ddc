import type { Option, Seat } from '../../../kernel/types.ts';
import type { Terrain } from '../content/terrain.ts';
import type { Frontiers } from '../state.ts';
import { listed, several } from '../words.ts';
import { arrive, backtrack } from './arrive.ts';
import { type Discount, discounted, entryCost } from './costs.ts';
import { playerOf, seatName } from './find.ts';
import { type Running, takeDamage } from './gains.ts';
import { cubeAt, idsAround, isBeside, isWormholeClosed, roams, spaceAt, spaceName } from './ground.ts';
import type { HexId } from './hex.ts';
import { spaceLabel } from './labels.ts';
import { lastings } from './lasting.ts';
import type { MapSpace } from './layout.ts';
import { dropPoints } from './points.ts';
import { isBarred, isSafe } from './safe.ts';
import { turnOf } from './turn-state.ts';

/** What a ship can reach with one step, on the map or not (F-MOVE-04); further with an effect that makes it so. */
export function reach(g: Frontiers, seat: Seat): readonly HexId[] {
  const { at } = playerOf(g, seat);
  if (at === null) return [];
  const beside = idsAround(at);
  if (lastings(g, seat, 'reach').length === 0) return beside;
  const far = new Set([...beside, ...beside.flatMap(idsAround)]);
  far.delete(at);
  return [...far];
}

/**
 * Move points that entering a space costs a seat now, or null when it can’t (F-MOVE-04, F-MOVE-10 to F-MOVE-13). Effects
 * that were played change it (F-MOVE-29); several are applied as is best for the player (F-MOVE-30).
 */
export function costOf(g: Frontiers, seat: Seat, space: MapSpace): number | null {
  if (isBarred(g, seat, space.id)) return null;
  // F-SCEN-87
  const terrain = space.terrain === 'wormhole' && isWormholeClosed(g) ? 'space' : space.terrain;
  const base = entryCost(space) ?? opened(g, seat, terrain);
  if (base === null) return null;
  const changes = lastings(g, seat, 'cost').filter(({ terrain: of }) => of === 'all' || of.includes(terrain));
  if (changes.length === 0) return base;
  const discounts = changes.flatMap(({ less, least = 0 }): Discount[] =>
    less === undefined ? [] : [{ by: less, least }],
  );
  const starts = [base, ...changes.flatMap(({ set }) => set ?? [])];
  return Math.min(...starts.map((start) => discounted(start, discounts)));
}

/** What an effect lets a ship pay for terrain that is closed without it (F-MOVE-09, F-MOVE-32, F-LOC-03). */
function opened(g: Frontiers, seat: Seat, terrain: Terrain): number | null {
  const ways = lastings(g, seat, 'open').filter((open) => open.terrain.includes(terrain));
  return ways.length === 0 ? null : Math.min(...ways.map(({ cost }) => cost));
}

/** Enemy Ships that a step provokes: those next to both its ends (F-MOVE-14 to F-MOVE-16, F-MOVE-18, F-MOVE-21). */
export function provokedBy(g: Frontiers, seat: Seat, from: HexId, to: HexId): HexId[] {
  if (lastings(g, seat, 'stealth').length > 0) return [];
  return idsAround(to).filter((near) => isBeside(near, from) && roams(g, near));
}

/** Whether a step of a ship to a space provokes anybody. */
export function provokes(g: Frontiers, seat: Seat, to: HexId): boolean {
  const { at } = playerOf(g, seat);
  return at !== null && provokedBy(g, seat, at, to).length > 0;
}

/** Steps that a ship can pay for (F-MOVE-04, F-MOVE-17, F-MOVE-19, F-MOVE-23, F-MOVE-24). */
export function moves(g: Frontiers, seat: Seat): Option[] {
  const { at, points } = playerOf(g, seat);
  if (at === null) return [];
  return reach(g, seat).flatMap((id) => {
    const space = spaceAt(g, id);
    const cost = space === null ? null : costOf(g, seat, space);
    if (space === null || cost === null || cost > points.move) return [];
    return [moveOption(g, seat, at, space, cost)];
  });
}

function moveOption(g: Frontiers, seat: Seat, from: HexId, space: MapSpace, cost: number): Option {
  const label = spaceLabel(space.id);
  const left = playerOf(g, seat).points.move - cost;
  const provoked = provokedBy(g, seat, from, space.id);
  const warning =
    provoked.length > 0
      ? ` Provokes ${provoked.map((id) => spaceLabel(id)).join(', ')}.`
      : isSafe(g, seat, space.id)
        ? ''
        : ' You can’t stay there.';
  return {
    key: `move:${label}`,
    verb: 'move',
    label: `Move to ${label}: ${spaceName(g, space)}`,
    hint: `Costs ${cost}, leaves ${left} Move.${warning}`,
    group: 'Movement',
    subject: { kind: 'space', id: space.id },
    rule: provoked.length > 0 ? 'F-MOVE-14' : 'F-MOVE-04',
  };
}

/**
 * Takes a step. Enemy Ships that it provokes end the movement and have to be fought (F-MOVE-14, F-MOVE-16); from a Planet,
 * a Sun or a destroyed Cube the ship falls back first (F-MOVE-08, F-MOVE-20, F-OPEN-31).
 */
export function step(ctx: Running, seat: Seat, id: HexId): void {
  const { g } = ctx;
  const player = playerOf(g, seat);
  const space = spaceAt(g, id);
  const cost = space === null ? null : costOf(g, seat, space);
  if (space === null || cost === null || player.at === null) throw new Error(`no way to ${id}`);
  const provoked = provokedBy(g, seat, player.at, id);
  player.points.move -= cost;
  ctx.log(`${seatName(g, seat)} moves to ${spaceLabel(space.id)}.`, 'F-MOVE-04');
  arrive(ctx, seat, id);
  if (provoked.length === 0) return;
  turnOf(g).provoked = provoked;
  endMovement(g, seat);
  ctx.log(`That provokes the ships at ${listed(provoked.map(spaceLabel))}.`, 'F-MOVE-14');
  if (isHollow(space)) fallBack(ctx, seat, 'F-MOVE-08');
  else if (cubeAt(g, id)?.destroyed) fallBack(ctx, seat, 'F-MOVE-20');
}

/** Whether a ship is where no ship may end its movement: a Planet or a Sun (F-MOVE-06). */
export function isOverHollow(g: Frontiers, seat: Seat): boolean {
  const { at } = playerOf(g, seat);
  const space = at === null ? null : spaceAt(g, at);
  return space !== null && isHollow(space);
}

/**
 * The ship stops where it can’t: back to the space it came from for 1 Damage Card, again and again if need be, and the
 * movement is over (F-MOVE-07, F-EXPLORE-12, F-OPEN-32, F-OPEN-33, F-OPEN-34). `rule`: why it can’t stay.
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
  const where = spaceLabel(playerOf(g, seat).at ?? '');
  const far = damage === 1 ? '' : ` over ${several(damage, 'space')}`;
  ctx.log(`${seatName(g, seat)} falls back to ${where}${far}.`, rule);
  takeDamage(ctx, seat, damage, 'no ship stays where it was', rule);
}

/** Movement is over; points that are left are lost (F-TURN-08, F-OPEN-32). */
export function endMovement(g: Frontiers, seat: Seat): void {
  turnOf(g).moved = true;
  dropPoints(playerOf(g, seat), 'move');
}

function isHollow({ terrain }: MapSpace): boolean {
  return terrain === 'planet' || terrain === 'sun';
}
