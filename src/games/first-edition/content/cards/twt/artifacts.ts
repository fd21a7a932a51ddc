import type { CardFacts } from '../../text-facts.ts';

/** Facts of artifacts of The Trouble with Tribbles without a rule, by id. */
export const FACTS: CardFacts = {
  'orb-of-time': { countsAs: ['Equipment'] },
};
