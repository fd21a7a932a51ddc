import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dot } from '../../../src/rulebook/embeddings/matrix.ts';
import { fileOf, VECTORS, Vectors, vectors } from '../../../src/rulebook/embeddings/vectors.ts';
import { rulebooks } from '../../../src/rulebook/index.ts';
import { wordsOf } from '../../../src/rulebook/search/words.ts';

test('vectors can be read back as they were written', () => {
  const written = new Map([
    ['ship', Float32Array.of(3, 4)],
    ['star', Float32Array.of(0, -2)],
  ]);
  const read = new Vectors(fileOf(written));
  expect(read.words()).toEqual(['ship', 'star']);
  expect([...(read.of(['ship']) ?? [])].map((number) => Number(number.toFixed(2)))).toEqual([0.6, 0.8]);
  expect([...(read.of(['star', 'moon']) ?? [])]).toEqual([0, -1]);
  expect(read.of(['moon'])).toBeNull();
});

test('the books’ words and many others have vectors, in at most two megabytes', () => {
  expect(statSync(VECTORS).size).toBeLessThanOrEqual(2_000_000);
  const known = new Set(vectors().words());
  expect(known.size).toBe(16_000);
  const entries = Object.values(rulebooks).flatMap((chapters) => chapters.flatMap((chapter) => chapter.entries));
  const inBooks = new Set(entries.flatMap(({ title, terms = '' }) => wordsOf(`${title} ${terms}`)));
  // New rules may bring new words. After many of them, the table is built again.
  expect([...inBooks].filter((word) => known.has(word)).length).toBeGreaterThan(0.98 * inBooks.size);
});

test.each([
  ['enemy', 'opponent', 'table'],
  ['gun', 'weapon', 'card'],
  ['purchase', 'buy', 'move'],
  ['corpse', 'dead', 'deck'],
])('the vector of %s is closer to %s than to %s', (word, near, far) => {
  const of = (one: string) => vectors().of([one]) ?? new Float32Array(vectors().size);
  expect(dot(of(word), of(near))).toBeGreaterThan(dot(of(word), of(far)) + 0.1);
});
