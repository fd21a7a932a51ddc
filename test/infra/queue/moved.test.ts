import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openQueue } from '../../../src/queue/queues.ts';
import { TransportError } from '../../../src/queue/transport.ts';
import { keys } from '../../../src/store/keys.ts';
import { Directory } from '../../../src/tables/directory.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { RecordingTransport } from '../support/recording-transport.ts';
import { withRedis } from '../support/redis.ts';
import { answer, command, opening } from '../support/tables.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
let transport: RecordingTransport;
let pipeline: TestPipeline;
beforeEach(async () => {
  await redis.flush();
  transport = new RecordingTransport();
  pipeline = await TestPipeline.open(redis.socket, { transport });
});
afterEach(() => pipeline.close());

/** The age of an old problem, in milliseconds. Such a problem is checked again only after minutes. */
const LONG = 20 * 60_000;

test('T-HOST-01: a table that leaves a long-closed channel continues immediately', async () => {
  const { redis: store } = pipeline;
  transport.before = (_call, where) => {
    if (where === 'ch1') throw new TransportError('missing-permission', 'no');
  };
  await pipeline.send('abc123', ...opening());
  await until('somebody is told', () => transport.in('dm-ann').some(({ to }) => to === 'trouble'));
  await pipeline.send('abc123', answer('ann', 0, 'd1', []), answer('bob', 1, 'd2', []));
  const delivery = openQueue('delivery', store);
  await until('the panel rests for minutes', async () => {
    // The problem may be reported in two steps, for the lobby and the thread. Each has existed for long.
    await store.hset(keys.trouble('abc123'), 'since', Date.now() - LONG);
    return (await delivery.getDelayed()).some(({ name, delay }) => name === 'panel' && delay > LONG / 5);
  });
  await delivery.close();
  const place = { guild: 'g1', channel: 'ch2', thread: null };
  await pipeline.send('abc123', command({ host: 'dora' }, { t: 'move', place, host: 'Dora' }));
  const panel = await until('the panel stands there', () => transport.in('thread1').find(({ to }) => to === 'panel'));
  expect(panel.seq).toBe(6);
});

test('T-HOST-01: a table that moves during a panel update is shown at its new place', async () => {
  await pipeline.send('abc123', ...opening());
  await until('the panel stands', () => transport.in('thread1').some(({ to }) => to === 'panel'));
  const place = { guild: 'g1', channel: 'ch2', thread: 'thread2' };
  const read = Directory.prototype.summary;
  let moved: Promise<unknown> | null = null;
  const reading = vi.spyOn(Directory.prototype, 'summary').mockImplementation(async function (this: Directory, table) {
    // Others read the table too, but only the read for the panel update must meet the move.
    const isPanel = new Error().stack?.includes('/queue/panel.ts') === true;
    const before = await read.call(this, table);
    if (!isPanel) return before;
    moved ??= (async () => {
      await pipeline.send('abc123', command({ host: 'dora' }, { t: 'move', place, host: 'Dora' }));
      await until('it has moved', async () => (await read.call(pipeline.directory, table))?.place.channel === 'ch2');
    })();
    await moved;
    return before;
  });
  try {
    await pipeline.send('abc123', answer('ann', 0, 'd1', []));
    await until('the panel stands there', () => transport.in('thread2').some(({ to }) => to === 'panel'));
  } finally {
    reading.mockRestore();
  }
});
