import type { GameDecks } from '../../../discord/games/decks.ts';
import type { Json } from '../../../kernel/types.ts';
import { changeDeck } from '../../kit/decks/change.ts';
import { zoneTitle } from '../../kit/decks/list.ts';
import { faultLines } from '../../kit/decks/reading.ts';
import { counted, countIn, holds, kept } from '../../kit/decks/zoned.ts';
import { sentence, several } from '../../kit/words.ts';
import { gradeOf } from '../content/grades.ts';
import { checkDeck } from '../decks/check.ts';
import { DECK_ZONES, type Deck, entriesIn, ZONE_NAMES } from '../decks/deck.ts';
import { FORMAT } from '../decks/format.ts';
import { deckOf } from '../decks/kept.ts';
import { writeLackey } from '../decks/lackey.ts';
import { read } from '../decks/read.ts';
import { starters } from '../starters.ts';
import { deckFace } from '../viewing/deck-face.ts';

/** Decks of First Edition in the chat. */
export const decks: GameDecks = {
  zones: DECK_ZONES.map((zone) => ({ value: zone, label: sentence(ZONE_NAMES[zone]) })),

  starters: starters().map(({ name, missions, seeds, draw }) => ({
    name,
    deck: kept({ missions: counted(missions), seeds: counted(seeds), draw: counted(draw) }),
  })),

  // All that can be looked up are cards.
  isFor: () => true,

  holds: (deck, { id }) => holds(deckOf(deck), id),

  read(list) {
    const { deck, name, faults } = read(list);
    return { deck: kept(deck), name: name ?? null, faults: faultLines(faults), unread: faults.length };
  },

  check: (deck) => checkDeck(deckOf(deck)),

  show(json, name) {
    const deck = deckOf(json);
    // What it holds is plain JSON; the interfaces in it have no index signatures.
    const face = deckFace(deck, name) as unknown as Json;
    const zones = DECK_ZONES.filter((zone) => countIn(deck, zone) > 0).map((zone) => zoneTitle(deck, zone, FORMAT));
    return {
      words: [...(zones.length === 0 ? ['There is nothing in it.'] : [`${zones.join(', ')}.`]), ...agreements(deck)],
      face,
    };
  },

  list(json) {
    const deck = deckOf(json);
    const zones = DECK_ZONES.filter((zone) => (deck[zone] ?? []).length > 0);
    return [
      ...zones.flatMap((zone) => [
        zoneTitle(deck, zone, FORMAT),
        ...entriesIn(deck, zone).map(({ card, count }) => `${count} ${card.title}${mark(gradeOf(card).grade)}`),
      ]),
      ...agreements(deck),
    ];
  },

  write: (deck) => writeLackey(deckOf(deck)),

  change(json, change) {
    const after = changeDeck(deckOf(json), change, FORMAT);
    return 'wrong' in after ? after : { ...after, deck: kept(after.deck) };
  },
};

const mark = (grade: string): string =>
  grade === 'by agreement' ? ' (by agreement)' : grade === 'out' ? ' (out)' : '';

/** How many of a deck’s cards aren’t enforced: both players are told before a game. */
function agreements(deck: Deck): string[] {
  const grades = DECK_ZONES.flatMap((zone) =>
    entriesIn(deck, zone).flatMap(({ card, count }) => Array.from({ length: count }, () => gradeOf(card).grade)),
  );
  const count = grades.filter((grade) => grade !== 'enforced').length;
  return count === 0 ? [] : [`${several(count, 'card')} of ${grades.length} are played by agreement, or not at all.`];
}
