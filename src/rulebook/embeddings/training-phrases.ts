import type { RuleEntry } from '../entry.ts';
import { wordsOf } from '../search/words.ts';

/** Words of a first paragraph that are taken. */
const OPENING = 30;

/** What is said of an entry by who means it: its title, its other words, and how it begins. */
export function sayingsOf({ title, terms = '', text }: RuleEntry): string[][] {
  const [opening = ''] = text.split('\n');
  return [...[title, ...terms.split(';')].map(wordsOf), wordsOf(opening).slice(0, OPENING)].filter(
    (words) => words.length > 0,
  );
}
