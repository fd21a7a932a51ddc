import { type CardRules, reprint } from '../../card-rules.ts';
import type { CardFacts } from '../../text-facts.ts';

/** Events of Holodeck Adventures, by id. */
export const CARDS: CardRules = {
  'holo-projectors-holodeck-adventures': reprint('holo-projectors'),
};

/** Facts about events from Holodeck Adventures that have no rule, by id. */
export const FACTS: CardFacts = {
  'dominion-war-efforts': { immuneTo: ['Kevin Uxbridge'], faceUp: 'facility' },
};
