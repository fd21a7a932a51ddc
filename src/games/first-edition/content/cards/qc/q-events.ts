import type { CardFacts } from '../../text-facts.ts';

/** Facts about Q events from Q-Continuum that have no rule, by id. */
export const FACTS: CardFacts = {
  'tijuana-crass': { nullifiedOnlyBy: [] },
  'you-will-in-time': { nullifiedOnlyBy: [] },
};
