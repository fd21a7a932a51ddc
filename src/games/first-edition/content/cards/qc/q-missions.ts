import type { CardFacts } from '../../text-facts.ts';

/** Facts about Q missions from Q-Continuum that have no rule, by id. */
export const FACTS: CardFacts = {
  'qs-planet': { nullifiedOnlyBy: [] },
};
