import * as z from 'zod';
import { type Json, Refused } from '../../../kernel/types.ts';

/** Copies of a card in a zone. */
export interface DeckEntry {
  readonly card: string;
  readonly count: number;
}

/** A deck as its owner keeps it: card ids by zone, in the order in which they were listed. Zones may be left out. */
export type ZonedDeck<Z extends string> = Readonly<Partial<Record<Z, readonly DeckEntry[]>>>;

/** The entries of a list in which a card that is there twice stands twice. */
export function counted(cards: readonly string[]): DeckEntry[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** A deck with nothing in it. */
export function emptyDeck<Z extends string>(): ZonedDeck<Z> {
  // Every zone may be left out.
  return {} as ZonedDeck<Z>;
}

/** All zones of a deck, with their entries. */
export function zonesOf<Z extends string>(deck: ZonedDeck<Z>): (readonly [zone: Z, entries: readonly DeckEntry[]])[] {
  const zones = Object.entries<readonly DeckEntry[] | undefined>(deck);
  // The keys of a deck are its zones.
  return zones.map(([zone, entries = []]) => [zone as Z, entries]);
}

/** How many cards lie in these zones. */
export function countIn<Z extends string>(deck: ZonedDeck<Z>, ...zones: readonly NoInfer<Z>[]): number {
  return zones.flatMap((zone) => deck[zone] ?? []).reduce((sum, { count }) => sum + count, 0);
}

/** The cards of a zone, each as often as the deck has it. Only for decks within the limits. */
export function copiesIn<Z extends string>(deck: ZonedDeck<Z>, zone: NoInfer<Z>): string[] {
  return (deck[zone] ?? []).flatMap(({ card, count }) => new Array<string>(count).fill(card));
}

/** The ids in each deck: a completion asks about each card of a game. */
const idsIn = new WeakMap<object, ReadonlySet<string>>();

/** Whether a card lies in a deck, in whatever zone. */
export function holds<Z extends string>(deck: ZonedDeck<Z>, card: string): boolean {
  const ids = idsIn.get(deck) ?? new Set(zonesOf(deck).flatMap(([, entries]) => entries.map((entry) => entry.card)));
  idsIn.set(deck, ids);
  return ids.has(card);
}

/** The number of copies of a card in a zone. A deck of an older version may list a card twice. */
export function countOf<Z extends string>(deck: ZonedDeck<Z>, zone: NoInfer<Z>, card: string): number {
  return (deck[zone] ?? []).reduce((sum, entry) => (entry.card === card ? sum + entry.count : sum), 0);
}

/** The deck with so many copies of a card more in a zone, or fewer. */
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
  // The card keeps its place. If it is listed twice, both entries become one.
  if (count > 0) others.splice(at < 0 ? others.length : at, 0, { card, count });
  return withZone(deck, zone, others);
}

/** The deck with other entries in a zone; a zone without any is left out. */
export function withZone<Z extends string>(
  deck: ZonedDeck<Z>,
  zone: NoInfer<Z>,
  entries: readonly DeckEntry[],
): ZonedDeck<Z> {
  const { [zone]: _before, ...others } = deck;
  // What is left has the zones of the deck, and the one that is put in is one of them.
  return (entries.length === 0 ? others : { ...others, [zone]: entries }) as ZonedDeck<Z>;
}

/** A deck as it is kept. */
export function kept<Z extends string>(deck: ZonedDeck<Z>): Json {
  return Object.fromEntries(zonesOf(deck).map(([zone, entries]) => [zone, entries.map((one) => ({ ...one }))]));
}

/** Reads a game's saved decks. */
export interface Keeper<Z extends string> {
  /** The deck with all its cards, also unknown ones. Throws `Refused` for a deck that isn’t readable. */
  deckOf(json: Json): ZonedDeck<Z>;
  /** Whether `deckOf` can read the deck. */
  isReadable(json: Json): boolean;
}

// A strict form: otherwise unnamed parts would be lost when the deck is saved again.
const entry = z.strictObject({ card: z.string(), count: z.number().int().positive() });

/** A reader for saved decks of these zones. A deck that was read must not be changed in place. */
export function keeper<Z extends string>(zones: readonly Z[]): Keeper<Z> {
  const schema = z.partialRecord(z.enum(zones), z.array(entry));
  // A completion asks of each card whether it fits a deck, so the deck is read once for all of them.
  const known = new WeakMap<object, ZonedDeck<Z> | null>();
  const read = (json: Json): ZonedDeck<Z> | null => {
    if (typeof json !== 'object' || json === null) return null;
    // The schema drops a key with this name without a word.
    if (Object.hasOwn(json, '__proto__')) return null;
    const before = known.get(json);
    if (before !== undefined) return before;
    const parsed = schema.safeParse(json);
    // The schema let these zones pass and no others.
    const deck = parsed.success ? (parsed.data as ZonedDeck<Z>) : null;
    known.set(json, deck);
    return deck;
  };
  return {
    deckOf(json) {
      const deck = read(json);
      if (deck === null)
        throw new Refused('I can’t read this deck. It is kept as it is. Use another deck, or import this one again.');
      return deck;
    },
    isReadable: (json) => read(json) !== null,
  };
}
