import type { CardFacts } from '../../text-facts.ts';

/** Facts of doorways of The Trouble with Tribbles without a rule, by id. */
export const FACTS: CardFacts = {
  'storage-compartment-door': { faceUp: 'doorway' },
};
