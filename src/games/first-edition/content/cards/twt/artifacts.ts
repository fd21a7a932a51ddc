import type { CardFacts } from '../../text-facts.ts';

/** Facts about artifacts from The Trouble with Tribbles that have no rule, by id. */
export const FACTS: CardFacts = {
  'orb-of-time': { countsAs: ['Equipment'] },
};
