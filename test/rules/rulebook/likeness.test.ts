import { expect, test } from 'vitest';
import { vectors } from '../../../src/rulebook/meaning/vectors.ts';
import { Likeness } from '../../../src/rulebook/search/likeness.ts';
import { wordsOf } from '../../../src/rulebook/search/words.ts';

/** Entries that are called this, and how like a question each is. */
function likeness(question: string, ...called: readonly string[]): number[] {
  const asked = vectors().of(wordsOf(question)) ?? new Float32Array(vectors().size);
  const compared = new Likeness(called.map((terms) => ({ title: '', aliases: '', terms, rules: '' })));
  compared.ask(asked);
  return called.map((_, place) => compared.at(place));
}

test('a question is like what means the same in other words', () => {
  const [same = 0, other = 0] = likeness('purchase a gun', 'buy a weapon', 'end of the round');
  expect(same).toBeGreaterThan(2 * other);
});

test('several phrases that are like it count more than one', () => {
  const [one = 0, two = 0] = likeness('purchase a gun', 'buy a weapon', 'buy a weapon; pay for weapons');
  expect(two).toBeGreaterThan(one);
});

test('what is called nothing is like nothing', () => {
  expect(likeness('purchase a gun', '')).toEqual([0]);
});
