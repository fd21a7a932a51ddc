import type { CardFacts } from '../text-facts.ts';

/** Facts about cards from The Trial Never Ended that have no rule, by id. */
export const FACTS: CardFacts = {
  'an-absence-of-manners': { nullifiedOnlyBy: ['Plexing', 'Wolf'] },
  'q-a-dazzling-flash': { immuneTo: ['Q2'] },
  'q-enter-the-supernova': { immuneTo: ['Q2'] },
};
