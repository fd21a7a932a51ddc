import type { DeckReader } from '../../../kernel/decks.ts';
import { readDeckOf } from '../../kit/decks/reading.ts';
import { deckOf, isReadable } from './kept.ts';
import { checkPlayable } from './playable.ts';
import { read } from './read.ts';

/** The deck reader of First Edition. */
export const deckReader: DeckReader = {
  read: (list, fixes) => readDeckOf(read(list, fixes)),
  isReadable,
  check: (deck) => checkPlayable(deckOf(deck)),
};
