import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

/** The games whose rules the questions are about. */
export const GAMES = ['frontiers', 'ascendancy', 'first-edition', 'away-missions'] as const;

/** The number of entries that a completion proposes. */
export const PROPOSED = 25;

/** Returns questions about a game in the words of players. */
export function questionsOf(game: string): string[] {
  const file = join(root, `test/rules/rulebook/queries/${game}.json`);
  // The file belongs to the project, so its form is known.
  return (JSON.parse(readFileSync(file, 'utf8')) as { q: string }[]).map(({ q }) => q);
}
