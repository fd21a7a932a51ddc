import { afterEach, beforeEach, expect, test } from 'vitest';
import { ZONES } from '../../../src/discord/compose/zone.ts';
import type { JobData } from '../../../src/queue/jobs.ts';
import { openQueue } from '../../../src/queue/queues.ts';
import { untilAwake } from '../../../src/queue/waking.ts';
import { Preferences } from '../../../src/store/preferences.ts';
import type { Outgoing } from '../../../src/tables/types.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { RecordingTransport } from '../support/recording-transport.ts';
import { withRedis } from '../support/redis.ts';
import { answer, opening } from '../support/tables.ts';
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

/** Direct messages to somebody: what they are about, and whether they ring. */
function messages(person: string): { to: Outgoing['to']; rings: boolean; asksZone: boolean }[] {
  return transport.messages
    .filter(({ channel }) => channel === `dm-${person}`)
    .map(({ body }) => {
      const { to, outgoing } = JSON.parse(String(body['content']));
      return { to, rings: body['flags'] !== SILENT, asksZone: outgoing.asksZone === true };
    });
}

/** Whom a job reminds. */
function reminded({ data }: { data: JobData['delivery'] }): string | undefined {
  return 'call' in data ? data.call?.player : undefined;
}

/** Both answer their first question; then the table waits for Ann, who did something at `at`. */
async function untilAnnIsAwaited(at: number): Promise<void> {
  await pipeline.send('abc123', ...opening());
  await until('both are told', () => messages('ann').length === 1 && messages('bob').length === 1);
  await pipeline.send('abc123', { ...answer('ann', 0, 'd1', []), at });
  await pipeline.summary('abc123', 'Bob is awaited alone', ({ awaited }) => awaited.join() === '1');
  await pipeline.send('abc123', answer('bob', 1, 'd2', []));
  await until('Ann is told again', () => messages('ann').length >= 2);
}

test('a message rings for someone who is away, but not twice within an hour', async () => {
  pipeline = await TestPipeline.open(redis.socket, { transport });
  await untilAnnIsAwaited(0);
  expect(messages('ann').map(({ rings }) => rings)).toEqual([true, false]);
});

test('where one lives is asked with the first message only', async () => {
  pipeline = await TestPipeline.open(redis.socket, { transport });
  await untilAnnIsAwaited(0);
  expect(messages('ann').map(({ asksZone }) => asksZone)).toEqual([true, false]);
});

test('for someone who was there just now it rings when they have been quiet for a while', async () => {
  pipeline = await TestPipeline.open(redis.socket, { transport, quiet: 6_000 });
  await pipeline.redis.set('bell:abc123:ann', 'x'); // An earlier one; it is over when Ann has been quiet.
  await untilAnnIsAwaited(Date.now());
  await pipeline.redis.del('bell:abc123:ann');
  expect(messages('ann')[1]).toMatchObject({ to: 'turn', rings: false });
  await until('it rings', () => messages('ann').length === 3);
  expect(messages('ann')[2]).toMatchObject({ to: 'ring', rings: true });
});

test('who came meanwhile is not reminded any more, nor by the call for an earlier turn', async () => {
  pipeline = await TestPipeline.open(redis.socket, { transport, quiet: 60_000 });
  await untilAnnIsAwaited(0);
  const delivery = openQueue('delivery', pipeline.redis);
  const calls = async () => (await delivery.getDelayed()).filter(({ name }) => name === 'ring');
  // A message is there a moment before its call.
  const before = await until('each message has its call', async () => (await calls()).length === 3 && calls());
  expect(before.map(reminded).sort()).toEqual(['ann', 'ann', 'bob']);
  for (const call of before) await call.promote();
  // Bob has nothing to do, and Ann's first call is over; her second one may ring in an hour.
  await until('those are gone', async () => (await calls()).length === 1);
  expect((await calls()).map(reminded)).toEqual(['ann']);
  expect(messages('bob')).toHaveLength(1);
  expect(messages('ann')).toHaveLength(2);
  await delivery.close();
});

test('at night it doesn’t ring', async () => {
  pipeline = await TestPipeline.open(redis.socket, { transport });
  const asleep = ZONES.find(([zone]) => untilAwake(zone, Date.now()) > 60_000)?.[0] ?? '';
  await new Preferences(pipeline.redis).setZone('ann', asleep);
  await pipeline.send('abc123', ...opening());
  await until('Ann is told', () => messages('ann').length === 1);
  expect(messages('ann')[0]).toEqual({ to: 'turn', rings: false, asksZone: false });
});
