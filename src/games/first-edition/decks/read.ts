import type { DeckFixes } from '../../../kernel/decks.ts';
import { readDeck } from '../../kit/decks/file.ts';
import { readList } from '../../kit/decks/list.ts';
import type { DeckReading } from '../../kit/decks/reading.ts';
import { readXml } from '../../kit/decks/xml.ts';
import type { DeckZone } from './deck.ts';
import { FORMAT } from './format.ts';
import { readStdeck } from './stdeck.ts';

/**
 * Reads a LackeyCCG list or deck file, an STCCG1E deck file, or any list with card names. `fixes` are the cards that
 * its owner chose for unknown names.
 */
export function read(list: string | Uint8Array, fixes: DeckFixes = []): DeckReading<DeckZone> {
  return readDeck(list, (text, isXml) => {
    if (isXml) return readXml(text, FORMAT, fixes);
    return text.trim().startsWith('{') ? readStdeck(text, fixes) : readList(text, FORMAT, fixes);
  });
}
