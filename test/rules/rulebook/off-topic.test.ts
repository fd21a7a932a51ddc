import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { indexOf } from '../../../src/rulebook/search/index.ts';

const GAMES = ['frontiers', 'away-missions', 'ascendancy', 'first-edition'];

function read<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
}

/** The questions that a book answers by mistake. */
function refused(game: string, questions: readonly string[]): string[] {
  return questions.filter((question) => indexOf(game).answers(question, 1).length === 0);
}

// The search was tuned on all three sets. The first came with it. The others are from people who had not seen the entries.
test.each([
  ['frontiers', 80],
  ['away-missions', 80],
  ['ascendancy', 80],
  ['first-edition', 79],
])('questions about anything other than the rules of %s are refused', (game, known) => {
  const questions = read<string[]>('off-topic/tuned.json');
  expect(questions).toHaveLength(80);
  // If a number is better, change it here.
  expect(refused(game, questions).length).toBeGreaterThanOrEqual(known);
});

test.each([
  ['frontiers', 42],
  ['away-missions', 43],
  ['ascendancy', 43],
  ['first-edition', 42],
])('a second set of off-topic questions is refused in %s', (game, known) => {
  const questions = read<string[]>('off-topic/everyday.json');
  expect(questions).toHaveLength(43);
  expect(refused(game, questions).length).toBeGreaterThanOrEqual(known);
});

test.each([
  ['frontiers', 43],
  ['away-missions', 43],
  ['ascendancy', 43],
  ['first-edition', 43],
])('a third set of off-topic questions is refused in %s', (game, known) => {
  const questions = read<string[]>('off-topic/third.json');
  expect(questions).toHaveLength(43);
  expect(refused(game, questions).length).toBeGreaterThanOrEqual(known);
});

// The search was never tuned on these.
test.each([
  ['frontiers', 37],
  ['away-missions', 41],
  ['ascendancy', 39],
  ['first-edition', 38],
])('in %s, at least %i of the 43 questions in a fourth off-topic set are refused', (game, known) => {
  const questions = read<string[]>('off-topic/fourth.json');
  expect(questions).toHaveLength(43);
  expect(refused(game, questions).length).toBeGreaterThanOrEqual(known);
});

// The search was not tuned on these either.
test.each([
  ['frontiers', 40, 43, 41],
  ['away-missions', 43, 43, 43],
  ['ascendancy', 42, 43, 42],
  ['first-edition', 40, 42, 41],
])('nearly all of the last three sets of questions are refused in %s', (game, fifth, sixth, seventh) => {
  for (const [set, known] of [
    ['fifth', fifth],
    ['sixth', sixth],
    ['seventh', seventh],
  ] as const) {
    const questions = read<string[]>(`off-topic/${set}.json`);
    expect(questions).toHaveLength(43);
    expect(refused(game, questions).length, set).toBeGreaterThanOrEqual(known);
  }
});

test('hardly any on-topic question is refused', () => {
  const all = GAMES.flatMap((game) =>
    ['queries', 'unseen'].flatMap((set) =>
      refused(
        game,
        read<{ q: string }[]>(`${set}/${game}.json`).map(({ q }) => q),
      ),
    ),
  );
  expect(all.length).toBeLessThanOrEqual(2);
});
