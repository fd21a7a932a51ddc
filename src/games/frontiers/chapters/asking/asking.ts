import { PASS } from '../../../../kernel/decision.ts';
import type { Option, Question, RuleId, Seat } from '../../../../kernel/types.ts';
import type { Offer, Offering } from '../../../kit/offers.ts';

/** Returns a question that is answered with exactly one option. */
export function pickOne(seat: Seat, prompt: string, options: Option[], rule: RuleId): Question {
  return { seat, kind: 'pick', prompt, options, min: 1, max: 1, rule };
}

/** Returns a question that is answered with exactly one offer. */
export function pickOffer<D>(seat: Seat, prompt: string, offers: readonly Offer<D>[], rule: RuleId): Offering<D> {
  return { seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule };
}

/** Returns the option that declines. The option has the key that the kernel uses for passing. */
export function pass(label: string, rule?: RuleId, hint?: string): Option {
  const option: Option = { key: PASS, verb: PASS, label };
  if (hint !== undefined) option.hint = hint;
  if (rule !== undefined) option.rule = rule;
  return option;
}
