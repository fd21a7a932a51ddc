import { afterEach, beforeEach, expect, test } from 'vitest';
import { ZONES } from '../../../src/discord/compose/zone.ts';
import { openQueue } from '../../../src/queue/queues.ts';
import { msUntilWakingHours } from '../../../src/queue/quiet-hours.ts';
import { Preferences } from '../../../src/store/preferences.ts';
import type { Outgoing } from '../../../src/tables/types.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { RecordingTransport } from '../support/recording-transport.ts';
import { withRedis } from '../support/redis.ts';
import { answer, command, opening } from '../support/tables.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
const SILENT = 1 << 12;
let pipeline: TestPipeline;
let transport: RecordingTransport;
beforeEach(async () => {
  await redis.flush();
  transport = new RecordingTransport();
});
afterEach(() => pipeline.close());

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
  pipeline = await TestPipeline.open(redis.socket, { transport });
  await untilAnnIsAwaited(0);
  expect(messages('ann').map(({ rings }) => rings)).toEqual([true, false]);
});

test('only the first message asks for the time zone', async () => {
  pipeline = await TestPipeline.open(redis.socket, { transport });
  await untilAnnIsAwaited(0);
  expect(messages('ann').map(({ asksZone }) => asksZone)).toEqual([true, false]);
});

test('a recently active person is notified once they have been quiet for a while', async () => {
  pipeline = await TestPipeline.open(redis.socket, { transport, quiet: 120_000 });
  await untilAnnIsAwaited(Date.now());
  expect(messages('ann')[1]).toMatchObject({ to: 'turn', rings: false });
  // The first message notified her, so its reminder was due in a day.
  await until('she will be reminded when she has been quiet', async () => {
    const wait = Number(await pipeline.redis.zscore('reminders', 'abc123:ann')) - Date.now();
    return wait > 0 && wait <= 120_000;
  });
  // Two minutes later. The first message is old by now.
  await pipeline.redis.del('bell:abc123:ann', 'rung:move:ann');
  await pipeline.redis.hset('{t:abc123}:head', 'acted:0', `4:${Date.now() - 120_000}`);
  await pipeline.redis.zadd('reminders', Date.now(), 'abc123:ann');
  await until('it rings', () => messages('ann').length === 3);
  expect(messages('ann')[2]).toMatchObject({ to: 'ring', rings: true });
});

/** The reminders, by person and table. */
const reminded = (): Promise<string[]> => pipeline.redis.zrange('reminders', '0', '-1');

test('no reminder is sent for an earlier turn, or to a person who has acted in the meantime', async () => {
  pipeline = await TestPipeline.open(redis.socket, { transport, quiet: 1_000 });
  await untilAnnIsAwaited(0);
  await until('each message has its reminder', async () => (await reminded()).length === 2);
  expect(await reminded()).toEqual(['abc123:bob', 'abc123:ann'].sort());
  for (const one of await reminded()) await pipeline.redis.zadd('reminders', 0, one);
  // Bob is not asked, and Ann was notified within the hour.
  await until('Bob’s is over', async () => (await reminded()).join() === 'abc123:ann');
  await until('Ann’s waits', async () => Number(await pipeline.redis.zscore('reminders', 'abc123:ann')) > 0);
  expect(messages('bob')).toHaveLength(1);
  expect(messages('ann')).toHaveLength(2);
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
  pipeline = await TestPipeline.open(redis.socket, { transport, quiet: 120_000 });
  const tables = await begin(10);
  expect(rings().map(({ to }) => to)).toEqual(['turn']);
  // Two minutes later.
  await pipeline.redis.del('rung:move:ann');
  for (const table of tables) await pipeline.redis.zadd('reminders', 'LT', Date.now() + 1_000, `${table}:ann`);
  const [loud = ''] = (await pipeline.redis.keys('bell:*:ann')).map((key) => key.split(':')[1] ?? '');
  await pipeline.redis.zadd('reminders', Date.now() + 24 * 3_600_000, `${loud}:ann`);
  await until('they remind', () => messages('ann').some(({ to }) => to === 'ring'));
  expect(rings().map(({ to }) => to)).toEqual(['turn', 'ring']);
  const [, reminder] = transport.messages.filter(
    ({ channel, body }) => channel === 'dm-ann' && body['flags'] !== SILENT,
  );
  const { outgoing } = JSON.parse(String(reminder?.body['content'])) as { outgoing: { tables: { table: string }[] } };
  expect(outgoing.tables).toHaveLength(9);
  expect(outgoing.tables[0]).toMatchObject({
    title: 'A skirmish',
    guild: 'g1',
    channel: expect.stringMatching(/^thread/),
  });
  expect(tables.filter((table) => !outgoing.tables.some((one) => one.table === table))).toEqual([loud]);
  await until('the next reminder of all of them comes in a day', async () => {
    const scores = await Promise.all(tables.map((table) => pipeline.redis.zscore('reminders', `${table}:ann`)));
    return scores.every((score) => Number(score) - Date.now() > 23 * 3_600_000);
  });
});

test('a reminder names tables that are due within the hour, except those where the person was active', async () => {
  pipeline = await TestPipeline.open(redis.socket, { transport, quiet: 120_000 });
  const [soon = '', later = '', done = '', asked = ''] = await begin(4);
  await pipeline.redis.del('rung:move:ann', ...[soon, later, done, asked].map((table) => `bell:${table}:ann`));
  const now = Date.now();
  await pipeline.redis.zadd('reminders', now - 1, `${soon}:ann`, now + 50 * 60_000, `${later}:ann`);
  await pipeline.redis.zadd('reminders', now + 70 * 60_000, `${asked}:ann`, now - 1, `${done}:ann`);
  await pipeline.send(done, answer('ann', 0, 'd1', []));
  await pipeline.summary(done, 'Ann has answered', ({ awaited }) => !awaited.includes(0));
  await until('it rings', () => messages('ann').some(({ to }) => to === 'ring'));
  const message = transport.in('dm-ann').find(({ to }) => to === 'ring');
  const named = message.outgoing.tables.map(({ table }: { table: string }) => table);
  expect(named.sort()).toEqual([soon, later].sort());
});

test('a reminder from an older version’s job is sent', async () => {
  pipeline = await TestPipeline.open(redis.socket, { transport, quiet: 1_000 });
  await pipeline.send('abc123', ...opening());
  await until('Ann is told', () => messages('ann').length === 1);
  await until('she has a reminder', async () => (await reminded()).includes('abc123:ann'));
  // The data has the form that an earlier version stored.
  await pipeline.redis.zrem('reminders', 'abc123:ann');
  await pipeline.redis.del('bell:abc123:ann', 'rung:move:ann');
  await pipeline.redis.set('call:abc123:ann', 'n1');
  const delivery = openQueue('delivery', pipeline.redis);
  const call = (name: string) => ({ table: 'abc123', call: { seat: 0, player: 'ann', call: name, rung: 1 } });
  await delivery.add('ring', call('of an earlier turn'), { delay: 10 });
  await delivery.add('ring', call('n1'), { delay: 300 });
  await until('it rings', () => messages('ann').length === 2);
  expect(messages('ann')[1]).toMatchObject({ to: 'ring', rings: true });
  await until(
    'it was the second time',
    async () => JSON.parse(String(await pipeline.redis.get('call:abc123:ann'))).rung === 2,
  );
  await delivery.close();
});

test('an older version’s record without a time still prevents a second notification', async () => {
  pipeline = await TestPipeline.open(redis.socket, { transport });
  await pipeline.redis.set('bell:abc123:ann', 'x', 'EX', 60);
  await pipeline.send('abc123', ...opening());
  await until('both are told', () => messages('ann').length === 1 && messages('bob').length === 1);
  expect([messages('ann')[0]?.rings, messages('bob')[0]?.rings]).toEqual([false, true]);
});

test('games that end at the same time cause only one notification', async () => {
  pipeline = await TestPipeline.open(redis.socket, { transport });
  const tables = await begin(4);
  await Promise.all(tables.map((table) => pipeline.send(table, command({ player: 'bob' }, { t: 'concede', seat: 1 }))));
  await until('Ann knows of all', () => messages('ann').filter(({ to }) => to === 'end').length === 4);
  expect(rings().map(({ to }) => to)).toEqual(['turn', 'end']);
});

test('no notification is sent at night', async () => {
  pipeline = await TestPipeline.open(redis.socket, { transport });
  const asleep = ZONES.find(([zone]) => msUntilWakingHours(zone, Date.now()) > 60_000)?.[0] ?? '';
  await new Preferences(pipeline.redis).setZone('ann', asleep, { interaction: '1', says: 'kept' });
  await pipeline.send('abc123', ...opening());
  await until('Ann is told', () => messages('ann').length === 1);
  expect(messages('ann')[0]).toEqual({ to: 'turn', rings: false, asksZone: false });
});
