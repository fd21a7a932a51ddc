import type { CardFacts } from '../../text-facts.ts';

/** Facts about interrupts from First Contact that have no rule, by id. */
export const FACTS: CardFacts = {
  'alas-poor-queen': { immuneTo: ['Amanda Rogers'] },
  deactivation: { captainsOrder: true },
  'scorched-hand': { immuneTo: ['Amanda Rogers'] },
};
