import type { CardFacts } from '../text-facts.ts';

/** Facts about cards from Q Who? that have no rule, by id. */
export const FACTS: CardFacts = {
  'redirected-effort': { immuneTo: ['Kevin Uxbridge'] },
};
