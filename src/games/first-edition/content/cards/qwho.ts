import type { CardFacts } from '../text-facts.ts';

/** Facts of cards of Q Who? without a rule, by id. */
export const FACTS: CardFacts = {
  'redirected-effort': { immuneTo: ['Kevin Uxbridge'] },
};
