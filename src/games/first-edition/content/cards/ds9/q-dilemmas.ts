import type { CardFacts } from '../../text-facts.ts';

/** Facts about Q dilemmas from Deep Space Nine that have no rule, by id. */
export const FACTS: CardFacts = {
  'fightin-words': { nullifiedOnlyBy: ['Oof!'] },
  'i-tried-to-warn-you': { nullifiedOnlyBy: [] },
  'rhetorical-question': { immuneTo: ['Q2'] },
};
