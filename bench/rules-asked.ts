import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

/** The games whose rules are asked. */
export const GAMES = ['frontiers', 'ascendancy', 'first-edition', 'away-missions'] as const;

/** Entries that a completion proposes. */
export const PROPOSED = 25;

/** Questions about a game, as people ask them. */
export function questionsOf(game: string): string[] {
  const file = join(root, `test/rules/rulebook/queries/${game}.json`);
  // A file of our own.
  return (JSON.parse(readFileSync(file, 'utf8')) as { q: string }[]).map(({ q }) => q);
}
