import { type CardRules, reprint } from '../../card-rules.ts';
import type { CardFacts } from '../../text-facts.ts';

/** Objectives of Voyager, by id. */
export const CARDS: CardRules = {
  'assign-mission-specialists-voyager': reprint('assign-mission-specialists'),
  'assign-mission-specialists-voyager@2025-02': reprint('assign-mission-specialists@2025-02'),
};

/** Facts about objectives from Voyager that have no rule, by id. */
export const FACTS: CardFacts = {
  'boarding-party': { faceUp: 'facility' },
  'commandeer-ship-voyager': { faceUp: 'facility' },
  'organ-theft': { faceUp: 'facility' },
};
