import type { CardFacts } from '../../text-facts.ts';

/** Facts of doorways of Deep Space Nine without a rule, by id. */
export const FACTS: CardFacts = {
  'secret-compartment': { limit: 'unique' },
};
