import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeckFile } from '../simulation/proof.ts';

/** The decks in a folder, one file each, by file name. */
export function deckFiles(folder: string): DeckFile[] {
  const names = readdirSync(folder).sort();
  return names.map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));
}
