import { awaken } from '../../builders/events/drones.ts';
import type { CardRules } from '../../card-rules.ts';
import type { CardFacts } from '../../text-facts.ts';

/** Interrupts of First Contact, by id. */
export const CARDS: CardRules = {
  awaken: awaken,
};

/** Facts about interrupts from First Contact that have no rule, by id. */
export const FACTS: CardFacts = {
  'alas-poor-queen': { immuneTo: ['Amanda Rogers'] },
  deactivation: { captainsOrder: true },
  'scorched-hand': { immuneTo: ['Amanda Rogers'] },
};
