import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openQueue } from '../../../src/queue/queues.ts';
import { TestPipeline, type TestPipelineOptions } from '../support/pipeline.ts';
import { RecordingTransport } from '../support/recording-transport.ts';
import { withRedis } from '../support/redis.ts';
import { answer, command, create, opening } from '../support/tables.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
const DAY = 24 * 3_600_000;
const SILENT = 1 << 12;
let pipeline: TestPipeline;
let transport: RecordingTransport;
beforeEach(async () => {
  await redis.flush();
  transport = new RecordingTransport();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await pipeline.close();
});

async function open(options: TestPipelineOptions = {}): Promise<void> {
  pipeline = await TestPipeline.open(redis.socket, { transport, ...options });
}

/** Sets the clock of this process, which BullMQ uses too. The monotonic timer and Redis' clock continue. */
function setClock(by: number): void {
  const real = performance.timeOrigin;
  vi.spyOn(Date, 'now').mockImplementation(() => Math.floor(real + performance.now()) + by);
}

const later = { timeout: 60_000 };

test.each([
  ['back by a day', -DAY],
  ['back by five minutes', -300_000],
  ['ahead by 30 days', 30 * DAY],
])('panels, messages, sweeps and timeouts keep working when the system clock is set %s', later, async (_, by) => {
  await open({ sweep: 1_000, watch: 1_000, betweenEdits: 2_000 });
  await pipeline.send('abc123', ...opening());
  await until('the panel stands', () => transport.in('thread1').some(({ to }) => to === 'panel'));
  const did = async (task: string): Promise<number> => Number(await pipeline.redis.hget('store', `did:${task}`));
  await until('both tasks were done', async () => (await did('sweep')) > 0 && (await did('watch')) > 0);
  // An edit of the panel waits when the clock changes.
  await pipeline.send('abc123', answer('ann', 0, 'd1', []));
  const delivery = openQueue('delivery', pipeline.redis);
  await until('the panel waits', async () => (await delivery.getDelayed()).some(({ name }) => name === 'panel'));
  await delivery.close();
  setClock(by);
  const [swept, watched] = [await did('sweep'), await did('watch')];
  await until('the panel shows it', () => panel().seq === 4);
  await until('sweeps come', async () => (await did('sweep')) > swept);
  await until('clocks are looked at', async () => (await did('watch')) > watched);
  await pipeline.send('abc123', answer('bob', 1, 'd2', []));
  await until('the panel shows the next move', () => panel().seq === 5);
  await until('Ann is told', () => transport.in('dm-ann').some(({ to, seq }) => to === 'turn' && seq === 5));
});

function panel(): { seq: number } {
  return transport.in('thread1').findLast(({ to }) => to === 'panel');
}

test('a job that a wrong clock has delayed by a day runs soon after the clock is corrected', later, async () => {
  setClock(DAY);
  await open({ sweep: 1_000 });
  await pipeline.send('abc123', create());
  await until('the lobby stands', () => transport.in('ch1').length === 1);
  await until('a sweep came', async () => (await pipeline.redis.hexists('store', 'did:sweep')) === 1);
  await pipeline.close();
  vi.restoreAllMocks();
  // A message with a retry half a second later, by a clock that is a day ahead.
  const delivery = openQueue('delivery', redis.connect());
  await delivery.add('outbox', { table: 'abc123' }, { delay: 500, timestamp: Date.now() + DAY });
  await open({ sweep: 1_000 });
  const swept = Number(await pipeline.redis.hget('store', 'did:sweep'));
  await until('the message is looked at', async () => (await delivery.getDelayedCount()) === 0);
  await until('sweeps come', async () => Number(await pipeline.redis.hget('store', 'did:sweep')) > swept);
  await delivery.close();
});

test('a command with a future time delays neither reminders nor timeouts', async () => {
  await open({ quiet: 1_000 });
  const ahead = Date.now() + 30 * DAY;
  await pipeline.send('abc123', ...opening().map((one) => ({ ...one, at: ahead })));
  await pipeline.send('abc123', { ...answer('ann', 0, 'd1', []), at: ahead });
  await pipeline.send('abc123', { ...answer('bob', 1, 'd2', []), at: ahead });
  const { since } = await pipeline.summary('abc123', 'Ann is awaited again', ({ seq }) => seq === 5);
  expect(Math.abs(since - Date.now())).toBeLessThan(60_000);
  const [acted] = await pipeline.store.head('abc123', 'acted:0');
  expect(Number(acted?.split(':')[1])).toBeLessThanOrEqual(Date.now());
  // Either the turn message, if it came late, or a reminder notifies her.
  await until('it rings for Ann', () =>
    transport.messages.some(({ channel, body }) => {
      const { to, seq } = JSON.parse(String(body['content']));
      return channel === 'dm-ann' && body['flags'] !== SILENT && (to === 'ring' || (to === 'turn' && seq === 5));
    }),
  );
});

test('if a table’s timestamps are in the future, its waiting time starts now', async () => {
  await open({ watch: 200 });
  await pipeline.send('abc123', ...opening());
  await pipeline.summary('abc123', 'it began', ({ status }) => status === 'playing');
  const ahead = Date.now() + 30 * DAY;
  await pipeline.redis.hset('{t:abc123}:head', { since: ahead, stirred: ahead, 'acted:0': `9:${ahead}` });
  await pipeline.summary('abc123', 'it is set right', ({ since }) => Math.abs(since - Date.now()) < 60_000);
  // By the times in the future alone, the seat would not be overdue for a month.
  await pipeline.redis.hset('{t:abc123}:head', { since: Date.now() - 4 * DAY });
  await pipeline.summary('abc123', 'Ann is overdue', ({ away = [] }) => away.some(({ seat }) => seat === 0));
});

test('if the end of a game is dated in the future, the game counts as having ended now', async () => {
  await open();
  await pipeline.send('abc123', ...opening(), command({ player: 'ann' }, { t: 'concede', seat: 0 }));
  await pipeline.summary('abc123', 'it is over', ({ status }) => status === 'over');
  await pipeline.redis.zadd('finished', Date.now() + 30 * DAY, 'abc123');
  const { archiveTables } = await import('../../../src/queue/housekeeping.ts');
  const { pino } = await import('pino');
  await archiveTables({ redis: pipeline.redis, log: pino({ level: 'silent' }) }, Date.now());
  expect(Number(await pipeline.redis.zscore('finished', 'abc123'))).toBeLessThanOrEqual(Date.now());
});

test('the sweep handles commands with a future time in the inbox', async () => {
  await open({ sweep: 200 });
  const one = create();
  await pipeline.directory.noteActive('lost01', one.at);
  const body = JSON.stringify(one);
  await pipeline.redis.xadd('{t:lost01}:inbox', `${Date.now() + DAY}-0`, 'id', one.id, 'alone', '1', 'body', body);
  await pipeline.summary('lost01', 'it is applied', ({ seq }) => seq === 0);
});
