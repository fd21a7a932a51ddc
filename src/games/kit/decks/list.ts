import { DECK_LIMITS, type DeckFixes } from '../../../kernel/decks.ts';
import { sentence } from '../words.ts';
import { cleanText } from './clean.ts';
import type { DeckFormat } from './format.ts';
import { type ListLine, linesOf } from './lines.ts';
import { DeckDraft, type DeckReading, unreadable } from './reading.ts';
import { countIn, type ZonedDeck } from './zoned.ts';

/** Matches all line endings. */
const LINE_ENDS = /\r\n|[\r\n\u2028\u2029]/;

/**
 * Parses a list with lines such as `2<tab>Data`, `2 Data`, `2x Data`, `Data x2`, `Data` or `"2","Data"`. Headers set
 * the zones. Cards in a list without headers go to their usual zones. The function takes time proportional to the
 * length of the list.
 */
export function readList<Z extends string, C>(
  text: string,
  format: DeckFormat<Z, C>,
  fixes: DeckFixes = [],
): DeckReading<Z> {
  const raw = cleanText(text).split(LINE_ENDS);
  if (raw.length > DECK_LIMITS.lines)
    return unreadable(`This list has ${raw.length} lines. A list can have at most ${DECK_LIMITS.lines}.`);
  const { lines, name } = linesOf(raw, format);
  const draft = new DeckDraft(format, fixes);
  const place = placing(lines, format);
  for (const line of lines) {
    if (line.is === 'header') place.open(line);
    else if (line.is === 'fault') draft.note(line.at, line.says);
    else if (line.is === 'card') {
      const { named, zone } = line;
      draft.add(line.at, named.name, named.count, (card) => zone ?? place.of(card));
    }
  }
  return draft.done(name);
}

/** Finds the zone of each card while a list is read line by line. */
function placing<Z extends string, C>(
  lines: readonly ListLine<Z>[],
  { first, mixed = [], zoneOf, placed }: DeckFormat<Z, C>,
): { open(line: ListLine<Z> & { is: 'header' }): void; of(card: C): Z } {
  /**
   * `section` is the zone of the last zone header, and `zone` is the zone of the cards that follow. If `zone` is null,
   * each card goes to its usual zone.
   */
  let section: Z | null = null;
  let zone = lines.some(({ is }) => is === 'header') ? first : null;
  let isExact = true;
  return {
    open({ header }) {
      if (header.opens === 'zone') {
        section = header.zone;
        zone = section;
        isExact = header.isExact;
        return;
      }
      // A heading for a card type may be within a zone that can have cards of any type.
      const isPart = section !== null && (header.zone === null || mixed.includes(section));
      zone = isPart ? section : header.zone;
    },
    of(card) {
      if (zone === null) return zoneOf(card);
      return isExact || placed === undefined ? zone : placed(card, zone);
    },
  };
}

/** Returns a zone's title with its number of cards: “Seed deck (24)”. */
export function zoneTitle<Z extends string, C>(
  deck: ZonedDeck<Z>,
  zone: NoInfer<Z>,
  { zoneNames }: Pick<DeckFormat<Z, C>, 'zoneNames'>,
): string {
  return `${sentence(zoneNames[zone])} (${countIn(deck, zone)})`;
}
