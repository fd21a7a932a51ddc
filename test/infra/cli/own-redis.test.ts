import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepRedis, type OwnRedis } from '../../../src/cli/own-redis.ts';
import { keptData, repairable } from '../../../src/store/kept-data.ts';
import { RedisUnavailable } from '../../../src/store/redis-complaints.ts';
import { until } from '../support/until.ts';

let folder: string;
let own: OwnRedis;
const say = vi.fn();
beforeEach(async () => {
  say.mockReset();
  folder = await mkdtemp(join(tmpdir(), 'subspace-own-'));
  own = await keepRedis({ folder }, say);
});
afterEach(async () => {
  await own.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Calls `use` with a connection to the present server. */
async function withServer<T>(use: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = new Redis(own.socket);
  redis.on('error', () => {});
  try {
    return await use(redis);
  } finally {
    redis.disconnect();
  }
}

const pidOf = (redis: Redis): Promise<number> =>
  redis.info('server').then((info) => Number(/process_id:(\d+)/.exec(info)?.[1]));

async function kill(): Promise<void> {
  const pid = await withServer(pidOf);
  process.kill(pid, 'SIGKILL');
}

test('a killed server restarts at the same address with all acknowledged writes', async () => {
  await withServer((redis) => redis.set('a', '1'));
  const pid = await withServer(pidOf);
  process.kill(pid, 'SIGKILL');
  await until('another one runs', () => withServer(async (redis) => (await pidOf(redis)) !== pid));
  expect(await withServer((redis) => redis.get('a'))).toBe('1');
  expect(say.mock.calls).toEqual([['Something else ended redis-server (SIGKILL). Restarting it.']]);
});

test('the keeper gives up on a server that is killed repeatedly', async () => {
  const given = own.failure.catch((reason) => reason);
  for (let times = 1; times <= 3; times++) {
    await kill();
    if (times < 3)
      await until('another one runs', async () => say.mock.calls.length === times && (await withServer(pidOf)));
  }
  expect(await given).toBeInstanceOf(RedisUnavailable);
  expect(say).toHaveBeenCalledTimes(2);
});

test('the keeper says why a server with damaged data can’t be restarted', async () => {
  const given = own.failure.catch((reason) => reason);
  const file = repairable(folder);
  await writeFile(file, `fool ${await readFile(file, 'latin1')}`, 'latin1');
  await kill();
  expect((await given).message).toMatch(/^The Redis data in .* is damaged\./);
});

test('the keeper doesn’t restart a server that ends on its own', async () => {
  const given = own.failure.catch((reason) => reason);
  await withServer(async (redis) => {
    void redis.shutdown('NOSAVE').catch(() => {});
    expect(await given).toBeInstanceOf(RedisUnavailable);
  });
  expect(say).not.toHaveBeenCalled();
});

test('the keeper restarts an interrupted server any number of times and never reports a death', async () => {
  const kept = keptData(folder);
  for (let times = 0; times < 5; times++) {
    await withServer((redis) => redis.set('a', '1'));
    await own.interrupt(() => rm(kept, { recursive: true }));
    expect(await withServer((redis) => redis.get('a'))).toBeNull();
  }
  expect(own.isThere()).toBe(true);
  expect(say).not.toHaveBeenCalled();
});
