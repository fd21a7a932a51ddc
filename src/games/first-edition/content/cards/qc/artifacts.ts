import type { CardFacts } from '../../text-facts.ts';

/** Facts about artifacts from Q-Continuum that have no rule, by id. */
export const FACTS: CardFacts = {
  'mona-lisa': { limit: 'not duplicatable', countsAs: ['Equipment'] },
};
