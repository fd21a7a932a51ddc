import type { CardFacts } from '../../text-facts.ts';

/** Facts about doorways from First Contact that have no rule, by id. */
export const FACTS: CardFacts = {
  'transwarp-network-gateway': { faceUp: 'facility' },
};
