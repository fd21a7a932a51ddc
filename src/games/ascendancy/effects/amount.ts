import { type AmountOf, amountOf } from '../../kit/effects.ts';
import { playerOf } from '../position/find.ts';
import type { Ascendancy } from '../state.ts';
import type { Run } from './frame.ts';
import { ownShips } from './here.ts';

/** What is counted: own Ships in the System, own Projects, what the last effect came to, half the last die, rounded up. */
export type Counted = 'ships' | 'projects' | 'amount' | 'half-face';

/** A number, or so much for each of what is counted. */
export type Amount = AmountOf<Counted>;

/** What an amount comes to. */
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
