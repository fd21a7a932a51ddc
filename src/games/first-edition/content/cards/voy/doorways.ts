import type { CardFacts } from '../../text-facts.ts';

/** Facts about doorways from Voyager that have no rule, by id. */
export const FACTS: CardFacts = {
  'barzan-wormhole': { faceUp: 'facility' },
};
