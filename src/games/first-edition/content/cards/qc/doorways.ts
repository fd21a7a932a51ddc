import type { CardFacts } from '../../text-facts.ts';

/** Facts about doorways from Q-Continuum that have no rule, by id. */
export const FACTS: CardFacts = {
  'manheims-dimensional-door': { limit: 'not duplicatable' },
  'q-flash': { faceUp: 'doorway', under: { like: 'dilemma', at: () => true } },
  'qs-tent': { faceUp: 'doorway' },
};
