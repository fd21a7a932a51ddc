import type { CardFacts } from '../text-facts.ts';

/** Facts of cards of Warp Pack without a rule, by id. */
export const FACTS: CardFacts = {
  'planet-of-galactic-peace': { immuneTo: ['Kevin Uxbridge'] },
};
