import type { CardFacts } from '../../text-facts.ts';

/** Facts of q events of Q-Continuum without a rule, by id. */
export const FACTS: CardFacts = {
  'tijuana-crass': { nullifiedOnlyBy: [] },
  'you-will-in-time': { nullifiedOnlyBy: [] },
};
