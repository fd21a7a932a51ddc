import type { RuleId, Seat, Text } from '../../../../kernel/types.ts';
import type { Offer, Offering } from '../../../kit/offers.ts';

/** Builds a question that takes exactly one answer. */
export function oneOf<D>(seat: Seat, prompt: Text, offers: readonly Offer<D>[], rule: RuleId): Offering<D> {
  return { seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule };
}
