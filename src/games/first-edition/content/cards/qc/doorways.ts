import type { CardFacts } from '../../text-facts.ts';

/** Facts of doorways of Q-Continuum without a rule, by id. */
export const FACTS: CardFacts = {
  'manheims-dimensional-door': { limit: 'not duplicatable' },
  'q-flash': { faceUp: 'doorway', under: { like: 'dilemma', at: () => true } },
  'qs-tent': { faceUp: 'doorway' },
};
