import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openQueue } from '../../../src/queue/queues.ts';
import { Preferences } from '../../../src/store/preferences.ts';
import type { Outgoing } from '../../../src/tables/types.ts';
import { FastClock } from '../support/fast-clock.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { RecordingTransport } from '../support/recording-transport.ts';
import { withRedis } from '../support/redis.ts';
import { answer, command, opening } from '../support/tables.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
const SILENT = 1 << 12;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
let pipeline: TestPipeline;
let transport: RecordingTransport;
let clock: FastClock;
beforeEach(async () => {
  await redis.flush();
  await open();
});
afterEach(close);

/** Starts the pipeline at a time, the present by default. */
async function open(from?: Date): Promise<void> {
  transport = new RecordingTransport();
  clock = FastClock.start(redis, from);
  pipeline = await TestPipeline.open(redis.socket, { transport, clock, watch: HOUR });
}

async function close(): Promise<void> {
  await pipeline.close();
  vi.restoreAllMocks();
}

/** The direct messages to a person: their kinds, and whether they notify. */
function messages(person: string): { to: Outgoing['to']; rings: boolean; asksZone: boolean }[] {
  return transport.messages
    .filter(({ channel }) => channel === `dm-${person}`)
    .map(({ body }) => {
      const { to, outgoing } = JSON.parse(String(body['content']));
      return { to, rings: body['flags'] !== SILENT, asksZone: outgoing.asksZone === true };
    });
}

/** Both answer their first question. Then the table waits for Ann, who was last active at `at`. */
async function untilAnnIsAwaited(at: number): Promise<void> {
  await pipeline.send('abc123', ...opening());
  await until('both are told', () => messages('ann').length === 1 && messages('bob').length === 1);
  await pipeline.send('abc123', { ...answer('ann', 0, 'd1', []), at });
  await pipeline.summary('abc123', 'Bob is awaited alone', ({ awaited }) => awaited.join() === '1');
  await pipeline.send('abc123', answer('bob', 1, 'd2', []));
  await until('Ann is told again', () => messages('ann').length >= 2);
}

test('an inactive person is notified, but not twice within an hour', async () => {
  await untilAnnIsAwaited(0);
  expect(messages('ann').map(({ rings }) => rings)).toEqual([true, false]);
});

test('only the first message asks for the time zone', async () => {
  await untilAnnIsAwaited(0);
  expect(messages('ann').map(({ asksZone }) => asksZone)).toEqual([true, false]);
});

/** Ann and Bob begin to play a table now, so they are active. */
async function beginNow(table: string): Promise<void> {
  await pipeline.send(table, ...opening().map((one) => ({ ...one, at: clock.now() })));
  await clock.advance(0);
}

test('a recently active person is notified once they have been quiet for ten minutes', async () => {
  await beginNow('abc123');
  expect(messages('ann')).toMatchObject([{ to: 'turn', rings: false }]);
  await clock.advance(10 * MINUTE - 1);
  expect(messages('ann')).toHaveLength(1);
  await clock.advance(1);
  expect(messages('ann')[1]).toMatchObject({ to: 'ring', rings: true });
});

/** The reminders, by person and table. */
const reminded = (): Promise<string[]> => pipeline.redis.zrange('reminders', '0', '-1');

test('no reminder is sent for an earlier turn, or within an hour of the last notification', async () => {
  await untilAnnIsAwaited(0);
  await until('each message has its reminder', async () => (await reminded()).length === 2);
  // Bob is no longer asked, and Ann was notified by the first message.
  await clock.advance(HOUR - 1);
  expect(messages('ann')).toHaveLength(2);
  await clock.advance(1);
  expect(messages('ann')[2]).toMatchObject({ to: 'ring', rings: true });
  await clock.advance(DAY - HOUR);
  expect(await reminded()).toEqual(['abc123:ann']);
  expect(messages('bob')).toHaveLength(1);
});

/** Opens tables that all start waiting for Ann and Bob at the same time. */
async function begin(count: number): Promise<string[]> {
  const tables = Array.from({ length: count }, (_, at) => `many${at}`);
  await Promise.all(tables.map((table) => pipeline.send(table, ...opening())));
  await until('Ann is told of all', () => messages('ann').filter(({ to }) => to === 'turn').length === count);
  await until('all have their reminders', async () => (await reminded()).length === 2 * count);
  return tables;
}

const rings = () => messages('ann').filter((message) => message.rings);

test('if ten tables start waiting together, one notification is sent, and one reminder for the other nine', async () => {
  const tables = await begin(10);
  expect(rings().map(({ to }) => to)).toEqual(['turn']);
  await clock.advance(10 * MINUTE);
  expect(rings().map(({ to }) => to)).toEqual(['turn', 'ring']);
  const [turn, reminder] = transport.messages.filter(
    ({ channel, body }) => channel === 'dm-ann' && body['flags'] !== SILENT,
  );
  const { outgoing } = JSON.parse(String(reminder?.body['content'])) as { outgoing: { tables: { table: string }[] } };
  expect(outgoing.tables).toHaveLength(9);
  expect(outgoing.tables[0]).toMatchObject({
    title: 'A skirmish',
    guild: 'g1',
    channel: expect.stringMatching(/^thread/),
  });
  expect(turn).toBeDefined();
  expect(new Set(outgoing.tables.map(({ table }) => table)).size).toBe(9);
  // A day after the first notification, one reminder is about all of them.
  await clock.advance(DAY - 10 * MINUTE - 1);
  expect(rings()).toHaveLength(2);
  await clock.advance(1);
  expect(named(2)).toEqual([...tables].sort());
});

/** The tables that Ann's reminder with this number names. The first notification of a test is number 0. */
function named(number: number): string[] {
  const all = transport.messages.filter(({ channel, body }) => channel === 'dm-ann' && body['flags'] !== SILENT);
  const { outgoing } = JSON.parse(String(all[number]?.body['content']));
  return outgoing.tables.map(({ table }: { table: string }) => table).sort();
}

test('a reminder names tables that are due within the hour, except those where the person was active', async () => {
  // This test sets due times by hand, in the time of the machine.
  await close();
  transport = new RecordingTransport();
  pipeline = await TestPipeline.open(redis.socket, { transport, quiet: 120_000 });
  const [soon = '', later = '', done = '', asked = ''] = await begin(4);
  await pipeline.redis.del('rung:move:ann', ...[soon, later, done, asked].map((table) => `bell:${table}:ann`));
  const now = Date.now();
  await pipeline.redis.zadd('reminders', now - 1, `${soon}:ann`, now + 50 * MINUTE, `${later}:ann`);
  await pipeline.redis.zadd('reminders', now + 70 * MINUTE, `${asked}:ann`, now - 1, `${done}:ann`);
  await pipeline.send(done, answer('ann', 0, 'd1', []));
  await pipeline.summary(done, 'Ann has answered', ({ awaited }) => !awaited.includes(0));
  await until('it rings', () => messages('ann').some(({ to }) => to === 'ring'));
  const message = transport.in('dm-ann').find(({ to }) => to === 'ring');
  expect(message.outgoing.tables.map(({ table }: { table: string }) => table).sort()).toEqual([soon, later].sort());
});

test('a reminder from an older version’s job is sent', async () => {
  await pipeline.send('abc123', ...opening());
  await until('Ann is told', () => messages('ann').length === 1);
  await until('she has a reminder', async () => (await reminded()).includes('abc123:ann'));
  // The data has the form that an earlier version stored.
  await pipeline.redis.zrem('reminders', 'abc123:ann');
  await pipeline.redis.del('bell:abc123:ann', 'rung:move:ann');
  await pipeline.redis.set('call:abc123:ann', 'n1');
  const delivery = openQueue('delivery', pipeline.redis);
  const call = (name: string) => ({ table: 'abc123', call: { seat: 0, player: 'ann', call: name, rung: 1 } });
  await delivery.add('ring', call('of an earlier turn'), { delay: HOUR });
  await delivery.add('ring', call('n1'), { delay: 2 * HOUR });
  await clock.advance(2 * HOUR - 1);
  expect(messages('ann')).toHaveLength(1);
  await clock.advance(1);
  expect(messages('ann')[1]).toMatchObject({ to: 'ring', rings: true });
  expect(JSON.parse(String(await pipeline.redis.get('call:abc123:ann'))).rung).toBe(2);
  await delivery.close();
});

test('an older version’s record without a time still prevents a second notification', async () => {
  await pipeline.redis.set('bell:abc123:ann', 'x', 'EX', 60);
  await pipeline.send('abc123', ...opening());
  await until('both are told', () => messages('ann').length === 1 && messages('bob').length === 1);
  expect([messages('ann')[0]?.rings, messages('bob')[0]?.rings]).toEqual([false, true]);
});

test('games that end at the same time cause only one notification', async () => {
  const tables = await begin(4);
  await Promise.all(tables.map((table) => pipeline.send(table, command({ player: 'bob' }, { t: 'concede', seat: 1 }))));
  await until('Ann knows of all', () => messages('ann').filter(({ to }) => to === 'end').length === 4);
  expect(rings().map(({ to }) => to)).toEqual(['turn', 'end']);
});

test('no notification is sent at night, and the reminder comes in the morning', async () => {
  await close();
  // In this night, the clocks are set back.
  await open(new Date('2026-10-24T22:00:00Z'));
  await new Preferences(pipeline.redis).setZone('ann', 'Europe/Berlin', { interaction: '1', says: 'kept' });
  await beginNow('abc123');
  expect(messages('ann')).toEqual([{ to: 'turn', rings: false, asksZone: false }]);
  await clock.advanceTo(new Date('2026-10-25T06:59:59Z'));
  expect(messages('ann')).toHaveLength(1);
  await clock.advanceTo(new Date('2026-10-25T07:00:00Z'));
  expect(messages('ann')[1]).toMatchObject({ to: 'ring', rings: true });
});
