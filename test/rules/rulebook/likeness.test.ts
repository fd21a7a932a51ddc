import { expect, test } from 'vitest';
import { vectors } from '../../../src/rulebook/embeddings/vectors.ts';
import { SemanticSimilarity } from '../../../src/rulebook/search/similarity.ts';
import { wordsOf } from '../../../src/rulebook/search/words.ts';

interface Said {
  terms?: string;
  rules?: string;
  text?: string;
}

/** Entries with these phrases, and their similarity to a question. */
function likeness(question: string, ...said: readonly Said[]): number[] {
  const asked = vectors().of(wordsOf(question)) ?? new Float32Array(vectors().size);
  const compared = new SemanticSimilarity(
    said.map(({ terms = '', rules = '', text = '' }) => ({ title: '', aliases: '', terms, rules, text })),
  );
  compared.ask(asked);
  return said.map((_, place) => compared.at(place));
}

test('a question is matched to a phrase with the same meaning in other words', () => {
  const [same = 0, other = 0] = likeness('purchase a gun', { terms: 'buy a weapon' }, { terms: 'end of the round' });
  expect(same).toBeGreaterThan(2 * other);
});

test('several similar phrases count for more than a single one', () => {
  const [one = 0, two = 0] = likeness(
    'purchase a gun',
    { terms: 'buy a weapon' },
    { terms: 'buy a weapon; pay for weapons' },
  );
  expect(two).toBeGreaterThan(one);
});

test('an entry’s own phrase counts for more than a phrase from a derived rule', () => {
  const [own = 0, rule = 0] = likeness('purchase a gun', { terms: 'buy a weapon' }, { rules: 'buy a weapon' });
  expect(own).toBeGreaterThan(rule);
});

test('among entries with equal names, the one that begins like the question is preferred', () => {
  const called = 'buy a weapon';
  const [like = 0, unlike = 0] = likeness(
    'purchase a gun',
    { terms: called, text: 'You may buy a weapon.\n\nThe round ends.' },
    { terms: called, text: 'The round ends.\n\nYou may buy a weapon.' },
  );
  expect(like).toBeGreaterThan(unlike);
});

test('an entry without phrases isn’t similar to any question', () => {
  expect(likeness('purchase a gun', {})).toEqual([0]);
});
