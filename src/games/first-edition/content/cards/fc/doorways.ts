import type { CardFacts } from '../../text-facts.ts';

/** Facts of doorways of First Contact without a rule, by id. */
export const FACTS: CardFacts = {
  'transwarp-network-gateway': { faceUp: 'facility' },
};
