import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { must } from '../../../src/kernel/must.ts';
import { Pictures } from '../../../src/queue/pictures.ts';
import type { PictureRequest } from '../../../src/queue/transport.ts';
import { Views } from '../../../src/queue/views.ts';
import { LEAST_BUDGET } from '../../../src/store/cache-budget.ts';
import { CacheLedger } from '../../../src/store/cache-ledger.ts';
import { memoryOf } from '../../../src/store/check.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { RecordingTransport } from '../support/recording-transport.ts';
import { withRedis } from '../support/redis.ts';
import { opening, remark } from '../support/tables.ts';
import { until } from '../support/until.ts';

const MB = 1024 * 1024;
const MAP: PictureRequest = { scene: 'map', params: {}, reader: 0, name: 'map.png', alt: '' };
const redis = withRedis();
let transport: RecordingTransport;
let pipeline: TestPipeline;
let drawn: number;
beforeEach(async () => {
  await redis.flush();
  transport = new RecordingTransport();
  drawn = 0;
  pipeline = await TestPipeline.open(redis.socket, {
    transport,
    sweep: 200,
    draw: () => {
      drawn += 1;
      return { bytes: randomBytes(MB / 2), alt: 'a map' };
    },
  });
  await pipeline.send('abc123', ...opening());
  await pipeline.summary('abc123', 'the game has begun', ({ seq }) => seq === 3);
});
afterEach(async () => {
  await pipeline.redis.config('SET', 'maxmemory', '0');
  await pipeline.close();
});

/** Looks at the hand after a move, which gives a new picture, and waits until the picture has come. */
async function look(at: number): Promise<void> {
  const id = `i${at}`;
  transport.pictures = [{ ...MAP, params: { at } }];
  await pipeline.answers.put(id, { applicationId: 'a', token: id, at: Date.now() });
  await pipeline.backend.read({ table: 'abc123', reader: 0, player: 'ann', read: { what: 'hand' }, answer: id });
  await until(`picture ${at} is there`, () => transport.answers.get(id)?.files.length === 1);
}

test('views and pictures fill only their part of Redis, so moves are never refused because the memory is full', async () => {
  const { used } = await memoryOf(pipeline.redis);
  const limit = used + 16 * MB;
  await pipeline.redis.config('SET', 'maxmemory', `${limit}`);
  const ledger = new CacheLedger(pipeline.redis);
  await until('the sweep has set the budget', async () => (await ledger.size()).budget === LEAST_BUDGET);
  // Without a budget, these pictures take 30 MB.
  for (let at = 0; at < 60; at++) {
    await look(at);
    await pipeline.send('abc123', remark());
  }
  await pipeline.summary('abc123', 'all moves are applied', ({ seq }) => seq === 63);
  expect(await pipeline.redis.info('errorstats')).not.toContain('OOM');
  expect((await ledger.size()).used).toBeLessThanOrEqual(LEAST_BUDGET);
  expect((await memoryOf(pipeline.redis)).used).toBeLessThan(limit);
});

/** Draws the map for a reader after `spoil` removed something from the cache. Returns the number of pictures. */
async function drawAfter(spoil: (key: string) => Promise<unknown>): Promise<number> {
  const connection = redis.connect();
  const views = new Views(connection);
  const pictures = new Pictures(connection, 1, Date);
  try {
    const view = must(await views.see({ table: 'abc123', reader: 0 }), 'the view');
    await spoil(view.key);
    return (await pictures.draw(view, [{ ...MAP, params: { only: 'here' } }], 'answer'))?.length ?? 0;
  } finally {
    await Promise.all([views.close(), pictures.close()]);
  }
}

test('if a view is gone before its picture is drawn, it is stored again under the key of its reader', async () => {
  let gone = '';
  expect(
    await drawAfter(async (key) => {
      gone = key;
      await pipeline.redis.del(key);
    }),
  ).toBe(1);
  expect(await pipeline.redis.exists(gone)).toBe(1);
});

test('if a picture is gone before it is fetched, it is drawn again', async () => {
  const before = drawn;
  const thief = redis.connect();
  const stolen = until('the picture is stolen', async () => {
    const found = await thief.keys('picture:*');
    return found.length > 0 && drawn === before + 1 && (await thief.del(...found)) > 0;
  });
  const connection = redis.connect();
  const fetch = connection.hmgetBuffer.bind(connection);
  const views = new Views(connection);
  const pictures = new Pictures(connection, 2, Date);
  let fetched = 0;
  // The second time, the picture has just been drawn.
  connection.hmgetBuffer = (async (...args: Parameters<typeof fetch>) => {
    fetched += 1;
    if (fetched === 2) await stolen;
    return fetch(...args);
  }) as typeof connection.hmgetBuffer;
  const view = must(await views.see({ table: 'abc123', reader: 0 }), 'the view');
  expect(await pictures.draw(view, [{ ...MAP, params: { only: 'stolen' } }], 'answer')).toHaveLength(1);
  expect(drawn).toBe(before + 2);
  await Promise.all([views.close(), pictures.close()]);
});

test('if the content of a picture is gone before it is drawn, it is stored again', async () => {
  const connection = redis.connect();
  const set = connection.set.bind(connection);
  let stored = 0;
  connection.set = (async (key: string, ...args: unknown[]) => {
    if (key.startsWith('drawing:')) stored += 1;
    if (key.startsWith('drawing:') && stored === 1) return 'OK';
    return Reflect.apply(set, connection, [key, ...args]);
  }) as typeof connection.set;
  const views = new Views(connection);
  const pictures = new Pictures(connection, 3, Date);
  const view = must(await views.see({ table: 'abc123', reader: 0 }), 'the view');
  expect(await pictures.draw(view, [{ ...MAP, params: { only: 'here' } }], 'answer')).toHaveLength(1);
  expect(stored).toBe(2);
  await Promise.all([views.close(), pictures.close()]);
});

test('a view that was restored can’t be found by another reader', async () => {
  const key = { own: '' };
  await drawAfter(async (own) => {
    key.own = own;
    await pipeline.redis.del(own);
  });
  const views = new Views(redis.connect());
  const other = must(await views.see({ table: 'abc123', reader: 1 }), 'the view of the other seat');
  expect(other.key).not.toBe(key.own);
  expect(other.seen).toMatchObject({ reader: 1, view: { hands: [2, [1900, 1901]] } });
  await views.close();
});
