import { expect, test } from 'vitest';
import { checkRedis, MemoryGuard } from '../../../src/store/check.ts';
import { withRedis } from '../support/redis.ts';

const redis = withRedis();

test('a Redis with the right settings is accepted', async () => {
  await expect(checkRedis(redis.connect())).resolves.toBeUndefined();
});

test.each([
  ['is too old', { redis_version: '6.0.16' }, 'Redis 6.0.16 is too old'],
  ['evicts keys', { maxmemory_policy: 'allkeys-lru' }, 'Set it to noeviction'],
  ['writes nothing to disk', { aof_enabled: '0' }, 'Set appendonly to yes'],
])('a Redis that %s is refused, with what to do', async (_what, wrong, words) => {
  const connection = redis.connect();
  const right = { redis_version: '7.0.15', maxmemory_policy: 'noeviction', aof_enabled: '1' };
  const lines = Object.entries({ ...right, ...wrong }).map(([name, value]) => `${name}:${value}\r\n`);
  connection.info = async () => lines.join('');
  await expect(checkRedis(connection)).rejects.toThrow(words);
});

test('once 80 % of the memory is used, no table can be opened, and a message says so', async () => {
  const connection = redis.connect();
  const memory = (used: number, most: number) => async () => `used_memory:${used}\r\nmaxmemory:${most}\r\n`;
  connection.info = memory(80, 100);
  expect(await new MemoryGuard(connection).whyFull()).toContain('nearly full');
  connection.info = memory(79, 100);
  expect(await new MemoryGuard(connection).whyFull()).toBeNull();
  connection.info = memory(1_000, 0);
  expect(await new MemoryGuard(connection).whyFull()).toBeNull();
});
