import type { CardFacts } from '../text-facts.ts';

/** Facts about cards from Cold Front that have no rule, by id. */
export const FACTS: CardFacts = {
  'inspect-strategic-snare': { farEnd: { of: 'any', asks: 'Diplomacy x2 + Navigation x2 + SECURITY' } },
};
