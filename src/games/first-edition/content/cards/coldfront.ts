import type { CardFacts } from '../text-facts.ts';

/** Facts of cards of Cold Front without a rule, by id. */
export const FACTS: CardFacts = {
  'inspect-strategic-snare': { farEnd: { of: 'any', asks: 'Diplomacy x2 + Navigation x2 + SECURITY' } },
};
