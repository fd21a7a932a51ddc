import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rulebooks } from '../../../src/rulebook/index.ts';
import { termsBehind } from '../../../src/rulebook/search/documents.ts';
import { indexOf } from '../../../src/rulebook/search/index.ts';

interface Question {
  id: string;
  q: string;
  /** The id or title of the best answer. */
  first: string;
  /** Other entries that are acceptable. */
  also?: string[];
}

/** The number of questions answered by the first entry, and by one of the first three. */
function answered(
  game: string,
  set:
    | 'queries'
    | 'unseen'
    | 'everyday'
    | 'third'
    | 'fourth'
    | 'fifth'
    | 'sixth'
    | 'seventh'
    | 'eighth'
    | 'ninth'
    | 'tenth'
    | 'eleventh',
): { all: number; first: number; three: number } {
  const file = new URL(`${set}/${game}.json`, import.meta.url);
  const questions: Question[] = JSON.parse(readFileSync(file, 'utf8'));
  const index = indexOf(game);
  const places = questions.map(({ q, first, also = [] }) => {
    const wanted = withTerms(game, [first, ...also]);
    return index.search(q, 3).findIndex(({ entry }) => wanted.includes(entry.id) || wanted.includes(entry.title));
  });
  return {
    all: questions.length,
    first: places.filter((place) => place === 0).length,
    three: places.filter((place) => place >= 0).length,
  };
}

/** Entries with the glossary terms that they come from, which say the same and more. */
function withTerms(game: string, wanted: readonly string[]): string[] {
  const entries = (rulebooks[game] ?? []).flatMap((chapter) => chapter.entries);
  return [...wanted, ...entries.filter(({ id }) => wanted.includes(id)).flatMap(termsBehind)];
}

// The search was tuned on all sets of each game but the last, on the fifth to the seventh only after they were measured. The sixty of the
// First Edition came with the book.
test.each([
  ['first-edition', 'queries', { all: 60, first: 59, three: 60 }],
  ['first-edition', 'unseen', { all: 30, first: 30, three: 30 }],
  ['frontiers', 'queries', { all: 45, first: 43, three: 44 }],
  ['frontiers', 'unseen', { all: 24, first: 22, three: 23 }],
  ['ascendancy', 'queries', { all: 45, first: 45, three: 45 }],
  ['ascendancy', 'unseen', { all: 24, first: 24, three: 24 }],
  ['away-missions', 'queries', { all: 45, first: 44, three: 45 }],
  ['away-missions', 'unseen', { all: 24, first: 23, three: 24 }],
  // These were written in everyday words by people who had not seen the entries.
  ['frontiers', 'everyday', { all: 30, first: 30, three: 30 }],
  ['away-missions', 'everyday', { all: 30, first: 30, three: 30 }],
  ['ascendancy', 'everyday', { all: 30, first: 27, three: 30 }],
  ['first-edition', 'everyday', { all: 30, first: 29, three: 30 }],
  // Other people wrote these later.
  ['frontiers', 'third', { all: 30, first: 28, three: 30 }],
  ['away-missions', 'third', { all: 30, first: 29, three: 30 }],
  ['ascendancy', 'third', { all: 30, first: 30, three: 30 }],
  ['first-edition', 'third', { all: 30, first: 29, three: 30 }],
  // Again other people wrote these. The weight of meaning was tuned with them, on all sets except one in turn.
  ['frontiers', 'fourth', { all: 30, first: 30, three: 30 }],
  ['away-missions', 'fourth', { all: 30, first: 28, three: 29 }],
  ['ascendancy', 'fourth', { all: 30, first: 30, three: 30 }],
  ['first-edition', 'fourth', { all: 30, first: 26, three: 26 }],
  // Unseen it was 24 of 30 right first for Frontiers, 29, 25 and 29 for the others; then 25 and 22 for Frontiers and Ascendancy.
  ['frontiers', 'fifth', { all: 30, first: 29, three: 30 }],
  ['away-missions', 'fifth', { all: 30, first: 30, three: 30 }],
  ['ascendancy', 'fifth', { all: 30, first: 30, three: 30 }],
  ['first-edition', 'fifth', { all: 30, first: 30, three: 30 }],
  ['frontiers', 'sixth', { all: 30, first: 27, three: 30 }],
  ['ascendancy', 'sixth', { all: 30, first: 30, three: 30 }],
  // These were written from the books alone, about rules drawn at random. The search was tuned on them.
  ['ascendancy', 'eighth', { all: 40, first: 39, three: 40 }],
  ['frontiers', 'eighth', { all: 40, first: 33, three: 39 }],
  ['away-missions', 'eighth', { all: 40, first: 38, three: 40 }],
  ['first-edition', 'eighth', { all: 40, first: 34, three: 37 }],
  ['frontiers', 'seventh', { all: 30, first: 30, three: 30 }],
  ['ascendancy', 'seventh', { all: 30, first: 29, three: 30 }],
  // Unseen, the first entry was that of the rule that was drawn for 24, 17, 20 and 23 of these. Others that would do don’t count.
  ['ascendancy', 'ninth', { all: 30, first: 26, three: 28 }],
  ['frontiers', 'ninth', { all: 30, first: 19, three: 24 }],
  ['away-missions', 'ninth', { all: 30, first: 23, three: 27 }],
  ['first-edition', 'ninth', { all: 30, first: 24, three: 29 }],
  // Unseen, the first entry answered 27, 26, 26 and 24 of these. They showed that sentences of few telling words have to be weighed by
  // meaning, too.
  ['ascendancy', 'tenth', { all: 30, first: 30, three: 30 }],
  ['frontiers', 'tenth', { all: 30, first: 27, three: 29 }],
  ['away-missions', 'tenth', { all: 30, first: 26, three: 30 }],
  ['first-edition', 'tenth', { all: 30, first: 27, three: 30 }],
  // The search was never tuned on these. Read one by one, page one has the answer to 30, 29, 27 and 28 of them.
  ['ascendancy', 'eleventh', { all: 30, first: 29, three: 30 }],
  ['frontiers', 'eleventh', { all: 30, first: 27, three: 29 }],
  ['away-missions', 'eleventh', { all: 30, first: 28, three: 29 }],
  ['first-edition', 'eleventh', { all: 30, first: 28, three: 30 }],
] as const)('questions about %s get the right answers (%s)', (game, set, known) => {
  const now = answered(game, set);
  expect(now.all).toBe(known.all);
  // If numbers are better, raise them here.
  expect(now.first).toBeGreaterThanOrEqual(known.first);
  expect(now.three).toBeGreaterThanOrEqual(known.three);
});
