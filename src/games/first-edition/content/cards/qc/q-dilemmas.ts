import type { CardFacts } from '../../text-facts.ts';

/** Facts about Q dilemmas from Q-Continuum that have no rule, by id. */
export const FACTS: CardFacts = {
  'his-honor-the-high-sheriff-of-nottingham': { immuneTo: ['Q2', 'Q-Flash'] },
};
