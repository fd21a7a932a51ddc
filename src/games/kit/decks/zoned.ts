import * as z from 'zod';
import type { Json } from '../../../kernel/types.ts';

/** Copies of a card in a zone. */
export interface DeckEntry {
  readonly card: string;
  readonly count: number;
}

/** A deck as its owner keeps it: card ids by zone, in the order in which they were listed. Zones may be left out. */
export type ZonedDeck<Z extends string> = Readonly<Partial<Record<Z, readonly DeckEntry[]>>>;

/** The entries of a list in which a card that is there twice stands twice. */
export function counted(cards: readonly string[]): DeckEntry[] {
  return [...new Set(cards)].map((card) => ({ card, count: cards.filter((one) => one === card).length }));
}

/** A deck with nothing in it. */
export function emptyDeck<Z extends string>(): ZonedDeck<Z> {
  // Every zone may be left out.
  return {} as ZonedDeck<Z>;
}

/** How many cards lie in these zones. */
export function countIn<Z extends string>(deck: ZonedDeck<Z>, ...zones: readonly NoInfer<Z>[]): number {
  return zones.flatMap((zone) => deck[zone] ?? []).reduce((sum, { count }) => sum + count, 0);
}

/** The cards of a zone, each as often as it is there. */
export function copiesIn<Z extends string>(deck: ZonedDeck<Z>, zone: NoInfer<Z>): string[] {
  return (deck[zone] ?? []).flatMap(({ card, count }) => new Array<string>(count).fill(card));
}

/** Whether a card lies in a deck, in whatever zone. */
export function holds<Z extends string>(deck: ZonedDeck<Z>, card: string): boolean {
  return Object.values<readonly DeckEntry[] | undefined>(deck).some((entries = []) =>
    entries.some((entry) => entry.card === card),
  );
}

/** The deck with so many copies of a card more in a zone, or fewer. */
export function changed<Z extends string>(
  deck: ZonedDeck<Z>,
  zone: NoInfer<Z>,
  card: string,
  by: number,
): ZonedDeck<Z> {
  const entries = deck[zone] ?? [];
  const isThere = entries.some((entry) => entry.card === card);
  const all = isThere ? entries : [...entries, { card, count: 0 }];
  const left = all
    .map((entry) => (entry.card === card ? { card, count: entry.count + by } : entry))
    .filter(({ count }) => count > 0);
  return withZone(deck, zone, left);
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
  const zones = Object.entries<readonly DeckEntry[] | undefined>(deck);
  return Object.fromEntries(zones.map(([zone, entries = []]) => [zone, entries.map((one) => ({ ...one }))]));
}

const entry = z.object({ card: z.string(), count: z.number().int().positive() });

/** Reads decks as they were kept. Cards that there are no longer are left out. Throws for what is no deck of these zones. */
export function keeper<Z extends string>(zones: readonly Z[], isCard: (id: string) => boolean) {
  const schema = z.partialRecord(z.enum(zones), z.array(entry));
  return (json: Json): ZonedDeck<Z> => {
    const read = Object.entries<z.infer<typeof entry>[] | undefined>(schema.parse(json));
    const left = read.map(([zone, entries = []]) => [zone, entries.filter(({ card }) => isCard(card))]);
    // The schema let these zones pass and no others.
    return Object.fromEntries(left) as ZonedDeck<Z>;
  };
}
