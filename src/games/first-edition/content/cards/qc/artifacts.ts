import type { CardFacts } from '../../text-facts.ts';

/** Facts of artifacts of Q-Continuum without a rule, by id. */
export const FACTS: CardFacts = {
  'mona-lisa': { limit: 'not duplicatable', countsAs: ['Equipment'] },
};
