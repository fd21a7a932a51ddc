import type { CardFacts } from '../../text-facts.ts';

/** Facts about objectives from Blaze of Glory that have no rule, by id. */
export const FACTS: CardFacts = {
  'commandeer-ship': { faceUp: 'facility' },
  'examine-singularity': { faceUp: 'facility' },
  'impersonate-captive': { faceUp: 'facility' },
  'prepare-the-prisoner': { faceUp: 'facility' },
};
