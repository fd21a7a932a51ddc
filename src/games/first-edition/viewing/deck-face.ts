import { sortedBy } from '../../kit/decks/limits.ts';
import { countIn } from '../../kit/decks/zoned.ts';
import { sentence } from '../../kit/words.ts';
import { type Grade, gradeOf } from '../content/grades.ts';
import { DECK_ZONES, type Deck, type DeckZone, entriesIn, ZONE_NAMES } from '../decks/deck.ts';
import { FORMAT } from '../decks/format.ts';
import { checkPlayable } from '../decks/playable.ts';
import type { DeckFace, DeckLine } from './face.ts';

const GRADES: readonly Grade[] = ['enforced', 'by agreement', 'out'];
/** Zones whose cards aren't part of the deck. */
const BESIDE: ReadonlySet<DeckZone> = new Set(['outside', 'aside']);

/** Returns a deck for display under its name. Cards that can't be in the deck appear only in the notes. */
export function deckFace(whole: Deck, name: string): DeckFace {
  const { fitting: deck } = sortedBy(whole, FORMAT);
  const there = DECK_ZONES.filter((zone) => countIn(deck, zone) > 0);
  const counted = there.filter((zone) => !BESIDE.has(zone));
  const lines = counted.flatMap((zone) => linesOf(deck, zone));
  const types = [...new Set(lines.map(({ type }) => type))].map((type) => ({
    type,
    count: sum(lines.filter((line) => line.type === type)),
  }));
  return {
    name,
    size: countIn(deck, ...counted),
    zones: there.map((zone) => ({
      title: sentence(ZONE_NAMES[zone]),
      count: countIn(deck, zone),
      cards: linesOf(deck, zone),
    })),
    types: types.sort((one, other) => other.count - one.count),
    grades: GRADES.map((grade) => ({ grade, count: sum(lines.filter((line) => line.grade === grade)) })),
    notes: checkPlayable(whole).map(({ isBroken, says }) => ({ isBroken, says })),
  };
}

function sum(lines: readonly DeckLine[]): number {
  return lines.reduce((all, { count }) => all + count, 0);
}

/** Returns the cards of a zone grouped by type, in the order the types first appear. */
function linesOf(deck: Deck, zone: DeckZone): DeckLine[] {
  const lines = entriesIn(deck, zone).map(({ card, count }) => {
    const { title, type } = card;
    return { title, type, count, grade: gradeOf(card).grade };
  });
  const order = [...new Set(lines.map(({ type }) => type))];
  return lines.sort((one, other) => order.indexOf(one.type) - order.indexOf(other.type));
}
