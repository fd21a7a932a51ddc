import type { CardFacts } from '../../text-facts.ts';

/** Facts of objectives of Blaze of Glory without a rule, by id. */
export const FACTS: CardFacts = {
  'commandeer-ship': { faceUp: 'facility' },
  'examine-singularity': { faceUp: 'facility' },
  'impersonate-captive': { faceUp: 'facility' },
  'prepare-the-prisoner': { faceUp: 'facility' },
};
