import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consume, openQueue } from '../../../src/queue/queues.ts';
import { StoreClock } from '../../../src/store/clock.ts';
import { openStore } from '../../../src/store/identity.ts';
import { LeftServers } from '../../../src/store/left-servers.ts';
import { FastClock } from './fast-clock.ts';
import { TestPipeline } from './pipeline.ts';
import { RecordingTransport } from './recording-transport.ts';
import { withRedis } from './redis.ts';
import { opening } from './tables.ts';

const redis = withRedis();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = new Date('2026-03-23T08:00:00Z');
let clock: FastClock;
beforeEach(async () => {
  await redis.flush();
  clock = FastClock.start(redis, START);
});
afterEach(() => vi.restoreAllMocks());

/** True if two times differ by less than the test itself can take, in which the lives of keys go on. */
const isAbout = (time: number, expected: number): boolean => Math.abs(time - expected) < HOUR / 6;

test('the process, Redis’ scripts and Redis’ streams skip time together', async () => {
  const connection = redis.connect();
  await openStore(connection, null);
  await clock.advance(DAY);
  const expected = START.getTime() + DAY;
  expect(Date.now()).toBe(expected);
  const own = await StoreClock.open(redis.connect());
  own.close();
  expect(isAbout(own.time(), expected)).toBe(true);
  expect(await connection.xadd('stream', '*', 'a', 'b')).toBe(`${expected}-0`);
  await new LeftServers(connection).add('g1');
  expect(await connection.hget('left-servers', 'g1')).toBe(`${expected}`);
});

test('lives of keys become shorter, except of keys that processes renew while time passes', async () => {
  const connection = redis.connect();
  await connection.set('short', 'x', 'EX', 3_600);
  await connection.set('long', 'x', 'EX', 48 * 3_600);
  await connection.set('lease:delivery', 'x', 'EX', 3_600);
  await connection.set('lasting', 'x');
  await clock.advance(DAY);
  expect(await connection.exists('short')).toBe(0);
  expect(isAbout(await connection.pttl('long'), DAY)).toBe(true);
  expect(isAbout(await connection.pttl('lease:delivery'), HOUR)).toBe(true);
  expect(await connection.pttl('lasting')).toBe(-1);
});

test('delayed jobs run in the order of their due times, each at its time', async () => {
  const pipeline = await TestPipeline.open(redis.socket, { clock, watch: DAY, sweep: HOUR });
  const ran: [string, number][] = [];
  const queue = openQueue('bots', redis.connect());
  const context = { redis: redis.connect(), log: pino({ level: 'silent' }) };
  const data = { table: 't', seat: 0, decision: 'd' };
  const worker = consume(
    'bots',
    context,
    async ({ name }) => {
      ran.push([name, Date.now()]);
      if (name === 'first') await queue.add('between', data, { delay: HOUR });
      return null;
    },
    { concurrency: 1 },
  );
  await queue.add('last', data, { delay: 5 * HOUR });
  await queue.add('first', data, { delay: 2 * HOUR });
  await queue.add('never', data, { delay: 9 * HOUR });
  await clock.advance(6 * HOUR);
  expect(ran.map(([name]) => name)).toEqual(['first', 'between', 'last']);
  expect(ran.map(([, at]) => (at - START.getTime()) / HOUR)).toEqual([2, 3, 5]);
  await worker.close();
  await pipeline.close();
});

test('the watches run while time passes', async () => {
  const pipeline = await TestPipeline.open(redis.socket, { clock, transport: new RecordingTransport(), watch: HOUR });
  await pipeline.send('abc123', ...opening().map((command) => ({ ...command, at: clock.now() })));
  await clock.advance(4 * DAY);
  await pipeline.summary('abc123', 'Ann is overdue', ({ away = [] }) => away.some(({ seat }) => seat === 0));
  expect(await pipeline.redis.hget('store', 'did:watch')).toBe(`${clock.now()}`);
  await pipeline.close();
});
