import type { CardFacts } from '../../text-facts.ts';

/** Facts about doorways from Holodeck Adventures that have no rule, by id. */
export const FACTS: CardFacts = {
  'holodeck-door': { faceUp: 'facility' },
};
