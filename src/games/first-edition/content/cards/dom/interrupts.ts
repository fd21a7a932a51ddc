import type { CardFacts } from '../../text-facts.ts';

/** Facts about interrupts from The Dominion that have no rule, by id. */
export const FACTS: CardFacts = {
  'caught-red-handed': { nullifiedOnlyBy: [] },
  'shape-shift': { immuneTo: ['Amanda Rogers'] },
};
