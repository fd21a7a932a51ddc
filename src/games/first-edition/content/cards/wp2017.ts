import type { CardFacts } from '../text-facts.ts';

/** Facts about cards from Warp Pack that have no rule, by id. */
export const FACTS: CardFacts = {
  'planet-of-galactic-peace': { immuneTo: ['Kevin Uxbridge'] },
};
