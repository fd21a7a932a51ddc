import { readDeck } from '../../kit/decks/file.ts';
import { readList } from '../../kit/decks/list.ts';
import type { DeckReading } from '../../kit/decks/reading.ts';
import type { DeckZone } from './deck.ts';
import { FORMAT } from './format.ts';
import { readStdeck } from './stdeck.ts';

/** Reads a list of LackeyCCG, a deck file of STCCG1E, or any list that names cards. */
export function read(list: string | Uint8Array): DeckReading<DeckZone> {
  return readDeck(list, (text) => (text.trim().startsWith('{') ? readStdeck(text) : readList(text, FORMAT)));
}
