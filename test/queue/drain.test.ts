import { beforeEach, expect, test } from 'vitest';
import { drain, type Workshop } from '../../src/queue/drain.ts';
import type { Command } from '../../src/tables/types.ts';
import { withRedis } from '../support/redis.ts';
import { answer, opening } from '../support/tables.ts';
import { drainTable, sendTo, workshopAt } from '../support/workshop.ts';

const redis = withRedis();
beforeEach(() => redis.flush());

const workshop = () => workshopAt(redis.connect());
const send = (shop: Workshop, ...commands: Command[]) => sendTo(shop, 't1', ...commands);
const drainAll = (shop: Workshop) => drainTable(shop, 't1');

test('trouble with Redis is no fault of the command: it is never set aside for it', async () => {
  const shop = workshop();
  await send(shop, ...opening());
  await drainAll(shop);
  await send(shop, answer('ann', 0, 'd1', []));
  const commit = shop.store.commit.bind(shop.store);
  for (let failures = 0; failures < 5; failures++) {
    shop.store.commit = async () => {
      throw new Error('Connection is closed.');
    };
    await expect(drain('t1', shop)).rejects.toThrow('Connection is closed.');
  }
  shop.store.commit = commit;
  await drainAll(shop);
  expect(await shop.store.aside('t1')).toEqual([]);
  expect((await shop.directory.summary('t1'))?.seq).toBe(4);
});

test('a commit whose answer got lost is not made twice', async () => {
  const shop = workshop();
  await send(shop, ...opening());
  await drainAll(shop);
  await send(shop, answer('ann', 0, 'd1', []));
  const commit = shop.store.commit.bind(shop.store);
  shop.store.commit = async (...given) => {
    await commit(...given);
    throw new Error('Connection is closed.');
  };
  await expect(drain('t1', shop)).rejects.toThrow('Connection is closed.');
  shop.store.commit = commit;
  await send(shop, answer('bob', 1, 'd2', []));
  await drainAll(shop);
  expect((await shop.directory.summary('t1'))?.seq).toBe(5);
  expect((await shop.store.entries('t1', 0, -1)).length).toBe(6);
});

test('two workers at one table: whoever comes late starts again from what the other wrote', async () => {
  const [one, two] = [workshop(), workshop()];
  await send(one, ...opening());
  await drainAll(one);
  await drainAll(two);
  await send(one, answer('ann', 0, 'd1', []));
  const commit = one.store.commit.bind(one.store);
  one.store.commit = async (...given) => {
    // The other worker is faster, and takes one more command.
    one.store.commit = commit;
    await send(two, answer('bob', 1, 'd2', []));
    await drainAll(two);
    return commit(...given);
  };
  await drainAll(one);
  expect((await one.directory.summary('t1'))?.seq).toBe(5);
  await send(one, answer('ann', 0, 'd3', ['draw']));
  await drainAll(one);
  const held = await one.history.now('t1');
  expect(held === null ? [] : (await one.history.verify('t1', held)).map(({ same }) => same)).toEqual([true, true]);
});
