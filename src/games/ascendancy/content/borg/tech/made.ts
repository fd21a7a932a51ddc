import { type Offer, open } from '../../../../kit/offers.ts';
import type { Effects } from '../../../effects/union.ts';
import { usedIn } from '../../../position/conflict.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { Conflict } from '../../../state.ts';
import type { Card } from '../../card.ts';

/** A Borg Tech Card (A-BORG-06). */
export interface TechCard extends Card {
  readonly rule: Rule;
}

/** Creates a Tech Card from its id, given without “tech-”. */
export function tech(id: string, name: string, line: string, rule: Rule): TechCard {
  return { id: `tech-${id}`, name, line, source: 'ours', rule };
}

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
