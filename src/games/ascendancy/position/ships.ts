import type { Seat } from '../../../kernel/types.ts';
import { fleetCards } from '../content/lookup.ts';
import type { Ascendancy, Sector, Unit } from '../state.ts';
import { playerOf, unitsIn } from './find.ts';
import { mintUnit, newShip, shipLike } from './units.ts';

// Functions that place Ships, add Ships to Fleets, or take Ships out of Fleets. `units.ts` handles losses.

/** Places a Ship from its owner’s supply. Throws if no Ship is left in the supply. */
export function placeShip(g: Ascendancy, seat: Seat, at: Sector): Unit {
  const player = playerOf(g, seat);
  if (player.ships < 1) throw new Error(`seat ${seat} has no Ship left`);
  player.ships -= 1;
  const unit = newShip(mintUnit(g), seat, at);
  g.units.push(unit);
  return unit;
}

/** Creates a single Ship that leaves a Fleet, with the Fleet’s past actions. */
function partOf(g: Ascendancy, fleet: Unit): Unit {
  const single = shipLike(fleet, mintUnit(g));
  g.units.push(single);
  return single;
}

/** Takes Ships out of a Fleet without disbanding the Fleet (A-FLEET-06). */
export function leaveFleet(g: Ascendancy, fleet: Unit, count: number): Unit[] {
  fleet.ships -= count;
  return Array.from({ length: count }, () => partOf(g, fleet));
}

/** Adds single Ships to a Fleet. The Fleet takes on the Ships’ past actions, so that nothing can be done twice. */
export function joinFleet(g: Ascendancy, fleet: Unit, singles: readonly Unit[]): void {
  fleet.ships += singles.length;
  if (singles.some(({ began }) => began !== fleet.began)) fleet.began = null;
  fleet.exited ||= singles.some(({ exited }) => exited);
  fleet.used = [...new Set([...fleet.used, ...singles.flatMap(({ used }) => used)])];
  const held = Math.max(fleet.held ?? 0, ...singles.map((one) => one.held ?? 0));
  if (held > 0) fleet.held = held;
  const ids = new Set(singles.map(({ id }) => id));
  g.units = g.units.filter(({ id }) => !ids.has(id));
}

/** Forms a Fleet from single Ships in one Sector (A-FLEET-02). Throws if no Ships are given. */
export function formFleet(g: Ascendancy, singles: readonly Unit[], card: number, side: 'a' | 'b'): Unit {
  const [first, ...others] = singles;
  if (first === undefined) throw new Error('a Fleet of no Ships');
  const fleet = shipLike(first, mintUnit(g));
  fleet.fleet = { card, side };
  g.units = [...g.units.filter((one) => one !== first), fleet];
  joinFleet(g, fleet, others);
  return fleet;
}

/** Returns the number of Ships that a Fleet can hold (A-FLEET-03). */
export function capacityOf(g: Ascendancy, fleet: Unit): number {
  if (fleet.fleet === null) return 1;
  return fleetCards(playerOf(g, fleet.seat).civ)[fleet.fleet.card]?.[fleet.fleet.side].most ?? fleet.ships;
}

/** Returns a seat’s single Ships in a Sector. */
export function singlesIn(g: Ascendancy, sector: Sector, seat: Seat): Unit[] {
  return unitsIn(g, sector, seat).filter(({ fleet }) => fleet === null);
}
