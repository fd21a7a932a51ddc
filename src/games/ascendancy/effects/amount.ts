import { type AmountOf, amountOf } from '../../kit/effects.ts';
import { playerOf } from '../position/find.ts';
import type { Ascendancy } from '../state.ts';
import type { Run } from './frame.ts';
import { ownShips } from './system-units.ts';

/**
 * Things to count: the player’s Ships in the System, their Projects, the result of the last effect, or half of the last
 * die roll, rounded up.
 */
export type Counted = 'ships' | 'projects' | 'amount' | 'half-face';

/** A fixed number, or a number for each thing counted. */
export type Amount = AmountOf<Counted>;

/** Returns the number that an amount stands for. */
export function amountIn(g: Ascendancy, run: Run, amount: Amount): number {
  return amountOf(amount, (of) => count(g, run, of));
}

function count(g: Ascendancy, run: Run, of: Counted): number {
  switch (of) {
    case 'ships':
      return ownShips(g, run);
    case 'projects':
      return playerOf(g, run.seat).projects.length;
    case 'amount':
      return run.amount ?? 0;
    case 'half-face':
      return Math.ceil((run.face ?? 0) / 2);
  }
}
