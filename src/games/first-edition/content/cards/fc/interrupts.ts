import type { CardFacts } from '../../text-facts.ts';

/** Facts of interrupts of First Contact without a rule, by id. */
export const FACTS: CardFacts = {
  'alas-poor-queen': { immuneTo: ['Amanda Rogers'] },
  deactivation: { captainsOrder: true },
  'scorched-hand': { immuneTo: ['Amanda Rogers'] },
};
