import type { CardFacts } from '../../text-facts.ts';

/** Facts about Q dilemmas from The Trouble with Tribbles that have no rule, by id. */
export const FACTS: CardFacts = {
  'q-type-android': { nullifiedOnlyBy: ['Mortal Q', 'William T. Riker'] },
};
