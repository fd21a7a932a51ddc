import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PrometheusRecorder } from '../../../src/metrics/prometheus.ts';
import { recordWith } from '../../../src/metrics/record.ts';
import { StoreGauges } from '../../../src/queue/queue-gauges.ts';
import { openQueue } from '../../../src/queue/queues.ts';
import { type RunningRole, startWorker } from '../../../src/queue/roles.ts';
import type { SharedClock } from '../../../src/store/clock.ts';
import { tableKeys } from '../../../src/store/keys.ts';
import { Outbox } from '../../../src/store/outbox.ts';
import { regularly } from '../../../src/store/regularly.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { create, toys } from '../support/tables.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
/** How far the clock of the roles is ahead, in milliseconds. */
let ahead = 0;
const clock: SharedClock = {
  now: () => Date.now() + ahead,
  time: () => Date.now() + ahead,
  every: regularly,
  close() {},
};
const opened: { close(): Promise<void> }[] = [];
beforeEach(async () => {
  ahead = 0;
  await redis.flush();
});
afterEach(async () => {
  recordWith(null);
  for (const part of opened.splice(0)) await part.close();
});

test('a worker says when the sweep has stopped for a minute, and when it runs again', async () => {
  const worker: RunningRole = await startWorker({
    ...{ redis: redis.socket, log: pino({ level: 'silent' }), games: toys, archive: null, sweep: 500 },
    openClock: async () => clock,
  });
  const chores = openQueue('chores', redis.connect());
  opened.push(worker, chores);
  const sweep = async () => (await worker.observe()).find(({ check }) => check === 'sweep');
  await until('a sweep has run', async () => (await redis.connect().hget('store', 'did:sweep')) !== null);
  expect(await sweep()).toEqual({ check: 'sweep', ok: true, says: 'The sweep runs.', todo: null });

  await chores.pause();
  await until('no sweep is running', async () => (await chores.getActiveCount()) === 0);
  ahead = 59_000;
  expect(await sweep()).toMatchObject({ ok: true });
  ahead = 61_000;
  const late = await until('the sweep is late', async () => {
    const found = await sweep();
    return found?.ok === false && found;
  });
  expect(late.says).toMatch(/^No sweep has run for 6\d seconds, so lost commands and messages are not recovered\.$/);
  expect(late.todo).toContain('log of the worker');

  await chores.resume();
  await until('the sweep runs again', async () => (await sweep())?.ok);
});

test('the sweep counts tables, waiting work and commands that were set aside, for all workers', async () => {
  const stage = await TestPipeline.open(redis.socket, { sweep: 500 });
  opened.push(stage);
  const [first, second] = ['table1', 'table2'];
  for (const table of [first, second]) {
    await stage.send(table, create());
    await stage.summary(table, 'it is open', ({ status }) => status === 'lobby');
  }
  const admin = redis.connect();
  await admin.xadd(tableKeys(first).aside, '*', 'command', '{}', 'error', 'it failed');
  await new Outbox(admin).add(first, JSON.stringify({ to: 'turn', seat: 0, player: 'ann' }));
  // Nobody draws here.
  const renders = openQueue('renders', admin);
  opened.push(renders);
  await renders.add('render', { picture: 'x' });

  const recorder = new PrometheusRecorder();
  recordWith(recorder);
  const gauges = new StoreGauges(admin, { time: () => Date.now() + ahead }, toys);
  opened.push(gauges);
  ahead = 90_000;
  const values = await until('the sweep has counted everything', async () => {
    await gauges.measure();
    const found = new Map(
      (await recorder.all()).flatMap(({ name, values: all }) =>
        all.map(({ labels, value }) => [`${name} ${Object.values(labels).join(' ')}`.trim(), value] as const),
      ),
    );
    return found.get('subspace_aside_commands') === 1 && found.get('subspace_outbox_messages notes') === 1 && found;
  });
  expect(values.get('subspace_tables skirmish lobby')).toBe(2);
  // Nobody delivers here, so both panels are outdated.
  expect(values.get('subspace_panels_late')).toBe(2);
  for (const age of [
    'subspace_panel_oldest_seconds',
    'subspace_outbox_oldest_seconds notes',
    'subspace_queue_oldest_seconds renders',
  ])
    expect(values.get(age), age).toBeGreaterThanOrEqual(90);
  expect(values.get('subspace_outbox_oldest_seconds lines')).toBe(0);
  expect(values.get('subspace_inbox_oldest_seconds')).toBe(0);
  expect(values.get('subspace_queue_jobs renders waiting')).toBe(1);
  expect(values.get('subspace_redis_memory_bytes used')).toBeGreaterThan(100_000);
  expect(values.get('subspace_cache_bytes used')).toBe(0);
  expect(values.get('subspace_cache_bytes limit')).toBeGreaterThan(0);
});
