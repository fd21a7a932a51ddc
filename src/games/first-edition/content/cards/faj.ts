import { hunts } from '../builders/personnel/table.ts';
import type { CardRules } from '../card-rules.ts';
import type { CardFacts } from '../text-facts.ts';

/** Cards of The Fajo Collection, by id. */
export const CARDS: CardRules = {
  'locutus-of-borg': hunts('Federation', '[Fed]'),
};

/** Facts about cards from The Fajo Collection that have no rule, by id. */
export const FACTS: CardFacts = {
  '1962-roger-maris-baseball-card': { limit: 'not duplicatable' },
  'black-hole': { limit: 'not duplicatable' },
  'dixon-hills-business-card': { limit: 'not duplicatable' },
  'persistence-of-memory': { limit: 'not duplicatable' },
  'picards-artificial-heart': { countsAs: ['Interrupt'], nullifiedOnlyBy: ['Katherine Pulaski'] },
};
