import type { CardFacts } from '../../text-facts.ts';

/** Facts of interrupts of Alternate Universe without a rule, by id. */
export const FACTS: CardFacts = {
  'kevin-uxbridge-convergence': { immuneTo: ['Amanda Rogers'] },
  'senior-staff-meeting': { captainsOrder: true },
};
