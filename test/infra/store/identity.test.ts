import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect as connectSocket, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Redis } from 'ioredis';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connect, gateOf } from '../../../src/store/connect.ts';
import { StoreLost } from '../../../src/store/gate.ts';
import { openStore, requireStore, STORE_FILE } from '../../../src/store/identity.ts';
import { keptData } from '../../../src/store/kept-data.ts';
import { storeTrouble } from '../../../src/store/redis-errors.ts';
import { withRedis } from '../support/redis.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
let folder: string;
let admin: Redis;
const open: Redis[] = [];
beforeEach(async () => {
  await redis.flush();
  admin = redis.connect();
  folder = await mkdtemp(join(tmpdir(), 'subspace-store-'));
});
afterEach(async () => {
  for (const one of open.splice(0)) one.disconnect();
  await rm(folder, { recursive: true });
});

async function connected(patience: 'wait' | 'fail'): Promise<Redis> {
  const one = connect(redis.socket, patience);
  open.push(one);
  await until('it is connected', () => one.status === 'ready');
  return one;
}

const id = (): Promise<string | null> => admin.hget('store', 'id');

test('a store gets an id only once, and every process then uses that id', async () => {
  const [one, other] = [await connected('wait'), await connected('wait')];
  await Promise.all([openStore(one, folder), openStore(other, null)]);
  const given = await id();
  expect(given).toMatch(/^[0-9a-f-]{36}$/);
  expect([gateOf(one)?.id, gateOf(other)?.id]).toEqual([given, given]);
  expect((await readFile(join(folder, STORE_FILE), 'utf8')).trim()).toBe(given);
  await openStore(await connected('wait'), folder);
  expect(await id()).toBe(given);
});

/** Possible events in the life of the store. */
const LOSSES: [what: string, lose: () => Promise<void>][] = [
  ['is emptied', () => redis.flush()],
  [
    'is another one',
    async () => {
      await redis.flush();
      await admin.hset('store', 'id', 'another');
    },
  ],
  [
    'holds something else under the name of its id',
    async () => {
      await redis.flush();
      await admin.set('store', 'x');
    },
  ],
  [
    'comes back empty after it was away',
    async () => {
      const again = await redis.stop();
      await rm(keptData(join(redis.socket, '..')), { recursive: true });
      await again();
      admin = redis.connect();
    },
  ],
];

test.each(LOSSES)('people’s commands fail and nothing is written if a store %s', async (_, lose) => {
  const people = await connected('fail');
  let lost = 0;
  await openStore(people, folder, () => {
    lost += 1;
  });
  await people.set('a', '1');
  const before = await admin.hgetall('store');
  await lose();
  const after = (await admin.keys('*')).sort();
  const error = await until('it is refused', () =>
    people.set('b', '2').then(
      () => null,
      (reason: Error) => (reason instanceof StoreLost ? reason : null),
    ),
  );
  expect(storeTrouble(error)).toContain('I can’t find the games right now');
  await expect(people.multi().set('c', '3').exec()).rejects.toThrow(StoreLost);
  expect((await admin.keys('*')).sort().filter((key) => key !== 'b')).toEqual(after);
  expect(lost).toBeGreaterThan(0);
  // The right store is back now.
  await admin.flushall();
  await admin.hset('store', before);
  await until('it is taken', () => people.set('b', '2').then(() => true));
});

test.each(LOSSES)('if a store %s, workers’ commands wait in order until it is back', async (_, lose) => {
  const worker = await connected('wait');
  let lost = 0;
  await openStore(worker, folder, () => {
    lost += 1;
  });
  const before = await admin.hgetall('store');
  await lose();
  await until('the worker has seen it', () => {
    void worker.ping();
    return lost > 0;
  });
  let settled = 0;
  const twin = worker.duplicate();
  open.push(twin);
  const waiting = [
    worker.rpush('a', '1'),
    worker.multi().rpush('a', '2').rpush('a', '3').exec(),
    worker.rpush('a', '4'),
    twin.rpush('twin', '1'),
  ];
  for (const one of waiting)
    void one.then(() => {
      settled += 1;
    });
  // Both connections check again.
  const seen = lost;
  await until('they have looked again', () => lost >= seen + 3);
  expect(settled).toBe(0);
  expect(await admin.exists('a', 'twin')).toBe(0);
  await admin.flushall();
  await admin.hset('store', before);
  await Promise.all(waiting);
  expect(await admin.lrange('a', 0, -1)).toEqual(['1', '2', '3', '4']);
});

test('all waiting commands fail if the connection is closed while a different store is connected', async () => {
  const worker = await connected('wait');
  let lost = false;
  await openStore(worker, folder, () => {
    lost = true;
  });
  await redis.flush();
  const waiting: Promise<unknown>[] = [];
  await until('it is seen', () => {
    waiting.push(worker.ping());
    return lost;
  });
  const last = worker.set('a', '1');
  worker.disconnect();
  await expect(last).rejects.toThrow('closed');
  await Promise.allSettled(waiting);
});

test('a store that has the same id is accepted even if it is an older copy', async () => {
  const worker = await connected('fail');
  await openStore(worker, folder);
  const before = await admin.hgetall('store');
  await worker.set('a', '1');
  await admin.flushall();
  await admin.hset('store', before);
  await requireStore(worker, folder);
  expect(await worker.get('a')).toBeNull();
});

test('until the store’s file is deleted, another store is refused at the next start, with advice on what to do', async () => {
  const worker = await connected('wait');
  await openStore(worker, folder);
  await redis.flush();
  const file = join(folder, STORE_FILE);
  await expect(requireStore(redis.connect(), folder)).rejects.toThrow('This Redis is empty');
  await admin.zadd('tables', 1, 'abc123');
  await expect(requireStore(redis.connect(), folder)).rejects.toThrow('This Redis holds other data');
  await expect(requireStore(redis.connect(), folder)).rejects.toThrow(`delete ${file}`);
  // A process that starts anyway writes nothing to that store.
  const late = await connected('fail');
  await expect(openStore(late, folder)).rejects.toThrow(StoreLost);
  expect(await admin.keys('*')).toEqual(['tables']);
  await rm(file);
  await requireStore(redis.connect(), folder);
  await openStore(await connected('wait'), folder);
  expect((await readFile(file, 'utf8')).trim()).toBe(await id());
});

test('a store is used even if its id can’t be written to the data folder', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  expect(await openStore(await connected('wait'), join(file, 'below'))).toBe(false);
  expect(await id()).not.toBeNull();
});

test('an empty id file is treated as if no store were remembered', async () => {
  await writeFile(join(folder, STORE_FILE), '\n');
  await openStore(await connected('wait'), folder);
  expect((await readFile(join(folder, STORE_FILE), 'utf8')).trim()).toBe(await id());
});

test.each(['wait', 'fail'] as const)(
  'a pipeline’s commands stay together when the store is checked again (%s)',
  async (patience) => {
    const one = await connected(patience);
    await openStore(one, folder);
    await one.set('kept', 'yes');
    // Each read of the clock returns a later time, so a check is due within every pipeline that reads it several times.
    const begun = performance.now();
    let looks = 0;
    const now = vi.spyOn(performance, 'now').mockImplementation(() => begun + (looks++ * 1_000) / 3);
    try {
      for (let length = 1; length <= 12; length++) {
        const pipeline = one.multi();
        for (let at = 0; at < length; at++) pipeline.set(`key ${at}`, `${length} ${at}`).get(`key ${at}`);
        const replies = await pipeline.exec();
        const expected = Array.from({ length }, (_, at) => [
          [null, 'OK'],
          [null, `${length} ${at}`],
        ]).flat();
        expect(replies).toEqual(expected);
        expect(await one.get('kept')).toBe('yes');
      }
    } finally {
      now.mockRestore();
    }
  },
);

test('the store is checked before a broken connection’s transaction is sent again', async () => {
  const pairs: [near: Socket, far: Socket][] = [];
  const way = createServer((near) => {
    const far = connectSocket(redis.socket);
    pairs.push([near, far]);
    for (const one of [near, far]) one.on('error', () => {});
    near.pipe(far).pipe(near);
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
  });
  way.listen(join(folder, 'way'));
  await once(way, 'listening');
  try {
    const worker = connect(join(folder, 'way'), 'wait');
    open.push(worker);
    let lost = 0;
    await openStore(worker, folder, () => {
      lost += 1;
    });
    const before = await admin.hgetall('store');
    // From this point, the connection trusts its store for a moment.
    await worker.set('a', '0');
    await worker.del('a');
    // Anything sent after this never arrives.
    for (const [near, far] of pairs) near.unpipe(far).resume();
    const arrived = Promise.all(pairs.map(([near]) => once(near, 'data')));
    const waiting = worker.multi().rpush('a', '1').rpush('a', '2').exec();
    await arrived;
    await admin.flushall();
    for (const [near] of pairs) near.destroy();
    await until('it has looked or written', async () => lost > 0 || (await admin.dbsize()) > 0);
    expect(await admin.keys('*')).toEqual([]);
    await admin.hset('store', before);
    await waiting;
    expect(await admin.lrange('a', 0, -1)).toEqual(['1', '2']);
  } finally {
    way.close();
  }
});
