import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeckFile } from '../simulation/proof.ts';

/** Returns the decks in a folder that has one file per deck, by file name. */
export function deckFiles(folder: string): DeckFile[] {
  const names = readdirSync(folder).sort();
  return names.map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));
}
