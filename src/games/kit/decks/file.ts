import { DECK_LIMITS } from '../../../kernel/decks.ts';
import { type DeckReading, unreadable } from './reading.ts';
import { zonesOf } from './zoned.ts';

/**
 * Reads pasted text or a file with `reader`, which enforces the limits for lines and cards. `reader` returns null for
 * XML that isn't a deck file. The function first refuses input that isn't text or is too large.
 */
export function readDeck<Z extends string>(
  list: string | Uint8Array,
  reader: (text: string, isXml: boolean) => DeckReading<Z> | null,
): DeckReading<Z> {
  if (list.length > DECK_LIMITS.listBytes) return unreadable(TOO_LARGE);
  if (typeof list !== 'string') {
    const text = decoded(list);
    return typeof text === 'string' ? readDeck(text, reader) : unreadable(text.wrong);
  }
  const text = (list.startsWith('\ufeff') ? list.slice(1) : list).trimEnd();
  const plain = text.trimStart();
  if (plain === '') return unreadable('This list is empty.');
  const reading = reader(text, /^<(?:\?xml|!doctype|!--|deck)/i.test(plain));
  if (reading === null) return unreadable(NO_DECK_FILE);
  const isEmpty = reading.faults.length === 0 && zonesOf(reading.deck).length === 0;
  return isEmpty ? unreadable('This list has no cards.') : reading;
}

const NO_DECK_FILE =
  'I can’t read this XML deck, only those of LackeyCCG and OCTGN. Save it as a text list (.txt) in its program and send that.';
const TOO_LARGE = 'This file is too large for a deck list. The limit is 1 MB.';

/** Returns a file's text, or the reason why the file isn't text. */
function decoded(bytes: Uint8Array): string | { wrong: string } {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isWide) return { wrong: 'This file is written in UTF-16. Save it as UTF-8 and send it again.' };
  if (bytes.includes(0)) return { wrong: 'This file isn’t text. Send the deck list as a text file.' };
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { wrong: 'This file isn’t written in UTF-8. Save it as UTF-8 and send it again.' };
  }
}
