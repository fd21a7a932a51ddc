import { shipsIn, unitsIn } from '../position/find.ts';
import type { Ascendancy, SystemId, Unit } from '../state.ts';
import type { Run } from './frame.ts';

/**
 * Returns the System that the effects are about: the explored System, or the System that the rule’s card is on. Throws
 * if there is none.
 */
export function hereOf({ system, from }: Run): SystemId {
  const here = system ?? from.system;
  if (here === undefined) throw new Error(`${from.id} is about no System`);
  return here;
}

/** Returns the player’s Ships and Fleets in the System that the effects are about, or none if that System is gone. */
export function ownHere(g: Ascendancy, run: Run): Unit[] {
  return unitsIn(g, hereOf(run), run.seat);
}

/** Returns the number of the player’s Ships in the System that the effects are about. */
export function ownShips(g: Ascendancy, run: Run): number {
  return shipsIn(g, hereOf(run), run.seat);
}

/** Returns the units that are distinct choices: one of the single Ships, and each Fleet. */
export function unlike(units: readonly Unit[]): Unit[] {
  const single = units.find(({ fleet }) => fleet === null);
  return [...(single === undefined ? [] : [single]), ...units.filter(({ fleet }) => fleet !== null)];
}
