import { beforeEach, expect, test } from 'vitest';
import { type Branch, Branches } from '../../../src/store/branches.ts';
import { branchKey } from '../../../src/store/keys.ts';
import { withRedis } from '../support/redis.ts';

const redis = withRedis();
let branches: Branches;
beforeEach(async () => {
  await redis.flush();
  branches = new Branches(redis.connect());
});

const ID = (at: number): string => `${100_000_000_000_000_000n + BigInt(at)}`;

/** Adds a step to the copy of Ann. */
function add(words: string, interaction: string): Promise<Branch | null> {
  return branches.change('abc123', 'ann', interaction, (before) => ({
    seat: 0,
    steps: [...(before?.steps ?? []), { words, label: words }],
  }));
}

test('a private copy belongs to one person at one table, and is kept for a week', async () => {
  await add('move', ID(1));
  expect(await branches.of('abc123', 'ann')).toEqual({
    mark: ID(1),
    seat: 0,
    steps: [{ words: 'move', label: 'move' }],
  });
  expect(await branches.of('abc123', 'ben')).toBeNull();
  expect(await branches.of('other1', 'ann')).toBeNull();
  expect(await redis.connect().ttl(branchKey('abc123', 'ann'))).toBe(7 * 24 * 3_600);
});

test('an interaction changes a private copy only once', async () => {
  await add('move', ID(1));
  expect((await add('move', ID(1)))?.steps).toHaveLength(1);
  expect((await add('scan', ID(2)))?.steps).toHaveLength(2);
});

test('changes that happen at the same time are all kept', async () => {
  await Promise.all(Array.from({ length: 8 }, (_, at) => add(`step ${at}`, ID(at))));
  const steps = (await branches.of('abc123', 'ann'))?.steps.map(({ words }) => words) ?? [];
  expect(steps.toSorted()).toEqual(Array.from({ length: 8 }, (_, at) => `step ${at}`));
});

test('a damaged private copy counts as missing, and is replaced', async () => {
  await redis.connect().set(branchKey('abc123', 'ann'), '{"mark":');
  expect(await branches.of('abc123', 'ann')).toBeNull();
  expect((await add('move', ID(1)))?.steps).toHaveLength(1);
  expect(await branches.change('abc123', 'ann', ID(2), () => null)).toBeNull();
  expect(await redis.connect().exists(branchKey('abc123', 'ann'))).toBe(0);
});
