import type { DeckFormat } from './format.ts';
import { type DeckReading, unreadable } from './reading.ts';
import { countIn } from './zoned.ts';

/** A list may be so long. */
export const MOST_LINES = 10_000;
const MOST_BYTES = 1_000_000;

/** Reads a list that was pasted, or a file, by what `reader` makes of its text; what is no list at all is told in one sentence. */
export function readDeck<Z extends string, C>(
  list: string | Uint8Array,
  { zones }: Pick<DeckFormat<Z, C>, 'zones'>,
  reader: (text: string) => DeckReading<Z>,
): DeckReading<Z> {
  if (typeof list !== 'string') {
    const text = decoded(list);
    return typeof text === 'string' ? readDeck(text, { zones }, reader) : unreadable(text.wrong);
  }
  const text = list.replace(/^\ufeff/, '');
  const plain = text.trim();
  if (plain === '') return unreadable('There is nothing in this list.');
  if (/^<(?:\?xml|deck)/i.test(plain)) {
    return unreadable(
      'This is a deck in XML. Save it as a text list (.txt) in the program that wrote it, and send that.',
    );
  }
  const lines = plain.split(/\r\n|\r|\n/).length;
  if (lines > MOST_LINES) return unreadable(`This list has ${lines} lines; a deck has fewer than ${MOST_LINES}.`);
  const reading = reader(text);
  const isEmpty = reading.faults.length === 0 && countIn(reading.deck, ...zones) === 0;
  return isEmpty ? unreadable('There is no card in this list.') : reading;
}

/** The text of a file, or why it has none. */
function decoded(bytes: Uint8Array): string | { wrong: string } {
  if (bytes.length > MOST_BYTES) return { wrong: 'This file is too large for a deck list: a list has less than 1 MB.' };
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isWide) return { wrong: 'This file is written in UTF-16. Save it as UTF-8 and send it again.' };
  if (bytes.includes(0)) return { wrong: 'This file is no text. Send the deck list as a text file.' };
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { wrong: 'This file isn’t written in UTF-8. Save it as UTF-8 and send it again.' };
  }
}
