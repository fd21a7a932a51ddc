import { lowerDecks } from '../../builders/events/orders.ts';
import type { CardRules } from '../../card-rules.ts';

/** Events of Voyager, by id. */
export const CARDS: CardRules = {
  'lower-decks-voyager': lowerDecks,
};
