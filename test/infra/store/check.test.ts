import { expect, test } from 'vitest';
import { checkRedis, MemoryGuard } from '../../../src/store/check.ts';
import { connect } from '../../../src/store/connect.ts';
import { WrongServer } from '../../../src/store/redis-complaints.ts';
import { withRedis } from '../support/redis.ts';
import { type StandIn, withStandIns } from '../support/stand-in-server.ts';

const redis = withRedis();
const standIn = withStandIns();

test('a Redis with the right settings is accepted', async () => {
  await expect(checkRedis(redis.connect())).resolves.toBeUndefined();
});

test.each([
  ['is too old', { redis_version: '6.0.16' }, 'Redis 6.0.16 is too old'],
  ['evicts keys', { maxmemory_policy: 'allkeys-lru' }, 'Set it to noeviction'],
  ['writes nothing to disk', { aof_enabled: '0' }, 'Set appendonly to yes'],
])('a Redis that %s is refused, with what to do', async (_what, wrong, words) => {
  const connection = redis.connect();
  // The connection reads INFO, too, before it is ready.
  await connection.ping();
  const right = { redis_version: '7.0.15', maxmemory_policy: 'noeviction', aof_enabled: '1' };
  const lines = Object.entries({ ...right, ...wrong }).map(([name, value]) => `${name}:${value}\r\n`);
  connection.info = async () => lines.join('');
  await expect(checkRedis(connection)).rejects.toThrow(words);
});

/** The error with which the check refuses a stand-in for a server. */
async function refusal(what: StandIn): Promise<unknown> {
  const connection = connect(await standIn(what), 'wait');
  try {
    return await checkRedis(connection).then(
      () => 'accepted',
      (error: unknown) => error,
    );
  } finally {
    connection.disconnect();
  }
}

test('a server that knows all commands is accepted, even if it doesn’t allow the command COMMAND', async () => {
  expect(await refusal({})).toBe('accepted');
  expect(await refusal({ lacks: ['COMMAND'] })).toBe('accepted');
});

test.each<[string, StandIn, string]>([
  ['is too old', { info: { redis_version: '6.0.16' } }, 'Redis 6.0.16 is too old. The games need Redis 6.2 or newer'],
  ['is KeyDB', { info: { redis_version: '6.3.4', mvcc_depth: '0' } }, 'is KeyDB 6.3.4'],
  ['lacks streams', { lacks: ['XADD', 'XREAD'] }, 'lacks commands that the games need: XADD, XREAD. The games need'],
  ['lacks more', { lacks: ['COPY', 'XADD', 'XREAD', 'ZMSCORE', 'GETEX'] }, 'need: COPY, GETEX, XADD and 2 more.'],
  ['lacks streams and COMMAND', { lacks: ['COMMAND', 'XADD'] }, 'lacks commands that the games need: XADD.'],
  ['runs no Lua', { lacks: ['EVAL', 'EVALSHA'] }, 'lacks commands that the games need: EVAL, EVALSHA.'],
  ['knows neither Lua nor COMMAND', { lacks: ['COMMAND', 'EVAL', 'EVALSHA'] }, 'need: EVAL, EVALSHA.'],
  ['doesn’t know INFO', { lacks: ['INFO'] }, 'can’t run the command INFO'],
])('a server that %s is refused as the wrong one', async (_, what, words) => {
  const error = await refusal(what);
  expect(error).toBeInstanceOf(WrongServer);
  expect(String(error)).toContain(words);
  expect(String(error)).toContain('REDIS_URL');
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
