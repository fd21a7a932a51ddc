import type { CardFacts } from '../../text-facts.ts';

/** Facts about doorways from Deep Space Nine that have no rule, by id. */
export const FACTS: CardFacts = {
  'secret-compartment': { limit: 'unique' },
};
