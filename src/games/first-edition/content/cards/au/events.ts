import { onPiece } from '../../../position/places.ts';
import { lowerDecks } from '../../builders/events/orders.ts';
import { KEVIN } from '../../builders/protections.ts';
import { type CardRules, having } from '../../card-rules.ts';
import type { CardFacts } from '../../text-facts.ts';

/** Events of Alternate Universe, by id. */
export const CARDS: CardRules = {
  'lower-decks': having({ captainsOrder: true }, lowerDecks),
};

/** Facts about events from Alternate Universe that have no rule, by id. */
export const FACTS: CardFacts = {
  'captains-log': { captainsOrder: true },
  'revolving-door': { limit: 'unique' },
  'rishon-uxbridge': { protects: [{ from: KEVIN, covers: (_g, { at }, { id }) => at === onPiece(id) }] },
  'yellow-alert': { captainsOrder: true },
};
