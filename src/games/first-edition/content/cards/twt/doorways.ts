import type { CardFacts } from '../../text-facts.ts';

/** Facts about doorways from The Trouble with Tribbles that have no rule, by id. */
export const FACTS: CardFacts = {
  'storage-compartment-door': { faceUp: 'doorway' },
};
