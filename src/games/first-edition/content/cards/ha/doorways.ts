import type { CardFacts } from '../../text-facts.ts';

/** Facts of doorways of Holodeck Adventures without a rule, by id. */
export const FACTS: CardFacts = {
  'holodeck-door': { faceUp: 'facility' },
};
