import type { GameDecks } from '../../../discord/games/decks.ts';
import type { Json } from '../../../kernel/types.ts';
import { sentence, several } from '../../kit/words.ts';
import { gradeOf } from '../content/grades.ts';
import { isOneOf } from '../content/printed.ts';
import { checkDeck } from '../decks/check.ts';
import { changed, countIn, DECK_ZONES, type Deck, entriesIn, ZONE_NAMES, zoneOf, zoneTitle } from '../decks/deck.ts';
import { deckOf, kept } from '../decks/kept.ts';
import { writeLackey } from '../decks/lackey.ts';
import { cardMeant, titlesLike } from '../decks/names.ts';
import { readDeck, readDeckFile } from '../decks/read.ts';
import { faultLines } from '../decks/reading.ts';
import { deckFace } from '../viewing/deck-face.ts';

/** Faults of a list that are told. */
const MOST_FAULTS = 12;
/** Copies of a card in one zone. */
const MOST_COPIES = 99;

/** Decks of First Edition in the chat. */
export const decks: GameDecks = {
  zones: DECK_ZONES.map((zone) => ({ value: zone, label: sentence(ZONE_NAMES[zone]) })),

  read(list) {
    const { deck, name, faults } = typeof list === 'string' ? readDeck(list) : readDeckFile(list);
    return { deck: kept(deck), name: name ?? null, faults: faultLines(faults, MOST_FAULTS) };
  },

  check: (deck) => checkDeck(deckOf(deck)),

  show(json, name) {
    const deck = deckOf(json);
    // What it holds is plain JSON; the interfaces in it have no index signatures.
    const face = deckFace(deck, name) as unknown as Json;
    const zones = DECK_ZONES.filter((zone) => countIn(deck, zone) > 0).map((zone) => zoneTitle(deck, zone));
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
        zoneTitle(deck, zone),
        ...entriesIn(deck, zone).map(({ card, count }) => `${count} ${card.title}${mark(gradeOf(card).grade)}`),
      ]),
      ...agreements(deck),
    ];
  },

  write: (deck) => writeLackey(deckOf(deck)),

  change(json, { card: name, zone, by }) {
    const deck = deckOf(json);
    const card = cardMeant(name);
    if (card === undefined) {
      const like = titlesLike(name).map((title) => `“${title}”`);
      return { wrong: `There is no card “${name}”.${like.length === 0 ? '' : ` Did you mean ${like.join(' or ')}?`}` };
    }
    const lying = DECK_ZONES.find((one) => deck[one]?.some((entry) => entry.card === card.id));
    const at = zone !== null && isOneOf(DECK_ZONES, zone) ? zone : by < 0 ? (lying ?? zoneOf(card)) : zoneOf(card);
    const before = deck[at]?.find((entry) => entry.card === card.id)?.count ?? 0;
    const after = before + by;
    if (before === 0 && by < 0) return { wrong: `There is no ${card.title} in the ${ZONE_NAMES[at]}.` };
    if (after > MOST_COPIES) return { wrong: `More than ${MOST_COPIES} of one card are too many.` };
    const now = after > 0 ? `${several(after, 'copy', 'copies')} of ${card.title}` : `no ${card.title}`;
    return { deck: kept(changed(deck, at, card.id, by)), says: `${sentence(ZONE_NAMES[at])}: ${now}.` };
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
