import type { CardFacts } from '../text-facts.ts';

/** Facts about cards from Warp Pack: Emissary that have no rule, by id. */
export const FACTS: CardFacts = {
  'we-need-you-here': { captainsOrder: true },
};
