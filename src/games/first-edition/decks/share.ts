import { listed, several } from '../../kit/words.ts';
import type { Card } from '../content/card.ts';
import { type Grade, gradeOf } from '../content/grades.ts';
import { type Deck, type DeckZone, entriesIn } from './deck.ts';

/** The zones whose cards are played. */
export const PLAYED: readonly DeckZone[] = ['missions', 'seeds', 'sites', 'draw', 'tactics', 'tribbles'];

/** The maximum number of cards that are listed by name for each grade. */
const MOST_NAMED = 40;

/** A card and its number of copies. */
interface Copies {
  readonly card: Card;
  readonly count: number;
}

/** Counts cards by grade: `57 of 60 cards are enforced, 2 are played by agreement, 1 is not playable.` */
export function shareWords(counts: Readonly<Record<Grade, number>>): string {
  const { enforced, 'by agreement': agreed, out } = counts;
  const all = enforced + agreed + out;
  if (enforced === all)
    return all === 1 ? 'The card’s rules are enforced.' : `All ${several(all, 'card')} are enforced.`;
  const be = (count: number): string => `${count} ${count === 1 ? 'is' : 'are'}`;
  const parts = [
    `${enforced} of ${several(all, 'card')} ${enforced === 1 ? 'is' : 'are'} enforced`,
    ...(agreed === 0 ? [] : [`${be(agreed)} played by agreement`]),
    ...(out === 0 ? [] : [`${be(out)} not playable`]),
  ];
  return `${parts.join(', ')}.`;
}

/** Counts the cards of each grade. */
export function sharesOf(cards: readonly Copies[]): Record<Grade, number> {
  const counts: Record<Grade, number> = { enforced: 0, 'by agreement': 0, out: 0 };
  for (const { card, count } of cards) counts[gradeOf(card).grade] += count;
  return counts;
}

/**
 * Returns lines that tell a deck’s owner how many cards are enforced, and which ones aren’t. An empty deck gets no
 * lines.
 */
export function shareOf(deck: Deck): string[] {
  const cards = PLAYED.flatMap((zone) => entriesIn(deck, zone));
  if (cards.length === 0) return [];
  const of = (grade: Grade): Copies[] => joined(cards.filter(({ card }) => gradeOf(card).grade === grade));
  const [agreed, out] = [of('by agreement'), of('out')];
  return [
    shareWords(sharesOf(cards)),
    ...(agreed.length === 0 ? [] : [`By agreement: ${named(agreed)}.`]),
    ...(out.length === 0 ? [] : [`Not playable: ${named(out)}.`]),
  ];
}

/** Lists each card once, with the total number of its copies. */
function joined(cards: readonly Copies[]): Copies[] {
  const counts = new Map<Card, number>();
  for (const { card, count } of cards) counts.set(card, (counts.get(card) ?? 0) + count);
  return [...counts].map(([card, count]) => ({ card, count }));
}

function named(cards: readonly Copies[]): string {
  const titles = cards.map(({ card, count }) => (count === 1 ? card.title : `${card.title} ×${count}`));
  const more = titles.length - MOST_NAMED;
  return listed(more > 0 ? [...titles.slice(0, MOST_NAMED), `${more} more`] : titles);
}
