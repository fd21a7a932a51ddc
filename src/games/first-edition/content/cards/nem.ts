import type { CardFacts } from '../text-facts.ts';

/** Facts about cards from Nemesis that have no rule, by id. */
export const FACTS: CardFacts = {
  'recover-stolen-material': { limit: 'unique' },
  'uss-farragut': { onlyDownloads: true },
};
