import type { CardFacts } from '../../text-facts.ts';

/** Facts of interrupts of The Dominion without a rule, by id. */
export const FACTS: CardFacts = {
  'caught-red-handed': { nullifiedOnlyBy: [] },
  'shape-shift': { immuneTo: ['Amanda Rogers'] },
};
