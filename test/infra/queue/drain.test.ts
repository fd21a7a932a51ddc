import type { Redis } from 'ioredis';
import { beforeEach, expect, test } from 'vitest';
import { drain, type WorkerTools } from '../../../src/queue/drain.ts';
import type { Command } from '../../../src/tables/types.ts';
import { withRedis } from '../support/redis.ts';
import { answer, command, opening } from '../support/tables.ts';
import { drainTable, sendTo, workerToolsAt } from '../support/worker-tools.ts';

const redis = withRedis();
beforeEach(() => redis.flush());

const workerTools = () => workerToolsAt(redis.connect());
const send = (tools: WorkerTools, ...commands: Command[]) => sendTo(tools, 't1', ...commands);
const drainAll = (tools: WorkerTools) => drainTable(tools, 't1');

test('trouble with Redis is no fault of the command: it is never set aside for it', async () => {
  const tools = workerTools();
  await send(tools, ...opening());
  await drainAll(tools);
  await send(tools, answer('ann', 0, 'd1', []));
  const commit = tools.store.commit.bind(tools.store);
  for (let failures = 0; failures < 5; failures++) {
    tools.store.commit = async () => {
      throw new Error('Connection is closed.');
    };
    await expect(drain('t1', tools)).rejects.toThrow('Connection is closed.');
  }
  tools.store.commit = commit;
  await drainAll(tools);
  expect(await tools.store.aside('t1')).toEqual([]);
  expect((await tools.directory.summary('t1'))?.seq).toBe(4);
});

test('a commit whose answer got lost is not made twice', async () => {
  const tools = workerTools();
  await send(tools, ...opening());
  await drainAll(tools);
  await send(tools, answer('ann', 0, 'd1', []));
  const commit = tools.store.commit.bind(tools.store);
  tools.store.commit = async (...given) => {
    await commit(...given);
    throw new Error('Connection is closed.');
  };
  await expect(drain('t1', tools)).rejects.toThrow('Connection is closed.');
  tools.store.commit = commit;
  await send(tools, answer('bob', 1, 'd2', []));
  await drainAll(tools);
  expect((await tools.directory.summary('t1'))?.seq).toBe(5);
  expect((await tools.store.entries('t1', 0, -1)).length).toBe(6);
});

test('two workers at one table: whoever comes late starts again from what the other wrote', async () => {
  const [one, two] = [workerTools(), workerTools()];
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

/** Saves a table's keys; the returned function restores them. */
async function keepTable(connection: Redis): Promise<() => Promise<void>> {
  const names = await connection.keys('{t:t1}:*');
  const kept = await Promise.all(names.map(async (name) => [name, await connection.dumpBuffer(name)] as const));
  return async () => {
    await connection.del(...(await connection.keys('{t:t1}:*')));
    for (const [name, value] of kept) if (value !== null) await connection.restore(name, 0, value);
  };
}

async function replays({ history }: WorkerTools): Promise<boolean> {
  const held = await history.now('t1');
  return held !== null && (await history.verify('t1', held)).every(({ same }) => same);
}

/** The answer to Ann's open question, with this key. */
async function ann({ store }: WorkerTools, key: string): Promise<Command> {
  const question = JSON.parse((await store.prompt('t1', 0)).prompt ?? 'null');
  return answer('ann', 0, question.id, [key]);
}

test('a worker discards its copy when another worker has reached the same entry in another history', async () => {
  const [one, two] = [workerTools(), workerTools()];
  await send(one, ...opening(), answer('ann', 0, 'd1', []), answer('bob', 1, 'd2', []));
  await drainAll(one);
  await drainAll(two);
  const putBack = await keepTable(redis.connect());
  await send(one, await ann(one, 'draw'));
  await drainAll(one);
  await putBack();
  await send(two, await ann(two, 'move:u0:1'));
  await drainAll(two);
  await send(one, command({ player: 'bob' }, { t: 'orders', seat: 1, orders: { ask: [] } }));
  await drainAll(one);
  expect((await one.directory.summary('t1'))?.seq).toBe(7);
  expect(await replays(one)).toBe(true);
});

test('a commit from a position that was lost meanwhile is refused', async () => {
  const [one, two] = [workerTools(), workerTools()];
  await send(one, ...opening(), answer('ann', 0, 'd1', []), answer('bob', 1, 'd2', []));
  await drainAll(one);
  const putBack = await keepTable(redis.connect());
  await send(one, await ann(one, 'draw'));
  await drainAll(one);
  await send(one, command({ player: 'bob' }, { t: 'orders', seat: 1, orders: { ask: [] } }));
  const commit = one.store.commit.bind(one.store);
  one.store.commit = async (...given) => {
    one.store.commit = commit;
    await putBack();
    await send(two, await ann(two, 'move:u0:1'));
    await drainAll(two);
    return commit(...given);
  };
  await drainAll(one);
  expect((await one.directory.summary('t1'))?.seq).toBe(6);
  expect(await replays(one)).toBe(true);
});

test('a command over which three workers died is set aside by the fourth, and no earlier', async () => {
  const tools = workerTools();
  await send(tools, ...opening());
  await drainAll(tools);
  const late = command({ player: 'bob' }, { t: 'orders', seat: 1, orders: { ask: [] } });
  for (const deaths of [2, 3]) {
    await send(tools, command({ player: 'ann' }, { t: 'orders', seat: 0, orders: { ask: [] } }));
    // Each of them takes it and dies; the first one's job counts that.
    for (let death = 0; death < deaths; death++)
      await tools.store.take('t1', 16, null, death === 0 ? 'fresh' : 'again');
    while ((await drain('t1', tools, 'again')) === 'more');
    expect((await tools.store.aside('t1')).length).toBe(deaths === 2 ? 0 : 1);
  }
  await send(tools, late);
  await drainAll(tools);
  expect((await tools.directory.summary('t1'))?.seq).toBe(5);
});
