import { beforeEach, expect, test } from 'vitest';
import { Decks, MOST_DECKS } from '../../../src/store/decks.ts';
import { withRedis } from '../support/redis.ts';

const redis = withRedis();
let decks: Decks;
beforeEach(async () => {
  await redis.flush();
  decks = new Decks(redis.connect());
});

const deck = { draw: Array.from({ length: 40 }, (_, at) => ({ card: `card-${at}`, count: 2 })) };

test('decks are kept by name, each person’s own', async () => {
  await decks.keep('ann', { name: 'Zeta', game: 'skirmish', deck });
  await decks.keep('ann', { name: 'Alpha', game: 'skirmish', deck: {} });
  expect(await decks.of('ann')).toEqual([
    { name: 'Alpha', game: 'skirmish', deck: {} },
    { name: 'Zeta', game: 'skirmish', deck },
  ]);
  expect(await decks.of('ben')).toEqual([]);
});

test('one of the same name takes the place of the other, in any case', async () => {
  await decks.keep('ann', { name: 'Mine', game: 'skirmish', deck });
  await decks.keep('ann', { name: 'MINE', game: 'skirmish', deck: {} });
  expect(await decks.of('ann')).toEqual([{ name: 'MINE', game: 'skirmish', deck: {} }]);
  await decks.drop('ann', 'mine');
  expect(await decks.of('ann')).toEqual([]);
});

test('too many aren’t kept, those that are there can still be changed', async () => {
  for (let at = 0; at < MOST_DECKS; at++)
    expect(await decks.keep('ann', { name: `deck ${at}`, game: 'skirmish', deck: {} })).toBe(true);
  expect(await decks.keep('ann', { name: 'one more', game: 'skirmish', deck })).toBe(false);
  expect(await decks.keep('ann', { name: 'Deck 3', game: 'skirmish', deck })).toBe(true);
  expect(await decks.of('ann')).toHaveLength(MOST_DECKS);
});
