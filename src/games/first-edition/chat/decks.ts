import type { GameDecks } from '../../../chat/decks.ts';
import type { Json } from '../../../kernel/types.ts';
import { changeDeck } from '../../kit/decks/change.ts';
import { brokenBy, strangeWords, titleIn } from '../../kit/decks/limits.ts';
import { zoneTitle } from '../../kit/decks/list.ts';
import { counted, countIn, holds, kept } from '../../kit/decks/zoned.ts';
import { sentence } from '../../kit/words.ts';
import { gradeOf } from '../content/grades.ts';
import { DECK_ZONES, ZONE_NAMES } from '../decks/deck.ts';
import { FORMAT } from '../decks/format.ts';
import { deckOf } from '../decks/kept.ts';
import { writeLackey } from '../decks/lackey.ts';
import { checkPlayable } from '../decks/playable.ts';
import { deckReader } from '../decks/reader.ts';
import { mayAdd, roomWords } from '../decks/room.ts';
import { shareOf } from '../decks/share.ts';
import { starters } from '../starters.ts';
import { deckFace } from '../viewing/deck-face.ts';

/** The deck functions of First Edition in the chat. */
export const decks: GameDecks = {
  ...deckReader,

  zones: DECK_ZONES.map((zone) => ({ value: zone, label: sentence(ZONE_NAMES[zone]) })),

  starters: starters().map(({ name, missions, seeds, draw }) => ({
    name,
    deck: kept({ missions: counted(missions), seeds: counted(seeds), draw: counted(draw) }),
  })),

  isFor: ({ id }, deck) => mayAdd(deck === null ? null : deckOf(deck), id),

  holds: (deck, { id }) => holds(deckOf(deck), id),

  show(json, name) {
    const deck = deckOf(json);
    // The cast is safe, because the deck face is plain JSON, although its interfaces have no index signatures.
    const face = deckFace(deck, name) as unknown as Json;
    const zones = DECK_ZONES.filter((zone) => countIn(deck, zone) > 0).map((zone) => zoneTitle(deck, zone, FORMAT));
    return {
      words: [
        ...(zones.length === 0 ? ['This deck is empty.'] : [`${zones.join(', ')}.`]),
        ...shareOf(deck),
        ...strangeWords(deck, FORMAT),
      ],
      face,
    };
  },

  share: (deck) => shareOf(deckOf(deck)),

  list(json) {
    const deck = deckOf(json);
    const zones = DECK_ZONES.filter((zone) => (deck[zone] ?? []).length > 0);
    return [
      ...zones.flatMap((zone) => [
        zoneTitle(deck, zone, FORMAT),
        ...(deck[zone] ?? []).map(({ card, count }) => `${count} ${titleIn(FORMAT, card)}${mark(card)}`),
      ]),
      // The remark is written as a comment, so that the list can be imported again.
      ...shareOf(deck).map((line) => `# ${line}`),
    ];
  },

  write: (deck) => writeLackey(deckOf(deck)),

  change(json, change) {
    const before = deckOf(json);
    const after = changeDeck(before, change, FORMAT);
    if ('wrong' in after) return after;
    const over = change.by > 0 ? brokenBy(checkPlayable(before), checkPlayable(after.deck)) : null;
    return over === null ? { ...after, deck: kept(after.deck) } : { wrong: `${over.says} ${roomWords(before)}` };
  },
};

/** Returns the remark shown after a card's title. */
function mark(id: string): string {
  const card = FORMAT.find(id);
  if (card === undefined) return ' (unknown card)';
  const { grade } = gradeOf(card);
  return grade === 'by agreement' ? ' (by agreement)' : grade === 'out' ? ' (not playable)' : '';
}
