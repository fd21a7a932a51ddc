import { beforeEach, expect, test } from 'vitest';
import { drain, type WorkerTools } from '../../../src/queue/drain.ts';
import type { Command } from '../../../src/tables/types.ts';
import { withRedis } from '../support/redis.ts';
import { answer, opening } from '../support/tables.ts';
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
