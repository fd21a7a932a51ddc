import { z } from 'zod';
import { DECK_LIMITS } from '../../kernel/decks.ts';
import { type Json, Refused } from '../../kernel/types.ts';
import { FIRST_TEXTS, TEXT_DATES, type TextDate } from './content/errata.ts';
import { findCard } from './content/pool.ts';
import { starters } from './starters.ts';

const CARD = z.string().refine((id) => findCard(id) !== undefined, { error: 'There is no such card.' });

/** A pile of cards, with the same limit as the deck check. */
const CARDS = z.array(CARD).max(DECK_LIMITS.cards);

const DECK = z.strictObject({
  name: z.string().min(1).max(60),
  missions: CARDS,
  seeds: CARDS,
  /** Sites that count as seeds, kept separate from the free ones (C-DECK-09). */
  counted: CARDS.optional(),
  draw: CARDS,
  /** The Battle Bridge side deck, if there is one. */
  tactics: CARDS.optional(),
  /** The Tribble side deck, if there is one. */
  tribbles: CARDS.optional(),
});

/** The number of free sites, which don't count toward the seed deck (C-DECK-02). */
export const FREE_SITES = 6;

/** A deck ready to play, as card ids: missions, other seed cards, and the draw deck. */
export type PlayedDeck = z.infer<typeof DECK>;

const SCHEMA = z.strictObject({
  /** By seat. A starter deck is given by name. */
  decks: z.tuple([z.union([z.string(), DECK]), z.union([z.string(), DECK])]).optional(),
  /** The player who goes first, or `chance` to decide at random (C-SEED-01, C-OPEN-30). */
  first: z.union([z.literal('chance'), z.literal(0), z.literal(1)]).default('chance'),
  /** Points to win (C-POINTS-06). */
  goal: z.int().min(10).max(500).default(100),
  /** True if the game explains each step the first time. */
  guide: z.boolean().default(false),
  /** The date of the card texts. Tables opened before this option existed don't have it, and keep the first texts. */
  texts: z.enum(TEXT_DATES).optional(),
});

/** The options that a table has agreed on. */
export interface FirstEditionOptions {
  decks: [PlayedDeck, PlayedDeck];
  first: 'chance' | 0 | 1;
  goal: number;
  guide: boolean;
  /** Absent at tables that play by the first texts because they were opened before this option existed. */
  texts?: TextDate;
}

/** Returns the date of the card texts by which a table plays (C-OPEN-05). */
export function textsAt({ texts = FIRST_TEXTS }: Pick<FirstEditionOptions, 'texts'>): TextDate {
  return texts;
}

function deckNamed(wanted: string | PlayedDeck): PlayedDeck {
  if (typeof wanted !== 'string') return wanted;
  const starter = starters().find(({ name }) => name.toLowerCase() === wanted.toLowerCase());
  if (starter !== undefined) return { ...starter };
  const all = starters().map(({ name }) => name);
  throw new Refused(`There is no deck “${wanted.slice(0, 60)}”. Choose one of: ${all.join(', ')}.`, 'C-DECK-01');
}

/** Checks and completes options. Throws `Refused` with a message that says what to do. */
export function parseOptions(raw: unknown): FirstEditionOptions {
  const parsed = SCHEMA.safeParse(raw ?? {});
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Refused(`These options aren’t valid. Check “${issue?.path.join('.') ?? ''}”. ${issue?.message ?? ''}`);
  }
  const { decks, texts, ...rest } = parsed.data;
  const [first, second] = decks ?? ['Federation', 'Klingon'];
  return {
    ...rest,
    ...(texts === undefined ? {} : { texts }),
    decks: [deckNamed(first), deckNamed(second)],
  };
}

/** Returns options as they are stored. */
export function asJson(options: FirstEditionOptions): Json {
  return { ...options, decks: options.decks.map((deck) => ({ ...deck })) };
}
