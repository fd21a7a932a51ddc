import type { CardFacts } from '../../text-facts.ts';

/** Facts about incidents from Blaze of Glory that have no rule, by id. */
export const FACTS: CardFacts = {
  'access-denied': { faceUp: 'facility' },
  captured: { faceUp: 'facility' },
  'intruder-alert': { faceUp: 'facility' },
  'long-live-the-queen': { faceUp: 'facility' },
  'prisoner-exchange': { faceUp: 'facility' },
  'scanner-interference': { faceUp: 'facility' },
  ultimatum: { faceUp: 'facility' },
};
