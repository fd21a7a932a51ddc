import { shipsIn, unitsIn } from '../position/find.ts';
import type { Ascendancy, SystemId, Unit } from '../state.ts';
import type { Run } from './frame.ts';

/** The System that effects are about: the one that is explored, or that their rule lies on. Throws when there is none. */
export function hereOf({ system, from }: Run): SystemId {
  const here = system ?? from.system;
  if (here === undefined) throw new Error(`${from.id} is about no System`);
  return here;
}

/** Own Ships and Fleets in that System; none when it is gone. */
export function ownHere(g: Ascendancy, run: Run): Unit[] {
  return unitsIn(g, hereOf(run), run.seat);
}

/** The number of the player’s Ships there. */
export function ownShips(g: Ascendancy, run: Run): number {
  return shipsIn(g, hereOf(run), run.seat);
}

/** The units among which a choice differs: one single Ship, and each Fleet. */
export function unlike(units: readonly Unit[]): Unit[] {
  const single = units.find(({ fleet }) => fleet === null);
  return [...(single === undefined ? [] : [single]), ...units.filter(({ fleet }) => fleet !== null)];
}
