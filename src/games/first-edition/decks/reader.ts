import type { DeckReader } from '../../../kernel/decks.ts';
import { faultLines } from '../../kit/decks/reading.ts';
import { kept } from '../../kit/decks/zoned.ts';
import { deckOf, isReadable } from './kept.ts';
import { checkPlayable } from './playable.ts';
import { read } from './read.ts';

/** Decks of First Edition. */
export const deckReader: DeckReader = {
  read(list) {
    const { deck, name, faults } = read(list);
    return { deck: kept(deck), name: name ?? null, faults: faultLines(faults), unread: faults.length };
  },
  isReadable,
  check: (deck) => checkPlayable(deckOf(deck)),
};
