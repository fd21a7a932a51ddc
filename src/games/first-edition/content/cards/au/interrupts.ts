import type { CardFacts } from '../../text-facts.ts';

/** Facts about interrupts from Alternate Universe that have no rule, by id. */
export const FACTS: CardFacts = {
  'kevin-uxbridge-convergence': { immuneTo: ['Amanda Rogers'] },
  'senior-staff-meeting': { captainsOrder: true },
};
