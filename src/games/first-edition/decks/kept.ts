import * as z from 'zod';
import type { Json } from '../../../kernel/types.ts';
import { findCard } from '../content/pool.ts';
import { DECK_ZONES, type Deck } from './deck.ts';

const entry = z.object({ card: z.string(), count: z.number().int().positive() });
const deckSchema = z.partialRecord(z.enum(DECK_ZONES), z.array(entry));

/** A deck as it was kept. Cards that are in the pool no longer are left out. */
export function deckOf(kept: Json): Deck {
  const zones = Object.entries(deckSchema.parse(kept)).map(
    ([zone, entries = []]) => [zone, entries.filter(({ card }) => findCard(card) !== undefined)] as const,
  );
  return Object.fromEntries(zones);
}

/** A deck as it is kept. */
export function kept(deck: Deck): Json {
  return Object.fromEntries(Object.entries(deck).map(([zone, entries]) => [zone, entries.map((one) => ({ ...one }))]));
}
