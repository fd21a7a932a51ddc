import type { CardFacts } from '../../text-facts.ts';

/** Facts of q dilemmas of Deep Space Nine without a rule, by id. */
export const FACTS: CardFacts = {
  'fightin-words': { nullifiedOnlyBy: ['Oof!'] },
  'i-tried-to-warn-you': { nullifiedOnlyBy: [] },
  'rhetorical-question': { immuneTo: ['Q2'] },
};
