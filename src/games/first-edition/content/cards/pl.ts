import { filter } from '../filters/card-filter.ts';
import type { CardFacts } from '../text-facts.ts';

/** Facts about cards from Paradise Lost that have no rule, by id. */
export const FACTS: CardFacts = {
  'commander-sulu': { mixesWith: filter('[SKR]') },
  'commander-uhura-paradise-lost': { mixesWith: filter('[SKR]') },
  'well-need-a-starship': { limit: 'unique' },
};
