import { countIn } from '../../kit/decks/zoned.ts';
import { type Deck, type DeckZone, entriesIn } from './deck.ts';
import { HEADERS } from './format.ts';

/** The deck as LackeyCCG reads it: numbers and titles between tabs, CRLF. */
export function writeLackey(deck: Deck): string {
  const cards = (zone: DeckZone): string[] => entriesIn(deck, zone).map(({ card, count }) => `${count}\t${card.title}`);
  const zoned = HEADERS.filter(([zone]) => countIn(deck, zone) > 0);
  return [...cards('draw'), ...zoned.flatMap(([zone, header]) => [`${header}:`, ...cards(zone)]), ''].join('\r\n');
}
