import type { CardFacts } from '../text-facts.ts';

/** Facts of cards of Armada without a rule, by id. */
export const FACTS: CardFacts = {
  'uss-jupiter': { onlyDownloads: true },
};
