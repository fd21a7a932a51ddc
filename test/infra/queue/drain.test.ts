import type { Redis } from 'ioredis';
import { beforeEach, expect, test } from 'vitest';
import { drain, type WorkerTools } from '../../../src/queue/drain.ts';
import type { Command } from '../../../src/tables/types.ts';
import { beforeStep } from '../../support/changed-steps.ts';
import { toyGame } from '../../support/toy-game.ts';
import { withRedis } from '../support/redis.ts';
import { answer, command, gamesOf, opening } from '../support/tables.ts';
import { drainTable, sendTo, workerToolsAt } from '../support/worker-tools.ts';

const redis = withRedis();
beforeEach(() => redis.flush());

const workerTools = () => workerToolsAt(redis.connect());
const send = (tools: WorkerTools, ...commands: Command[]) => sendTo(tools, 't1', ...commands);
const drainAll = (tools: WorkerTools) => drainTable(tools, 't1');

test('a Redis error never makes a worker abandon a command', async () => {
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

test('a lost response never makes a worker commit twice', async () => {
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

test('a slower worker restarts from the position that the faster one wrote', async () => {
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

test('a worker discards its copy of a table if the table was rolled back and then reached the same entry again', async () => {
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

test('a commit is refused if its starting position has been lost in the meantime', async () => {
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

test('a command is abandoned once three workers have died while handling it, and not before', async () => {
  const tools = workerTools();
  await send(tools, ...opening());
  await drainAll(tools);
  const late = command({ player: 'bob' }, { t: 'orders', seat: 1, orders: { ask: [] } });
  for (const deaths of [2, 3]) {
    await send(tools, command({ player: 'ann' }, { t: 'orders', seat: 0, orders: { ask: [] } }));
    // Each worker takes the command and dies.
    await tools.store.take('t1', 16, null);
    for (let death = 1; death < deaths; death++) {
      await tools.store.take('t1', 16, null, 'again');
      await tools.store.take('t1', 16, null, 'suspect');
    }
    while ((await drain('t1', tools, 'again')) === 'more');
    expect((await tools.store.aside('t1')).length).toBe(deaths === 2 ? 0 : 1);
  }
  await send(tools, late);
  await drainAll(tools);
  expect((await tools.directory.summary('t1'))?.seq).toBe(5);
});

test('a command isn’t abandoned, however often the process dies while handling another table’s command', async () => {
  const [orders, bystander] = [0, 1].map((seat) =>
    command({ player: seat === 0 ? 'ann' : 'bob' }, { t: 'orders', seat, orders: { ask: [] } }),
  );
  if (orders === undefined || bystander === undefined) throw new Error('there are two commands');
  const start = workerTools();
  for (const table of ['t1', 't2']) {
    await sendTo(start, table, ...opening());
    await drainTable(start, table);
  }
  await sendTo(start, 't1', orders);
  await sendTo(start, 't2', bystander);
  // Each process has taken both commands and dies during the first, so nothing that it begins is ever finished.
  for (let death = 0; death < 4; death++) {
    const dying = workerTools();
    const begun = new Promise<void>((resolve) => {
      dying.store.commit = () => {
        resolve();
        return new Promise(() => {});
      };
    });
    const how = death === 0 ? 'fresh' : 'again';
    void drain('t1', dying, how);
    await begun;
    const take = dying.store.take.bind(dying.store);
    const taken = new Promise<void>((resolve) => {
      dying.store.take = (...given) => take(...given).finally(resolve);
    });
    void drain('t2', dying, how);
    await taken;
    // Redis answers the worker’s next request before this one.
    await new Promise((done) => setImmediate(done));
    await dying.store.waiting('t2');
  }
  const last = workerTools();
  for (const table of ['t1', 't2']) while ((await drain(table, last, 'again')) === 'more');
  expect((await last.store.aside('t1')).length).toBe(1);
  expect((await last.store.aside('t2')).length).toBe(0);
  expect((await last.directory.summary('t2'))?.seq).toBe(4);
});

test('a commit that fails because the table has changed doesn’t count as a failed attempt', async () => {
  const connection = redis.connect();
  const tools = workerToolsAt(connection);
  await send(tools, ...opening());
  await drainAll(tools);
  await send(tools, answer('ann', 0, 'd1', []), answer('bob', 1, 'd2', []));
  // Two workers have died during these commands.
  await tools.store.take('t1', 16, null);
  await tools.store.take('t1', 16, null, 'again');
  await tools.store.take('t1', 16, null, 'suspect');
  const commit = tools.store.commit.bind(tools.store);
  const counted: (string | undefined)[] = [];
  tools.store.commit = async (...given) => {
    const [first] = await connection.xrange('{t:t1}:inbox', '-', '+');
    counted.push((await connection.hgetall('{t:t1}:tries'))[first?.[0] ?? '']);
    // Something else is written first, as if another worker moves the table to newer rules.
    if (counted.length % 6 !== 0) await connection.hset('{t:t1}:head', 'stamp', `other-${counted.length}`);
    return commit(...given);
  };
  while ((await drain('t1', tools, 'again')) === 'more');
  expect(await tools.store.aside('t1')).toEqual([]);
  expect((await tools.directory.summary('t1'))?.seq).toBe(5);
  // The attempts that met a changed table are taken back.
  expect(counted).toEqual([...Array(6).fill('3'), ...Array(6).fill('2')]);
  expect(await connection.exists('{t:t1}:tries')).toBe(0);
});

test('a failing command is tried three times in all, even if the table changes in between', async () => {
  const connection = redis.connect();
  let runs = 0;
  const game = beforeStep(toyGame(), 'turn', 'end', (_ctx, local) => {
    if (local['key'] !== 'draw') return;
    runs += 1;
    if (runs > 1) throw new Error('a fault of the game');
  });
  const tools = workerToolsAt(connection, gamesOf(game));
  await send(tools, ...opening(), answer('ann', 0, 'd1', []), answer('bob', 1, 'd2', []));
  await drainAll(tools);
  await send(tools, await ann(tools, 'draw'));
  // One worker has died during this command.
  await tools.store.take('t1', 16, null);
  const commit = tools.store.commit.bind(tools.store);
  tools.store.commit = async (...given) => {
    if (runs === 1) await connection.hset('{t:t1}:head', 'stamp', 'other');
    return commit(...given);
  };
  while ((await drain('t1', tools, 'again')) === 'more');
  expect(await tools.store.aside('t1')).toHaveLength(1);
  // The second and third attempts first met a changed table, and then failed.
  expect(runs).toBe(3);
});
