import type { RuleId } from '../../../../kernel/types.ts';
import { several } from '../../../kit/words.ts';
import { conflictOf, seatOf, sideAt, strengthOf } from '../../position/conflict.ts';
import { dropLostLanes } from '../../position/lanes.ts';
import { atPlace, does, unitName } from '../../position/names.ts';
import { destroyShips, disband, LEAST_FLEET } from '../../position/units.ts';
import { granted } from '../../rules/ask.ts';
import type { Ascendancy, Conflict, Side, Unit, UnitId } from '../../state.ts';
import type { Play, Resulting } from '../calls.ts';

/** Returns how many Ships of a unit are not yet doomed. */
export function remaining(side: Side, unit: Unit): number {
  return unit.ships - side.doomed.reduce((sum, one) => sum + (one.unit === unit.id ? one.ships : 0), 0);
}

/**
 * Dooms one of a unit’s Ships for each Hit, including Hits by Nodes (A-INV-08). `by` is the side that destroys these
 * Ships.
 */
export function doom(side: Side, unit: UnitId, ships: number, by: number | null): void {
  const known = side.doomed.find((one) => one.unit === unit && one.by === by);
  if (known === undefined) side.doomed.push({ unit, ships, by });
  else known.ships += ships;
}

/**
 * Removes a side’s doomed Ships and logs the loss. A Fleet with fewer than 3 Ships left disbands unless a rule keeps it
 * (A-FLEET-09).
 */
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

/** Removes all doomed Ships, and removes sides with nothing left from the conflict. */
export function removeVictims(ctx: Play): void {
  const c = conflictOf(ctx.g);
  for (const place of c.sides.keys()) fall(ctx, place);
  for (const [place, side] of c.sides.entries())
    if (side.out === null && strengthOf(ctx.g, c, place) === 0) side.out = 'destroyed';
}

/** A log line about damage to the Borg, with the id of its rule. */
interface Damage {
  text: string;
  rule: RuleId;
}

/** Applies Hits to a Spire, or to the dice of Cubes, starting with the Cube that has the fewest dice (A-OPEN-28). */
export function damageBorg(g: Ascendancy, c: Conflict, side: Side, hits: number): Damage[] {
  if (c.spire !== undefined) {
    c.spire.left = Math.max(0, c.spire.left - hits);
    const { left } = c.spire;
    const rest = left === 0 ? '' : ` and needs ${left} more to be destroyed`;
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

/** Closes a conflict and resumes the one that it interrupted. Sets the caller’s result: whether the Attacker won. */
export function closeConflict(ctx: Play, local: Resulting & { outer?: Conflict | null }): void {
  const { g } = ctx;
  const over = conflictOf(g);
  local.result = over.winner === 0 ? 1 : 0;
  g.last = over;
  g.conflict = local.outer ?? null;
  breakKeptFleets(ctx, over);
  // Open lanes are removed if their last Ship or Cube was lost or left for Warp (A-LANE-09).
  dropLostLanes(ctx);
}

/** Disbands small Fleets that a rule kept together during a finished conflict. */
function breakKeptFleets(ctx: Play, { sides }: Conflict): void {
  // Fleets that Retreated are included.
  const kept = ctx.g.units.filter(
    ({ fleet, ships, seat }) => fleet !== null && ships < LEAST_FLEET && sides.some(({ owner }) => owner === seat),
  );
  for (const unit of kept) {
    ctx.log(`${unitName(ctx.g, unit)} is too small and disbands now that the fight is over.`, 'A-FLEET-09');
    disband(ctx, unit.id);
  }
}
