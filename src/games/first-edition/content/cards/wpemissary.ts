import type { CardFacts } from '../text-facts.ts';

/** Facts of cards of Warp Pack: Emissary without a rule, by id. */
export const FACTS: CardFacts = {
  'we-need-you-here': { captainsOrder: true },
};
