import { worthMore } from '../builders/missions/points.ts';
import type { CardRules } from '../card-rules.ts';
import { f } from '../formula-text.ts';
import type { CardFacts, FarEndFacts } from '../text-facts.ts';

/** Both sides of Prevent Military Escalation II have the same far end. */
const ASKS_MAXWELL: FarEndFacts = { asks: 'OFFICER x3 + Leadership OR {Benjamin Maxwell}' };

/** Cards of Showdown: Four Lights, by id. */
export const CARDS: CardRules = {
  'secure-covert-transportation': worthMore('5 more points with Smuggling in the Away Team.', 5, f('Smuggling')),
};

/** Facts about cards from Showdown: Four Lights that have no rule, by id. */
export const FACTS: CardFacts = {
  'prevent-military-escalation-ii': { farEnd: ASKS_MAXWELL },
  'prevent-military-escalation-ii-back': { farEnd: ASKS_MAXWELL },
};
