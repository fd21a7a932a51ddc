import { titleIn } from '../../kit/decks/limits.ts';
import { countIn } from '../../kit/decks/zoned.ts';
import type { Deck, DeckZone } from './deck.ts';
import { FORMAT, HEADERS } from './format.ts';

/**
 * Returns the deck in LackeyCCG's format: numbers and titles separated by tabs, with CRLF line endings. Unknown cards
 * are listed by id.
 */
export function writeLackey(deck: Deck): string {
  const cards = (zone: DeckZone): string[] =>
    (deck[zone] ?? []).map(({ card, count }) => `${count}\t${titleIn(FORMAT, card)}`);
  const zoned = HEADERS.filter(([zone]) => countIn(deck, zone) > 0);
  return [...cards('draw'), ...zoned.flatMap(([zone, header]) => [`${header}:`, ...cards(zone)]), ''].join('\r\n');
}
