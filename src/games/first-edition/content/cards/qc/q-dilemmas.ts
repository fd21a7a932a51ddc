import type { CardFacts } from '../../text-facts.ts';

/** Facts of q dilemmas of Q-Continuum without a rule, by id. */
export const FACTS: CardFacts = {
  'his-honor-the-high-sheriff-of-nottingham': { immuneTo: ['Q2', 'Q-Flash'] },
};
