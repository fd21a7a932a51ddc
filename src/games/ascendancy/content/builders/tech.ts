import { type Offer, open } from '../../../kit/offers.ts';
import type { Effects } from '../../effects/union.ts';
import { usedIn } from '../../position/conflict.ts';
import type { Conflict } from '../../state.ts';

/** Returns the only offer of a card, as a list. */
export function use(id: string, label: string, effects: Effects): readonly Offer<Effects>[] {
  return [open({ key: `tech:${id}`, verb: 'tech', label, rule: 'A-OPEN-31' }, effects)];
}

/** Whether a seat has already used a rule in this Combat Round. */
export function spent(c: Conflict, rule: string, seat: number): boolean {
  return usedIn(c, rule, seat, 'round') > 0;
}

/** True if no dice have been rolled yet in this Combat Round. */
export function isUnrolled(c: Conflict): boolean {
  return c.sides.every(({ dice }) => dice.length === 0);
}
