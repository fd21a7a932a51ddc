import type { CardFacts } from '../text-facts.ts';

/** Facts about cards from Alternate Universe: Twilight that have no rule, by id. */
export const FACTS: CardFacts = {
  'q-a-road-in-a-desert': { immuneTo: ['Q2'] },
};
