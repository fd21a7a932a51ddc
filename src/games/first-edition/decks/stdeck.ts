import { z } from 'zod';
import { DECK_LIMITS, type DeckFixes } from '../../../kernel/decks.ts';
import { cleanText } from '../../kit/decks/clean.ts';
import { DeckDraft, type DeckReading, unreadable } from '../../kit/decks/reading.ts';
import { nameInSet } from '../../kit/decks/title-finder.ts';
import type { Card } from '../content/card.ts';
import { type DeckZone, zoneOf } from './deck.ts';
import { FORMAT } from './format.ts';

/** The maximum length of a deck’s name in a file. */
const MOST_NAME = 200;

/** The maximum levels of nesting in a file. STCCG1E's files have three levels, and other programs may add more. */
const MOST_LEVELS = 50;

/** Cards are checked one by one, so a file is refused at its first invalid card. */
const pile = z.array(z.unknown()).default([]);
const card = z.object({
  name: z.string().max(DECK_LIMITS.lineLetters),
  set: z.string().max(DECK_LIMITS.lineLetters).catch(''),
  quantity: z.number().default(1),
});

/** A deck of the program STCCG1E, reduced to what the game reads. */
const fileSchema = z.object({
  name: z.string().max(MOST_NAME).optional(),
  seed: pile,
  draw: pile,
  qs_tent: pile,
  battle_bridge: pile,
  q_continuum: pile,
  site_pile: pile,
  tribble: pile,
  side: pile,
});

type Pile = Exclude<keyof z.infer<typeof fileSchema>, 'name'>;

/** The zone in which a pile’s cards start, or null for the seed pile, which also holds missions and sites. */
const PILES: readonly (readonly [pile: Pile, zone: DeckZone | null])[] = [
  ['seed', null],
  ['draw', 'draw'],
  ['qs_tent', 'tent'],
  ['battle_bridge', 'tactics'],
  ['q_continuum', 'flash'],
  ['site_pile', 'sites'],
  ['tribble', 'tribbles'],
  ['side', 'outside'],
];

/** Reads a JSON deck file of STCCG1E, whose seed pile holds both missions and dilemmas. */
export function readStdeck(text: string, fixes: DeckFixes = []): DeckReading<DeckZone> {
  let json: unknown;
  try {
    if (isDeep(text)) throw new SyntaxError('nested too deeply');
    json = JSON.parse(text);
  } catch {
    return unreadable('This looks like a deck file in JSON, but it is cut off or damaged.');
  }
  const file = fileSchema.safeParse(json);
  if (!file.success) return unreadable(wrongAt(file.error));
  const cards = PILES.reduce((sum, [name]) => sum + file.data[name].length, 0);
  if (cards > DECK_LIMITS.lines)
    return unreadable(`This deck file names ${cards} cards. A deck file can name at most ${DECK_LIMITS.lines}.`);
  const draft = new DeckDraft(FORMAT, fixes);
  for (const [name, zone] of PILES) {
    for (const [at, listed] of file.data[name].entries()) {
      const one = card.safeParse(listed);
      if (!one.success) return unreadable(wrongAt(one.error, name, at));
      const title = cleanText(one.data.name).trim();
      const inSet = nameInSet(title, one.data.set.replaceAll('_', ' '), isCard);
      draft.add(null, inSet, one.data.quantity, (of) => zone ?? seedZone(of));
    }
  }
  return draft.done(file.data.name);
}

const isCard = (name: string): boolean => FORMAT.meant(name) !== undefined;

function seedZone(of: Card): DeckZone {
  const own = zoneOf(of);
  return own === 'missions' || own === 'sites' ? own : 'seeds';
}

/**
 * Whether a JSON text is nested more deeply than any deck file. A text that is nested this deeply isn't parsed, because
 * each level makes `JSON.parse` slower. Brackets in names are counted too, which does no harm, since every title closes
 * its brackets.
 */
function isDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length && depth <= MOST_LEVELS; at++) {
    const sign = text[at];
    if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') depth -= 1;
  }
  return depth > MOST_LEVELS;
}

/** Returns an error message that names the invalid place in a file. */
function wrongAt({ issues }: z.ZodError, ...path: (string | number)[]): string {
  return `This isn’t a valid deck file: “${[...path, ...(issues[0]?.path ?? [])].join('.')}” has an unexpected value.`;
}
