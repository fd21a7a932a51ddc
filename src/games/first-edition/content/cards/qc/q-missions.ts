import type { CardFacts } from '../../text-facts.ts';

/** Facts of q missions of Q-Continuum without a rule, by id. */
export const FACTS: CardFacts = {
  'qs-planet': { nullifiedOnlyBy: [] },
};
