import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { indexOf } from '../../../src/rulebook/search/index.ts';

interface Question {
  id: string;
  q: string;
  /** The id, or the title, of the entry that answers best. */
  first: string;
  /** Others that would do. */
  also?: string[];
}

/** How many questions are answered by the first entry, and by one of the first three. */
function answered(game: string, set: 'queries' | 'unseen'): { all: number; first: number; three: number } {
  const file = new URL(`${set}/${game}.json`, import.meta.url);
  const questions: Question[] = JSON.parse(readFileSync(file, 'utf8'));
  const index = indexOf(game);
  const places = questions.map(({ q, first, also = [] }) => {
    const wanted = [first, ...also];
    return index.search(q, 3).findIndex(({ entry }) => wanted.includes(entry.id) || wanted.includes(entry.title));
  });
  return {
    all: questions.length,
    first: places.filter((place) => place === 0).length,
    three: places.filter((place) => place >= 0).length,
  };
}

// The search was tuned on the first set of each game; nobody who tuned it saw the second. Two of them make the sixty.
test.each([
  ['first-edition', 'queries', { all: 60, first: 58, three: 60 }],
  ['first-edition', 'unseen', { all: 30, first: 26, three: 30 }],
  ['frontiers', 'queries', { all: 45, first: 38, three: 43 }],
  ['frontiers', 'unseen', { all: 24, first: 15, three: 18 }],
  ['ascendancy', 'queries', { all: 45, first: 38, three: 43 }],
  ['ascendancy', 'unseen', { all: 24, first: 17, three: 17 }],
  ['away-missions', 'queries', { all: 45, first: 43, three: 45 }],
  ['away-missions', 'unseen', { all: 24, first: 16, three: 20 }],
] as const)('questions about %s (%s)', (game, set, known) => {
  const now = answered(game, set);
  expect(now.all).toBe(known.all);
  // Better is welcome: then raise the numbers.
  expect(now.first).toBeGreaterThanOrEqual(known.first);
  expect(now.three).toBeGreaterThanOrEqual(known.three);
});
