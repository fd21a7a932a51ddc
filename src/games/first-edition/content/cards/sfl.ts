import type { CardFacts, FarEndFacts } from '../text-facts.ts';

/** Both sides of Prevent Military Escalation II have the same far end. */
const ASKS_MAXWELL: FarEndFacts = { asks: 'OFFICER x3 + Leadership OR {Benjamin Maxwell}' };

/** Facts about cards from Showdown: Four Lights that have no rule, by id. */
export const FACTS: CardFacts = {
  'prevent-military-escalation-ii': { farEnd: ASKS_MAXWELL },
  'prevent-military-escalation-ii-back': { farEnd: ASKS_MAXWELL },
};
