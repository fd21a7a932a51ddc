import type { Redis } from 'ioredis';
import { beforeEach, describe, expect, test } from 'vitest';
import { examineStore } from '../../../src/cli/doctor/store.ts';
import { cacheBudget, isSqueezed, LEAST_BUDGET } from '../../../src/store/cache-budget.ts';
import { boundCache, CacheLedger, USUAL_BUDGET } from '../../../src/store/cache-ledger.ts';
import { keys } from '../../../src/store/keys.ts';
import { ViewCache } from '../../../src/store/view-cache.ts';
import { withRedis } from '../support/redis.ts';
import { until } from '../support/until.ts';

const MB = 1024 * 1024;
const server = withRedis();
let redis: Redis;
let cache: ViewCache;
let ledger: CacheLedger;
beforeEach(async () => {
  await server.flush();
  redis = server.connect();
  await redis.config('SET', 'maxmemory', '0');
  cache = new ViewCache(redis);
  ledger = new CacheLedger(redis);
});

/** Stores pictures of 1 MB each, one after the other. */
async function pictures(from: number, to: number): Promise<void> {
  for (let at = from; at <= to; at++) await cache.putPicture(`p${at}`, { bytes: Buffer.alloc(MB), alt: 'a map' });
}

const kept = async (): Promise<string[]> => (await redis.keys('picture:*')).sort();

describe('the budget of the cache', () => {
  test('once it is used up, the oldest values are deleted, and the latest ones stay', async () => {
    await ledger.bound(LEAST_BUDGET);
    await pictures(1, 9);
    await until('the old ones are gone', async () => (await kept()).length === 7);
    expect(await kept()).toEqual(['p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p9'].map((name) => keys.picture(name)));
    const { used, budget } = await ledger.size();
    expect(budget).toBe(LEAST_BUDGET);
    expect(used).toBeGreaterThan(7 * MB);
    expect(used).toBeLessThanOrEqual(LEAST_BUDGET);
  });

  test('views and pictures share the budget', async () => {
    await ledger.bound(LEAST_BUDGET);
    const view = await cache.put('abc123', '1-x-0', { seen: { view: 'a hand' } });
    await pictures(1, 8);
    await until('the view is gone', async () => (await cache.get(view)) === null);
  });

  test('a value that is stored again counts once, and becomes the latest', async () => {
    await ledger.bound(LEAST_BUDGET);
    await pictures(1, 7);
    for (let times = 0; times < 5; times++) await pictures(1, 1);
    expect(await kept()).toHaveLength(7);
    await pictures(8, 8);
    await until('the second is gone', async () => (await kept()).length === 7);
    expect(await kept()).toContain(keys.picture('p1'));
    expect(await kept()).not.toContain(keys.picture('p2'));
  });

  test('a value that is larger than the budget stays until the next one comes', async () => {
    await ledger.bound(LEAST_BUDGET);
    await cache.putPicture('film', { bytes: Buffer.alloc(9 * MB), alt: 'film' });
    expect((await cache.getPicture('film'))?.bytes.length).toBe(9 * MB);
    await pictures(1, 1);
    await until('the film is gone', async () => (await kept()).length === 1);
  });

  test('a lower budget deletes values at once', async () => {
    await pictures(1, 20);
    expect(await kept()).toHaveLength(20);
    await ledger.bound(LEAST_BUDGET);
    expect(await kept()).toHaveLength(7);
  });

  test('a value that is deleted or taken doesn’t count anymore', async () => {
    const view = await cache.put('abc123', '1-x-0', { seen: { view: 'a hand' } });
    await cache.putPicture('p1', { bytes: Buffer.alloc(MB), alt: 'a map' });
    expect(await cache.take(view)).toEqual({ seen: { view: 'a hand' } });
    expect(await cache.take(view)).toBeNull();
    await cache.drop(keys.picture('p1'));
    expect((await ledger.size()).used).toBe(0);
    expect(await redis.zcard(keys.cachedAges)).toBe(0);
  });

  test('a value that has expired by itself doesn’t count anymore', async () => {
    await pictures(1, 2);
    await redis.zadd(keys.cachedAges, (Date.now() - 601_000) * 1_000, keys.picture('p1'));
    const before = (await ledger.size()).used;
    await pictures(3, 3);
    expect((await ledger.size()).used).toBe(before);
    expect(await redis.zscore(keys.cachedAges, keys.picture('p1'))).toBeNull();
  });

  test('a damaged ledger stops no view, and the next sweep repairs it', async () => {
    await redis.set(keys.cachedAges, 'not a sorted set');
    await redis.set(keys.cachedSizes, 'not a hash');
    const view = await cache.put('abc123', '1-x-0', { seen: {} });
    expect(await cache.get(view)).toEqual({ seen: {} });
    await boundCache(redis, null);
    await pictures(1, 1);
    expect(await redis.zcard(keys.cachedAges)).toBe(1);
    await redis.hset(keys.cachedSizes, 'used', 5 * MB);
    await boundCache(redis, null);
    expect((await ledger.size()).used).toBeLessThan(2 * MB);
  });

  test('once Redis’s memory is full, the sweep deletes all of the cache, because tables need the memory', async () => {
    await pictures(1, 5);
    await redis.config('SET', 'maxmemory', `${2 * MB}`);
    await expect(redis.set('table', 'a move')).rejects.toThrow('OOM');
    await boundCache(redis, null);
    expect(await kept()).toEqual([]);
    await until('there is room', () => redis.set('table', 'a move').catch(() => null));
  });

  test('the sweep sets a share of the memory, or the setting', async () => {
    await boundCache(redis, null);
    expect((await ledger.size()).budget).toBe(256 * MB);
    await redis.config('SET', 'maxmemory', `${256 * MB}`);
    await boundCache(redis, null);
    expect((await ledger.size()).budget).toBe(64 * MB);
    await boundCache(redis, 20 * MB);
    expect((await ledger.size()).budget).toBe(20 * MB);
  });
});

test.each([
  ['no limit', { used: 900, limit: 0, masters: 1 }, 0, null, 256],
  ['no limit, and a setting', { used: 900, limit: 0, masters: 1 }, 0, 40, 40],
  ['room for a quarter', { used: 100, limit: 256, masters: 1 }, 0, null, 64],
  ['the cache itself takes no room away', { used: 160, limit: 256, masters: 1 }, 60, null, 64],
  ['tables that need more than their share', { used: 200, limit: 256, masters: 1 }, 60, null, 39],
  ['tables that need nearly everything', { used: 200, limit: 256, masters: 1 }, 0, null, 8],
  ['a setting for which there is no room', { used: 150, limit: 256, masters: 1 }, 0, 100, 29],
  ['three masters, of which the fullest counts', { used: 160, limit: 256, masters: 3 }, 60, null, 118],
])('the budget with %s', (_what, { used, limit, masters }, cached, wanted, budget) => {
  const memory = { used: used * MB, limit: limit * MB, masters };
  expect(Math.round(cacheBudget(memory, cached * MB, wanted === null ? null : wanted * MB) / MB)).toBe(budget);
});

test('the cache is squeezed only if the memory is limited and the budget is the least one', () => {
  expect(isSqueezed(256 * MB, { used: 0, budget: LEAST_BUDGET })).toBe(true);
  expect(isSqueezed(256 * MB, { used: 0, budget: LEAST_BUDGET + 1 })).toBe(false);
  expect(isSqueezed(0, { used: 0, budget: LEAST_BUDGET })).toBe(false);
  expect(isSqueezed(256 * MB, { used: 0, budget: USUAL_BUDGET })).toBe(false);
});

test('the doctor says when tables leave little memory for views and pictures', async () => {
  const says = async (): Promise<string> => JSON.stringify(await examineStore(redis));
  await redis.config('SET', 'maxmemory', `${256 * MB}`);
  await boundCache(redis, null);
  expect(await says()).not.toContain('little is left');
  await ledger.bound(LEAST_BUDGET);
  expect(await says()).toContain('little is left for views and pictures');
});

test('a view that expires within a minute isn’t used again, and one that lasts longer is', async () => {
  const view = await cache.put('abc123', '1-x-0', { seen: {} });
  expect(await cache.has('abc123', '1-x-0')).toBe(view);
  await redis.expire(view, 60);
  expect(await cache.has('abc123', '1-x-0')).toBeNull();
});

test('the content of a picture is deleted as soon as the picture is stored', async () => {
  await cache.putDrawing('p1', { game: 'skirmish', viewKey: null, scene: 'map', params: {} });
  expect(await cache.getDrawing('p1')).toMatchObject({ scene: 'map' });
  await pictures(1, 1);
  expect(await cache.getDrawing('p1')).toBeNull();
});
