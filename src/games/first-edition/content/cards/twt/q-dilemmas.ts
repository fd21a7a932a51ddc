import type { CardFacts } from '../../text-facts.ts';

/** Facts of q dilemmas of The Trouble with Tribbles without a rule, by id. */
export const FACTS: CardFacts = {
  'q-type-android': { nullifiedOnlyBy: ['Mortal Q', 'William T. Riker'] },
};
