import type { DeckNote } from '../../../kernel/decks.ts';
import { sortedBy } from '../../kit/decks/limits.ts';
import { listed } from '../../kit/words.ts';
import { NEWEST_TEXTS, type TextDate } from '../content/errata.ts';
import { gradeOf } from '../content/grades.ts';
import { checkDeck } from './check.ts';
import { type Deck, type DeckZone, deckAsOf, entriesIn, ZONE_NAMES } from './deck.ts';
import { FORMAT } from './format.ts';
import { PLAYED } from './share.ts';

/** Zones whose cards aren't supported yet, with the reason. */
const NOT_YET: readonly (readonly [zone: DeckZone, why: string])[] = [
  ['tent', 'Cards in a Q’s Tent can’t be used yet'],
  ['flash', 'Q cards aren’t supported yet'],
  ['referee', 'This isn’t supported yet'],
  ['dyson', 'This isn’t supported yet'],
];

/**
 * Returns all notes about a deck whose cards have the texts of a date. The first notes say why it can't be played: broken
 * rules, and cards that aren't supported yet.
 */
export function checkPlayable(listed: Deck, date: TextDate = NEWEST_TEXTS): DeckNote[] {
  const deck = deckAsOf(listed, date);
  const notes = checkDeck(deck);
  return [
    ...notes.filter(({ isBroken }) => isBroken),
    ...unplayedIn(sortedBy(deck, FORMAT).fitting),
    ...notes.filter(({ isBroken }) => !isBroken),
  ];
}

function unplayedIn(deck: Deck): DeckNote[] {
  const zones = NOT_YET.filter(([zone]) => (deck[zone] ?? []).length > 0);
  const cards = new Set(PLAYED.flatMap((zone) => entriesIn(deck, zone).map(({ card }) => card)));
  const out = new Map<string, string[]>();
  for (const card of cards) {
    const { grade, reason = 'not yet' } = gradeOf(card);
    if (grade === 'out') out.set(reason, [...(out.get(reason) ?? []), card.title]);
  }
  return [
    ...zones.map(([zone, why]) => ({
      rule: 'C-DECK-23',
      isBroken: true,
      isLimit: true as const,
      says: `${why}. Leave out the ${ZONE_NAMES[zone]}.`,
    })),
    ...[...out].map(([reason, titles]) => ({
      rule: null,
      isBroken: true,
      isLimit: true as const,
      says: `${listed(titles)} can’t be played: ${reason}.`,
    })),
  ];
}
