import type { RuleEntry } from '../entry.ts';
import { wordsOf } from '../search/words.ts';

/** The number of words that are used from the first paragraph. */
const OPENING = 30;

/** Returns the phrases for an entry: its title, its other words, and its beginning. */
export function sayingsOf({ title, terms = '', text }: RuleEntry): string[][] {
  const [opening = ''] = text.split('\n');
  return [...[title, ...terms.split(';')].map(wordsOf), wordsOf(opening).slice(0, OPENING)].filter(
    (words) => words.length > 0,
  );
}
