import type { RuleId } from '../../../../kernel/types.ts';
import { several } from '../../../kit/words.ts';
import { conflictOf, seatOf, sideAt, strengthOf } from '../../position/conflict.ts';
import { dropLostLanes } from '../../position/lanes.ts';
import { atPlace, does, unitName } from '../../position/names.ts';
import { destroyShips, disband, LEAST_FLEET } from '../../position/units.ts';
import { granted } from '../../rules/ask.ts';
import type { Ascendancy, Conflict, Side, Unit, UnitId } from '../../state.ts';
import type { Play, Resulting } from '../calls.ts';

/** Ships of a unit that aren’t victims already. */
export function remaining(side: Side, unit: Unit): number {
  return unit.ships - side.doomed.reduce((sum, one) => sum + (one.unit === unit.id ? one.ships : 0), 0);
}

/** Marks Ships of a unit as victims, one for each Hit, of Nodes too (A-INV-08); `by`: the side that destroys them. */
export function doom(side: Side, unit: UnitId, ships: number, by: number | null): void {
  const known = side.doomed.find((one) => one.unit === unit && one.by === by);
  if (known === undefined) side.doomed.push({ unit, ships, by });
  else known.ships += ships;
}

/** Removes the victims of a side, and tells it. A Fleet left with fewer than 3 is none any more (A-FLEET-09), unless a rule keeps it. */
function fall(ctx: Play, place: number): void {
  const { g } = ctx;
  const c = conflictOf(g);
  const side = sideAt(c, place);
  const lost = new Map<UnitId, number>();
  for (const { unit, ships, by } of side.doomed) {
    lost.set(unit, (lost.get(unit) ?? 0) + ships);
    if (by !== null) sideAt(c, by).killed += ships;
  }
  side.doomed = [];
  const sum = [...lost.values()].reduce((all, ships) => all + ships, 0);
  if (sum === 0) return;
  side.lost += sum;
  const seat = seatOf(side);
  if (seat !== null) {
    const what = `${several(sum, 'Ship')} in the fight ${atPlace(g, c.sector)}`;
    ctx.log(`${does(g, seat, 'loses', 'lose')} ${what}.`, 'A-BAT-18', { seat, names: [] });
  }
  for (const [unit, ships] of lost) destroyShips(ctx, unit, ships, granted(g, 'keep-fleet', { unit }));
  side.units = side.units.filter((id) => g.units.some((unit) => unit.id === id));
}

/** Removes all victims, and takes out of the conflict who has nothing left. */
export function removeVictims(ctx: Play): void {
  const c = conflictOf(ctx.g);
  for (const place of c.sides.keys()) fall(ctx, place);
  for (const [place, side] of c.sides.entries())
    if (side.out === null && strengthOf(ctx.g, c, place) === 0) side.out = 'destroyed';
}

/** What Hits took from the Borg, in words. */
interface Damage {
  text: string;
  rule: RuleId;
}

/** What Hits take from a Spire, or from the dice of Cubes (A-OPEN-28), from the Cube with the fewest first. */
export function damageBorg(g: Ascendancy, c: Conflict, side: Side, hits: number): Damage[] {
  if (c.spire !== undefined) {
    c.spire.left = Math.max(0, c.spire.left - hits);
    const { left } = c.spire;
    const rest = left === 0 ? '' : `: ${left} more ${left === 1 ? 'brings' : 'bring'} it down`;
    return hits === 0 ? [] : [{ text: `The Spire takes ${several(hits, 'Hit')}${rest}.`, rule: 'A-OPEN-30' }];
  }
  let left = hits;
  const cubes = (g.borg?.cubes ?? []).filter(({ id }) => side.units.includes(id)).sort((a, b) => a.dice - b.dice);
  return cubes.flatMap((cube): Damage[] => {
    const taken = Math.min(left, cube.dice);
    cube.dice -= taken;
    left -= taken;
    const has = cube.dice === 0 ? 'none' : cube.dice;
    const text = `Cube ${cube.id} loses ${several(taken, 'die', 'dice')} and has ${has} left.`;
    return taken === 0 ? [] : [{ text, rule: 'A-OPEN-28' }];
  });
}

/** A conflict is over; one that it stood in goes on. Tells the caller whether the Attacker won. */
export function closeConflict(ctx: Play, local: Resulting & { outer?: Conflict | null }): void {
  const { g } = ctx;
  const over = conflictOf(g);
  local.result = over.winner === 0 ? 1 : 0;
  g.last = over;
  g.conflict = local.outer ?? null;
  breakKeptFleets(ctx, over);
  // A-LANE-09: lanes whose last Ship or Cube was lost, or left for Warp.
  dropLostLanes(ctx);
}

/** Disbands Fleets of a conflict that is over which a rule kept together in it. */
function breakKeptFleets(ctx: Play, { sides }: Conflict): void {
  // Those that Retreated are among them.
  const kept = ctx.g.units.filter(
    ({ fleet, ships, seat }) => fleet !== null && ships < LEAST_FLEET && sides.some(({ owner }) => owner === seat),
  );
  for (const unit of kept) {
    ctx.log(`${unitName(ctx.g, unit)} was kept together until now.`, 'A-FLEET-09');
    disband(ctx, unit.id);
  }
}
