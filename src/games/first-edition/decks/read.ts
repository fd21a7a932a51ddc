import { countIn, DECK_ZONES } from './deck.ts';
import { readList } from './lackey.ts';
import { type DeckReading, unreadable } from './reading.ts';
import { readStdeck } from './stdeck.ts';

/** A list may be so long. */
export const MOST_LINES = 10_000;
const MOST_BYTES = 1_000_000;

/** Reads a file: a list of LackeyCCG, a deck of STCCG1E, or any list that names cards. */
export function readDeckFile(bytes: Uint8Array): DeckReading {
  if (bytes.length > MOST_BYTES)
    return unreadable('This file is too large for a deck list: a list has less than 1 MB.');
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isWide) return unreadable('This file is written in UTF-16. Save it as UTF-8 and send it again.');
  if (bytes.includes(0)) return unreadable('This file is no text. Send the deck list as a text file.');
  try {
    return readDeck(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return unreadable('This file isn’t written in UTF-8. Save it as UTF-8 and send it again.');
  }
}

/** Reads a list that was pasted, or the text of a file. */
export function readDeck(text: string): DeckReading {
  const plain = text.replace(/^\ufeff/, '').trim();
  if (plain === '') return unreadable('There is nothing in this list.');
  if (/^<(?:\?xml|deck)/i.test(plain)) {
    return unreadable('This is a deck in XML. Save it as a text list (.txt) in LackeyCCG and send that.');
  }
  const lines = plain.split(/\r\n|\r|\n/).length;
  if (lines > MOST_LINES) return unreadable(`This list has ${lines} lines; a deck has fewer than ${MOST_LINES}.`);
  const reading = plain.startsWith('{') ? readStdeck(plain) : readList(text.replace(/^\ufeff/, ''));
  const isEmpty = reading.faults.length === 0 && countIn(reading.deck, ...DECK_ZONES) === 0;
  return isEmpty ? unreadable('There is no card in this list.') : reading;
}
