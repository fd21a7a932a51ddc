import type { DeckReader } from '../../../kernel/decks.ts';
import { readDeckOf } from '../../kit/decks/reading.ts';
import { checkDeck } from './check.ts';
import { deckOf, isReadable, read } from './lists.ts';

/** Reads and checks Away Missions decks. */
export const deckReader: DeckReader = {
  read: (list, fixes) => readDeckOf(read(list, fixes)),
  isReadable,
  check: (deck) => checkDeck(deckOf(deck)),
};
