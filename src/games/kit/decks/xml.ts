import { DECK_LIMITS, type DeckFixes } from '../../../kernel/decks.ts';
import { cleanText } from './clean.ts';
import type { DeckFormat } from './format.ts';
import { headersOf } from './headers.ts';
import { shortName } from './names.ts';
import { DeckDraft, type DeckReading, unreadable } from './reading.ts';

/**
 * Matches the relevant parts of a deck file: zones, cards and the title. LackeyCCG writes `<superzone name="Deck">`
 * with `<card><name id="…">Data</name><set>PR</set></card>` per copy, OCTGN `<section name="Deck">` with `<card
 * qty="2">Data</card>`. Each match is short, so matching takes linear time.
 */
const TAG = /<(?<tag>superzone|section|card|name|title)\b(?<facts>[^<>]{0,300})>(?<text>[^<]{0,300})/giu;
const ZONE = /\bname="(?<zone>[^"]*)"/iu;
const COUNT = /\bqty="(?<count>\d+)"/iu;

/** Parses an XML deck file. Returns null if the file is of another kind. */
export function readXml<Z extends string, C>(
  text: string,
  format: DeckFormat<Z, C>,
  fixes: DeckFixes = [],
): DeckReading<Z> | null {
  const headerIn = headersOf(format);
  const draft = new DeckDraft(format, fixes);
  let title: string | undefined;
  let zone: Z | null | undefined;
  let cards = 0;
  for (const { groups = {} } of text.matchAll(TAG)) {
    const { tag = '', facts = '', text: inside = '' } = groups;
    const words = cleanText(inside).trim();
    switch (tag.toLowerCase()) {
      case 'superzone':
      case 'section': {
        const named = cleanText(ZONE.exec(facts)?.groups?.['zone'] ?? '');
        const header = headerIn(`${named}:`);
        if (header === undefined && named !== '') draft.note(null, `Decks have no zone “${shortName(named)}”.`);
        zone = header?.zone ?? null;
        break;
      }
      case 'title':
        title ??= words === '' ? undefined : words;
        break;
      default: {
        // The elements before the first zone are only facts about the deck.
        if (zone === undefined || words === '') break;
        cards += 1;
        const at = zone;
        draft.add(null, words, Number(COUNT.exec(facts)?.groups?.['count'] ?? 1), (card) => at ?? format.zoneOf(card));
      }
    }
    if (cards > DECK_LIMITS.lines)
      return unreadable(`This deck file has more than ${DECK_LIMITS.lines} cards, which is the limit.`);
  }
  return zone === undefined ? null : draft.done(title);
}
