import { lowerDecks } from '../../builders/events/orders.ts';
import type { CardRules } from '../../card-rules.ts';

/** Events of Alternate Universe, by id. */
export const CARDS: CardRules = {
  'lower-decks': lowerDecks,
};
