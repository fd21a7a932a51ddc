import type { CardFacts } from '../../text-facts.ts';

/** Facts of doorways of Voyager without a rule, by id. */
export const FACTS: CardFacts = {
  'barzan-wormhole': { faceUp: 'facility' },
};
