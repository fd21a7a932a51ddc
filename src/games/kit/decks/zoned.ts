import * as z from 'zod';
import { type Json, Refused } from '../../../kernel/types.ts';

/** The copies of a card in a zone. */
export interface DeckEntry {
  readonly card: string;
  readonly count: number;
}

/** A deck as its owner saved it: card ids by zone, in list order. Empty zones may be missing. */
export type ZonedDeck<Z extends string> = Readonly<Partial<Record<Z, readonly DeckEntry[]>>>;

/** Counts equal entries of a list. */
export function counted(cards: readonly string[]): DeckEntry[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** Returns an empty deck. */
export function emptyDeck<Z extends string>(): ZonedDeck<Z> {
  // No zone is required, so an empty object is a deck.
  return {} as ZonedDeck<Z>;
}

/** Returns all zones of a deck with their entries. */
export function zonesOf<Z extends string>(deck: ZonedDeck<Z>): (readonly [zone: Z, entries: readonly DeckEntry[]])[] {
  const zones = Object.entries<readonly DeckEntry[] | undefined>(deck);
  // The cast is needed because the compiler doesn't know that the keys of a deck are its zones.
  return zones.map(([zone, entries = []]) => [zone as Z, entries]);
}

/** Returns the number of cards in these zones. */
export function countIn<Z extends string>(deck: ZonedDeck<Z>, ...zones: readonly NoInfer<Z>[]): number {
  return zones.flatMap((zone) => deck[zone] ?? []).reduce((sum, { count }) => sum + count, 0);
}

/** Returns the cards of a zone, repeated by count. Use this only for decks within the limits. */
export function copiesIn<Z extends string>(deck: ZonedDeck<Z>, zone: NoInfer<Z>): string[] {
  return (deck[zone] ?? []).flatMap(({ card, count }) => new Array<string>(count).fill(card));
}

/** Cache of the ids in each deck, because completion checks each card of a game. */
const idsIn = new WeakMap<object, ReadonlySet<string>>();

/** Whether a card is anywhere in a deck. */
export function holds<Z extends string>(deck: ZonedDeck<Z>, card: string): boolean {
  const ids = idsIn.get(deck) ?? new Set(zonesOf(deck).flatMap(([, entries]) => entries.map((entry) => entry.card)));
  idsIn.set(deck, ids);
  return ids.has(card);
}

/** Returns the number of copies of a card in a zone. A deck saved by an older version may list a card twice. */
export function countOf<Z extends string>(deck: ZonedDeck<Z>, zone: NoInfer<Z>, card: string): number {
  return (deck[zone] ?? []).reduce((sum, entry) => (entry.card === card ? sum + entry.count : sum), 0);
}

/** Returns the deck with `by` more copies of a card in a zone, or fewer if `by` is negative. */
export function changed<Z extends string>(
  deck: ZonedDeck<Z>,
  zone: NoInfer<Z>,
  card: string,
  by: number,
): ZonedDeck<Z> {
  const entries = deck[zone] ?? [];
  const count = countOf(deck, zone, card) + by;
  const at = entries.findIndex((entry) => entry.card === card);
  const others = entries.filter((entry) => entry.card !== card);
  // The card keeps its place in the list. If the card is listed twice, both entries become one.
  if (count > 0) others.splice(at < 0 ? others.length : at, 0, { card, count });
  return withZone(deck, zone, others);
}

/** Returns the deck with a zone's entries replaced. An empty zone is removed. */
export function withZone<Z extends string>(
  deck: ZonedDeck<Z>,
  zone: NoInfer<Z>,
  entries: readonly DeckEntry[],
): ZonedDeck<Z> {
  const { [zone]: _before, ...others } = deck;
  // The cast is needed because the compiler doesn't know that all keys are zones of the deck.
  return (entries.length === 0 ? others : { ...others, [zone]: entries }) as ZonedDeck<Z>;
}

/** Returns a deck as stored JSON. */
export function kept<Z extends string>(deck: ZonedDeck<Z>): Json {
  return Object.fromEntries(zonesOf(deck).map(([zone, entries]) => [zone, entries.map((one) => ({ ...one }))]));
}

/** Reads a game's saved decks. */
export interface Keeper<Z extends string> {
  /** Returns the deck with all its cards, including unknown ones. Throws `Refused` if the deck isn’t readable. */
  deckOf(json: Json): ZonedDeck<Z>;
  /** Whether `deckOf` can read the deck. */
  isReadable(json: Json): boolean;
}

// The schema is strict, because unknown fields would be lost when the deck is saved again.
const entry = z.strictObject({ card: z.string(), count: z.number().int().positive() });

/** Returns a reader of saved decks with these zones. The decks that the reader returns must not be changed in place. */
export function keeper<Z extends string>(zones: readonly Z[]): Keeper<Z> {
  const schema = z.partialRecord(z.enum(zones), z.array(entry));
  // Completion checks every card against a deck, so the parsed deck is cached.
  const known = new WeakMap<object, ZonedDeck<Z> | null>();
  const read = (json: Json): ZonedDeck<Z> | null => {
    if (typeof json !== 'object' || json === null) return null;
    // The schema would silently drop a key named `__proto__`.
    if (Object.hasOwn(json, '__proto__')) return null;
    const before = known.get(json);
    if (before !== undefined) return before;
    const parsed = schema.safeParse(json);
    // The schema accepts only these zones.
    const deck = parsed.success ? (parsed.data as ZonedDeck<Z>) : null;
    known.set(json, deck);
    return deck;
  };
  return {
    deckOf(json) {
      const deck = read(json);
      if (deck === null)
        throw new Refused(
          'I can’t read this deck, so I’ve left it unchanged. Use another deck, or import this one again.',
        );
      return deck;
    },
    isReadable: (json) => read(json) !== null,
  };
}
