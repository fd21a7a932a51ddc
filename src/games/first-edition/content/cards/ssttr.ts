import { filter } from '../filters/card-filter.ts';
import type { CardFacts } from '../text-facts.ts';

/** Facts about cards from Second Star to the Right that have no rule, by id. */
export const FACTS: CardFacts = {
  'give-me-genesis': { limit: 'unique' },
  'nuclear-wessels': { limit: 'unique' },
  'spock-son-of-sarek': { mixesWith: filter('[SKR]') },
};
