import type { CardFacts } from '../../text-facts.ts';

/** Facts about interrupts from Q-Continuum that have no rule, by id. */
export const FACTS: CardFacts = {
  'end-transmission': { limit: 'unique' },
  plexing: { nullifiedOnlyBy: [] },
};
