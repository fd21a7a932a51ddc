import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rulebooks, ruleOf } from '../../../src/rulebook/index.ts';
import { indexOf } from '../../../src/rulebook/search/index.ts';

/** Short questions about a concept, with the entries of which any may come first. */
type Answers = Readonly<Record<string, readonly string[]>>;

function questions(game: string): { tuned: Answers; unseen: Answers } {
  return JSON.parse(readFileSync(new URL(`questions-short/${game}.json`, import.meta.url), 'utf8'));
}

/** Short questions whose first answer is wrong, with that answer. */
function missed(game: string, answers: Answers): string[] {
  const index = indexOf(game);
  return Object.entries(answers).flatMap(([question, right]) => {
    const [best] = index.search(question, 1);
    return best !== undefined && right.includes(best.entry.id) ? [] : [`${question}: ${best?.entry.id}`];
  });
}

// The search was tuned on both sets of each game.
test.each([
  ['frontiers', 'tuned', { all: 71, missed: 2 }],
  ['frontiers', 'unseen', { all: 36, missed: 1 }],
  ['away-missions', 'tuned', { all: 31, missed: 3 }],
  ['away-missions', 'unseen', { all: 16, missed: 1 }],
  ['ascendancy', 'tuned', { all: 32, missed: 2 }],
  ['ascendancy', 'unseen', { all: 16, missed: 2 }],
  ['first-edition', 'tuned', { all: 33, missed: 0 }],
  ['first-edition', 'unseen', { all: 16, missed: 1 }],
] as const)('short questions about %s get the right answers (%s)', (game, set, known) => {
  const answers = questions(game)[set];
  expect(Object.keys(answers)).toHaveLength(known.all);
  // If a number is better, lower it here.
  expect(missed(game, answers).length).toBeLessThanOrEqual(known.missed);
});

test.each(['frontiers', 'away-missions', 'ascendancy', 'first-edition'])(
  'for each short question about %s, one to three existing entries are listed as answers',
  (game) => {
    const { tuned, unseen } = questions(game);
    for (const right of Object.values({ ...tuned, ...unseen })) {
      expect(right.length).toBeGreaterThanOrEqual(1);
      expect(right.length).toBeLessThanOrEqual(3);
      expect(right.filter((id) => ruleOf(id) === null)).toEqual([]);
    }
  },
);

test('solo players are told how they win and lose', () => {
  for (const question of ['how do i win alone', 'win solo', 'how do i win by myself', 'how do i lose alone']) {
    const [best] = indexOf('ascendancy').answers(question, 1);
    expect([question, best?.entry.id]).toEqual([question, 'A-OPEN-33']);
  }
  // If the question doesn’t mention solo play, the answer is about the usual game.
  expect(indexOf('ascendancy').answers('how do i win', 1)[0]?.entry.id).not.toBe('A-OPEN-33');
});

test('a chapter’s lead rule is in that chapter, but isn’t its first rule', () => {
  for (const { lead, entries } of Object.values(rulebooks).flat())
    if (lead !== undefined) expect(entries.findIndex(({ id }) => id === lead)).toBeGreaterThan(0);
});
