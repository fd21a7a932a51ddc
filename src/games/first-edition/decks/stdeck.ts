import { z } from 'zod';
import { DeckDraft, type DeckReading, unreadable } from '../../kit/decks/reading.ts';
import { type DeckZone, zoneOf } from './deck.ts';
import { FORMAT } from './format.ts';

const listed = z.array(z.object({ name: z.string(), quantity: z.number().default(1) })).default([]);

/** A deck of the program STCCG1E, as far as it is read here. */
const fileSchema = z.object({
  name: z.string().optional(),
  seed: listed,
  draw: listed,
  qs_tent: listed,
  battle_bridge: listed,
  q_continuum: listed,
  site_pile: listed,
  tribble: listed,
  side: listed,
});

const PILES: readonly (readonly [pile: Exclude<keyof z.infer<typeof fileSchema>, 'name'>, zone: DeckZone])[] = [
  ['draw', 'draw'],
  ['qs_tent', 'tent'],
  ['battle_bridge', 'tactics'],
  ['q_continuum', 'flash'],
  ['site_pile', 'sites'],
  ['tribble', 'tribbles'],
  ['side', 'outside'],
];

/** Reads a deck file in JSON; its seed pile holds missions and dilemmas alike. */
export function readStdeck(text: string): DeckReading<DeckZone> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return unreadable('This looks like a deck file in JSON, but it is cut off or damaged.');
  }
  const file = fileSchema.safeParse(json);
  const fault = file.error?.issues[0];
  if (!file.success) return unreadable(`This isn’t a deck file: “${fault?.path.join('.')}” isn’t what it should be.`);
  const draft = new DeckDraft(FORMAT);
  for (const { name, quantity } of file.data.seed) {
    draft.add(null, name, quantity, (card) => {
      const own = zoneOf(card);
      return own === 'missions' || own === 'sites' ? own : 'seeds';
    });
  }
  for (const [pile, zone] of PILES) {
    for (const { name, quantity } of file.data[pile]) draft.add(null, name, quantity, () => zone);
  }
  return draft.done(file.data.name);
}
