import type { GameDecks } from '../../../discord/games/decks.ts';
import type { Json } from '../../../kernel/types.ts';
import { changeDeck } from '../../kit/decks/change.ts';
import { strangeWords, titleIn } from '../../kit/decks/limits.ts';
import { zoneTitle } from '../../kit/decks/list.ts';
import { counted, countIn, holds, kept } from '../../kit/decks/zoned.ts';
import { sentence, several } from '../../kit/words.ts';
import { gradeOf } from '../content/grades.ts';
import { DECK_ZONES, type Deck, entriesIn, ZONE_NAMES } from '../decks/deck.ts';
import { FORMAT } from '../decks/format.ts';
import { deckOf } from '../decks/kept.ts';
import { writeLackey } from '../decks/lackey.ts';
import { deckReader } from '../decks/reader.ts';
import { starters } from '../starters.ts';
import { deckFace } from '../viewing/deck-face.ts';

/** Decks of First Edition in the chat. */
export const decks: GameDecks = {
  ...deckReader,

  zones: DECK_ZONES.map((zone) => ({ value: zone, label: sentence(ZONE_NAMES[zone]) })),

  starters: starters().map(({ name, missions, seeds, draw }) => ({
    name,
    deck: kept({ missions: counted(missions), seeds: counted(seeds), draw: counted(draw) }),
  })),

  // All that can be looked up are cards.
  isFor: () => true,

  holds: (deck, { id }) => holds(deckOf(deck), id),

  show(json, name) {
    const deck = deckOf(json);
    // What it holds is plain JSON; the interfaces in it have no index signatures.
    const face = deckFace(deck, name) as unknown as Json;
    const zones = DECK_ZONES.filter((zone) => countIn(deck, zone) > 0).map((zone) => zoneTitle(deck, zone, FORMAT));
    return {
      words: [
        ...(zones.length === 0 ? ['There is nothing in it.'] : [`${zones.join(', ')}.`]),
        ...agreements(deck),
        ...strangeWords(deck, FORMAT),
      ],
      face,
    };
  },

  list(json) {
    const deck = deckOf(json);
    const zones = DECK_ZONES.filter((zone) => (deck[zone] ?? []).length > 0);
    return [
      ...zones.flatMap((zone) => [
        zoneTitle(deck, zone, FORMAT),
        ...(deck[zone] ?? []).map(({ card, count }) => `${count} ${titleIn(FORMAT, card)}${mark(card)}`),
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

/** The remark after a card's title. */
function mark(id: string): string {
  const card = FORMAT.find(id);
  if (card === undefined) return ' (unknown card)';
  const { grade } = gradeOf(card);
  return grade === 'by agreement' ? ' (by agreement)' : grade === 'out' ? ' (out)' : '';
}

/** How many of a deck’s cards aren’t enforced: both players are told before a game. */
function agreements(deck: Deck): string[] {
  const entries = DECK_ZONES.flatMap((zone) => entriesIn(deck, zone));
  const sum = (some: typeof entries): number => some.reduce((all, { count }) => all + count, 0);
  const count = sum(entries.filter(({ card }) => gradeOf(card).grade !== 'enforced'));
  return count === 0 ? [] : [`${several(count, 'card')} of ${sum(entries)} are played by agreement, or not at all.`];
}
