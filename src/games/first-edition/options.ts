import { z } from 'zod';
import { DECK_LIMITS } from '../../kernel/decks.ts';
import { type Json, Refused } from '../../kernel/types.ts';
import { findCard } from './content/pool.ts';
import { starters } from './starters.ts';

const CARD = z.string().refine((id) => findCard(id) !== undefined, { error: 'There is no such card.' });

/** The most cards of a pile: as many as the check of a deck allows, so that both allow the same. */
const CARDS = z.array(CARD).max(DECK_LIMITS.cards);

const DECK = z.strictObject({
  name: z.string().min(1).max(60),
  missions: CARDS,
  seeds: CARDS,
  /** Sites among them that count, kept apart from the free ones (C-DECK-09). */
  counted: CARDS.optional(),
  draw: CARDS,
  /** The Battle Bridge side deck, where there is one. */
  tactics: CARDS.optional(),
});

/** Sites of a deck that are seeded free of charge (C-DECK-02). */
export const FREE_SITES = 6;

/** A deck as it is played: missions, the other cards to be seeded, the draw deck; cards by their ids. */
export type PlayedDeck = z.infer<typeof DECK>;

const SCHEMA = z.strictObject({
  /** By seat; a starter deck by its name. */
  decks: z.tuple([z.union([z.string(), DECK]), z.union([z.string(), DECK])]).optional(),
  /** Who begins (C-SEED-01, C-OPEN-30). */
  first: z.union([z.literal('chance'), z.literal(0), z.literal(1)]).default('chance'),
  /** Points that win (C-POINTS-06). */
  goal: z.int().min(10).max(500).default(100),
  /** Whether each first step is explained. */
  guide: z.boolean().default(false),
});

/** The options that a table has agreed on. */
export interface FirstEditionOptions {
  decks: [PlayedDeck, PlayedDeck];
  first: 'chance' | 0 | 1;
  goal: number;
  guide: boolean;
}

function deckNamed(wanted: string | PlayedDeck): PlayedDeck {
  if (typeof wanted !== 'string') return wanted;
  const starter = starters().find(({ name }) => name.toLowerCase() === wanted.toLowerCase());
  if (starter !== undefined) return { ...starter };
  const all = starters().map(({ name }) => name);
  throw new Refused(`There is no deck “${wanted.slice(0, 60)}”. There are: ${all.join(', ')}.`, 'C-DECK-01');
}

/** Checks and completes options. Throws `Refused` with what to do. */
export function parseOptions(raw: unknown): FirstEditionOptions {
  const parsed = SCHEMA.safeParse(raw ?? {});
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Refused(`These options can’t be kept: look at “${issue?.path.join('.') ?? ''}”. ${issue?.message ?? ''}`);
  }
  const { decks, ...rest } = parsed.data;
  const [first, second] = decks ?? ['Federation', 'Klingon'];
  return { ...rest, decks: [deckNamed(first), deckNamed(second)] };
}

/** Options as they are stored. */
export function asJson(options: FirstEditionOptions): Json {
  return { ...options, decks: options.decks.map((deck) => ({ ...deck })) };
}
