import type { CardFacts } from '../../text-facts.ts';

/** Facts of interrupts of Q-Continuum without a rule, by id. */
export const FACTS: CardFacts = {
  'end-transmission': { limit: 'unique' },
  plexing: { nullifiedOnlyBy: [] },
};
