import type { DeckNote } from '../../../kernel/decks.ts';
import { sortedBy } from '../../kit/decks/limits.ts';
import { gradeOf } from '../content/grades.ts';
import { checkDeck } from './check.ts';
import { type Deck, type DeckZone, entriesIn, ZONE_NAMES } from './deck.ts';
import { FORMAT } from './format.ts';

/** The zones whose cards are played. */
const PLAYED: readonly DeckZone[] = ['missions', 'seeds', 'sites', 'draw', 'tactics'];

/** The zones whose cards aren’t played yet, each with the reason. */
const NOT_YET: readonly (readonly [zone: DeckZone, why: string])[] = [
  ['tent', 'Nothing fetches cards from a Q’s Tent yet'],
  ['flash', 'Nobody faces Q cards yet'],
  ['tribbles', 'Tribbles don’t breed yet'],
  ['referee', 'This isn’t played yet'],
  ['dyson', 'This isn’t played yet'],
];

/** The most cards that can’t be played yet and are named. */
const MOST_NAMED = 5;

/** All remarks about a deck, first those that keep it from being played: broken rules, and what no table here plays yet. */
export function checkPlayable(deck: Deck): DeckNote[] {
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
  const out = [...cards].map((card) => ({ card, ...gradeOf(card) })).filter(({ grade }) => grade === 'out');
  return [
    ...zones.map(([zone, why]) => ({
      rule: 'C-DECK-23',
      isBroken: true,
      says: `${why}: leave the ${ZONE_NAMES[zone]} out.`,
    })),
    ...out.slice(0, MOST_NAMED).map(({ card, reason = 'not yet' }) => ({
      rule: null,
      isBroken: true,
      says: `${card.title} can’t be played: ${reason}.`,
    })),
  ];
}
