import { DECK_LIMITS, type DeckNote } from '../../../kernel/decks.ts';
import { listed } from '../words.ts';
import type { DeckFormat } from './format.ts';
import { shortName } from './names.ts';
import { type ZonedDeck, zonesOf } from './zoned.ts';

/** Maximum number of unknown cards named in a note. */
const MOST_NAMED = 5;

/**
 * Returns the reasons why a deck is too large, with one sentence per limit. The function takes time proportional to the
 * number of entries, not of copies.
 */
export function excess<Z extends string, C>(
  deck: ZonedDeck<Z>,
  format: Pick<DeckFormat<Z, C>, 'find' | 'titleOf'>,
): string[] {
  const copies = new Map<string, number>();
  let cards = 0;
  for (const [, entries] of zonesOf(deck)) {
    for (const { card, count } of entries) {
      copies.set(card, (copies.get(card) ?? 0) + count);
      cards += count;
    }
  }
  const [most] = [...copies].filter(([, count]) => count > DECK_LIMITS.copies);
  return [
    ...(most === undefined
      ? []
      : [
          `There are ${most[1]} copies of ${titleIn(format, most[0])} in this deck. At most ${DECK_LIMITS.copies} copies of a card are allowed.`,
        ]),
    ...(cards > DECK_LIMITS.cards
      ? [`This deck has ${cards} cards. A deck can have at most ${DECK_LIMITS.cards}.`]
      : []),
    ...(copies.size > DECK_LIMITS.titles
      ? [`This deck has ${copies.size} different cards. A deck can have at most ${DECK_LIMITS.titles}.`]
      : []),
  ];
}

/** Returns a card's title or, if the card is unknown, its id. */
export function titleIn<Z extends string, C>(
  { find, titleOf }: Pick<DeckFormat<Z, C>, 'find' | 'titleOf'>,
  id: string,
): string {
  const card = find(id);
  return card === undefined ? shortName(id) : titleOf(card);
}

/** A deck split into valid and invalid cards. */
export interface SortedDeck<Z extends string> {
  readonly fitting: ZonedDeck<Z>;
  /** Unknown cards, and cards that can’t be in their zones. */
  readonly strange: readonly { readonly card: string; readonly zone: Z }[];
}

/** Splits a deck into valid and invalid cards. */
export function sortedBy<Z extends string, C>(
  deck: ZonedDeck<Z>,
  { find, bars }: Pick<DeckFormat<Z, C>, 'find' | 'bars'>,
): SortedDeck<Z> {
  const fits = (id: string, zone: Z): boolean => {
    const card = find(id);
    return card !== undefined && bars(card, zone) === null;
  };
  const strange = zonesOf(deck).flatMap(([zone, entries]) =>
    entries.flatMap(({ card }) => (fits(card, zone) ? [] : [{ card, zone }])),
  );
  if (strange.length === 0) return { fitting: deck, strange };
  const left = zonesOf(deck).map(([zone, entries]) => [zone, entries.filter(({ card }) => fits(card, zone))]);
  // The keys of this object are zones of the deck, since they come from the deck.
  return { fitting: Object.fromEntries(left) as ZonedDeck<Z>, strange };
}

/**
 * Returns the notes on a deck: first those on unknown and misplaced cards, then those on the limits that the deck
 * breaks or, if it breaks none, the notes from `rules`. To limit the cost, `rules` gets only valid cards.
 */
export function checked<Z extends string, C>(
  deck: ZonedDeck<Z>,
  format: Pick<DeckFormat<Z, C>, 'find' | 'titleOf' | 'bars'>,
  rules: (deck: ZonedDeck<Z>) => readonly DeckNote[],
): DeckNote[] {
  const broken = (says: string): DeckNote => ({ rule: null, isBroken: true, says });
  const tooMuch = excess(deck, format);
  const strange = strangeWords(deck, format).map(broken);
  return [...strange, ...(tooMuch.length > 0 ? tooMuch.map(broken) : rules(sortedBy(deck, format).fitting))];
}

/** Returns the first limit that a deck breaks after a change but not before, or null. */
export function brokenBy(before: readonly DeckNote[], after: readonly DeckNote[]): DeckNote | null {
  const known = new Set(before.map(({ says }) => says));
  return after.find(({ isLimit, says }) => isLimit === true && !known.has(says)) ?? null;
}

/**
 * Returns sentences about unknown cards, which the owner should remove, and about misplaced cards. The list is empty if
 * all cards are valid.
 */
export function strangeWords<Z extends string, C>(
  deck: ZonedDeck<Z>,
  format: Pick<DeckFormat<Z, C>, 'find' | 'bars'>,
): string[] {
  const { strange } = sortedBy(deck, format);
  const unknown = [...new Set(strange.flatMap(({ card }) => (format.find(card) === undefined ? [card] : [])))];
  const barred = strange.flatMap(({ card, zone }) => {
    const found = format.find(card);
    return found === undefined ? [] : (format.bars(found, zone) ?? []);
  });
  const misplaced = [...new Set(barred)].slice(0, MOST_NAMED);
  if (unknown.length === 0) return misplaced;
  const first = unknown.slice(0, MOST_NAMED).map((id) => `“${shortName(id)}”`);
  const more = unknown.length - first.length;
  const [what, them] = unknown.length === 1 ? ['this card', 'it'] : ['these cards', 'them'];
  const named = listed(more === 0 ? first : [...first, `${more} more`]);
  return [`I no longer know ${what}: ${named}. Remove ${them} with /deck remove.`, ...misplaced];
}
