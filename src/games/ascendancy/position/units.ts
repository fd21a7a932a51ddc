import type { Ctx } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/types.ts';
import type { Ascendancy, Sector, SystemId, Unit, UnitId } from '../state.ts';
import { playerOf, unitOf } from './find.ts';
import { dropLostLanes } from './lanes.ts';
import { fleetName } from './names.ts';

/** Minimum number of Ships in a Fleet (A-FLEET-09). */
export const LEAST_FLEET = 3;

/** Returns the number for a new unit. Numbers are never reused. */
export function mintUnit(g: Ascendancy): UnitId {
  g.minted.units += 1;
  return g.minted.units;
}

/** Creates a single Ship that has done nothing yet. */
export function newShip(id: UnitId, seat: Seat, at: Sector | null): Unit {
  return { id, seat, ships: 1, fleet: null, at, warp: null, began: null, exited: false, used: [] };
}

/**
 * Creates a single Ship with a unit’s place and past actions. The object has the same shape as all other units, because
 * JavaScript engines read such objects much faster.
 */
export function shipLike({ seat, at, warp, began, exited, used, held }: Unit, id: UnitId): Unit {
  const ship = newShip(id, seat, at);
  ship.warp = warp === null ? null : { ...warp };
  ship.began = began;
  ship.exited = exited;
  ship.used = [...used];
  if (held !== undefined) ship.held = held;
  return ship;
}

/** Returns the given units that are still in the game. */
export function living(g: Ascendancy, ids: readonly UnitId[]): Unit[] {
  return g.units.filter(({ id }) => ids.includes(id));
}

/** Whether a card (Quarantine) keeps a unit from moving and changing. */
export function isHeld(g: Ascendancy, { held }: Pick<Unit, 'held'>): boolean {
  return held !== undefined && held >= g.turns;
}

/** Counts the Ships of the given units that are still in the game. */
export function shipsOf(g: Ascendancy, ids: readonly UnitId[]): number {
  return living(g, ids).reduce((sum, { ships }) => sum + ships, 0);
}

/**
 * Disbands a Fleet into single Ships, which stay and take over the Fleet’s part in the current conflict and move
 * (A-FLEET-08). The first Ship keeps the Fleet’s number. Returns the numbers of all the single Ships. Throws for a
 * single Ship.
 */
export function disband(ctx: Ctx<Ascendancy>, id: UnitId): UnitId[] {
  const { g } = ctx;
  const unit = unitOf(g, id);
  if (unit.fleet === null) throw new Error(`unit ${id} is no Fleet`);
  ctx.log(`${fleetName(g, unit)} disbands.`, unit.ships < LEAST_FLEET ? 'A-FLEET-09' : 'A-FLEET-08');
  const more = Array.from({ length: unit.ships - 1 }, () => mintUnit(g));
  unit.ships = 1;
  unit.fleet = null;
  for (const ship of more) g.units.push(shipLike(unit, ship));
  follow(g, id, more);
  return [id, ...more];
}

/**
 * Adds Ships wherever a given unit takes part: in the current move, exploration and conflict, and in the list of built
 * Ships.
 */
function follow(g: Ascendancy, id: UnitId, more: readonly UnitId[]): void {
  const join = (units: UnitId[]): void => {
    if (units.includes(id)) units.push(...more);
  };
  for (let one = g.movement; one !== null; one = one.outer) join(one.units);
  for (let one = g.exploring; one !== null; one = one.outer) join(one.units);
  for (const { owner, units } of g.conflict?.sides ?? []) if (owner !== 'borg') join(units);
  for (const { units } of g.turn?.built ?? []) join(units);
}

/**
 * Destroys up to `count` Ships of a unit and returns them to their owner’s supply. A Fleet with fewer than 3 Ships left
 * disbands unless `keep` is set (A-FLEET-09). An open lane that is now empty is removed (A-LANE-09). Returns the
 * units that remain.
 */
export function destroyShips(ctx: Ctx<Ascendancy>, id: UnitId, count: number, keep = false): UnitId[] {
  const { g } = ctx;
  const unit = unitOf(g, id);
  const lost = Math.min(count, unit.ships);
  unit.ships -= lost;
  playerOf(g, unit.seat).ships += lost;
  if (unit.ships === 0) {
    g.units = g.units.filter((one) => one !== unit);
    dropLostLanes(ctx);
    return [];
  }
  const breaks = unit.fleet !== null && unit.ships < LEAST_FLEET && !keep;
  return breaks ? disband(ctx, id) : [id];
}

/**
 * Returns the given units that are still in a System, and the Ships there from Fleets that have been disbanded since.
 * The numbers of these Ships are above `minted`.
 */
export function survivingUnits(g: Ascendancy, ids: readonly UnitId[], system: SystemId, minted: number): UnitId[] {
  const left = g.units.filter(({ id, at }) => at === system && (ids.includes(id) || id > minted));
  return left.map(({ id }) => id);
}
