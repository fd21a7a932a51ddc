import { keeper } from '../../kit/decks/zoned.ts';
import { DECK_ZONES } from './deck.ts';

/** Reads saved decks of First Edition. */
export const { deckOf, isReadable } = keeper(DECK_ZONES);
