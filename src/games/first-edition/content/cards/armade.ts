import type { CardFacts } from '../text-facts.ts';

/** Facts about cards from Armada that have no rule, by id. */
export const FACTS: CardFacts = {
  'uss-jupiter': { onlyDownloads: true },
};
