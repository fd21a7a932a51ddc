import type { Redis } from 'ioredis';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openQueue } from '../../../src/queue/queues.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
const QUEUE = '{subspace}:chores';
const SCORE = 0x1000;
const DAY = 24 * 3_600_000;
let pipeline: TestPipeline;
let admin: Redis;
beforeEach(async () => {
  await redis.flush();
  admin = redis.connect();
});
afterEach(() => pipeline.close());

const swept = async (): Promise<number> => Number(await admin.hget('store', 'did:sweep'));

/** Waits for the next sweep. */
async function nextSweep(): Promise<void> {
  const before = await swept();
  await until('a sweep comes', async () => (await swept()) > before);
}

/** The next job of the sweep’s scheduler while it is delayed. */
function waiting(): Promise<string> {
  return until('the next sweep waits', async () => {
    const delayed = await admin.zrange(`${QUEUE}:delayed`, '0', '-1');
    return delayed.find((id) => id.startsWith('repeat:sweep:'));
  });
}

/** Possible damage to a scheduler, or to the job that it added last. */
const FAULTS: [what: string, spoil: (job: string) => Promise<unknown>][] = [
  ['its next job is lost', (job) => Promise.all([admin.zrem(`${QUEUE}:delayed`, job), admin.del(`${QUEUE}:${job}`)])],
  ['its next job is in no list', (job) => admin.zrem(`${QUEUE}:delayed`, job)],
  ['its next job is due in a day', (job) => admin.zadd(`${QUEUE}:delayed`, (Date.now() + DAY) * SCORE, job)],
  [
    'it and its next job are a day ahead',
    async (job) => {
      const key = `${QUEUE}:repeat`;
      const ahead = Date.now() + DAY;
      await admin.zadd(key, ahead, 'sweep');
      await admin.rename(`${QUEUE}:${job}`, `${QUEUE}:repeat:sweep:${ahead}`);
      await admin.zrem(`${QUEUE}:delayed`, job);
      await admin.zadd(`${QUEUE}:delayed`, ahead * SCORE, `repeat:sweep:${ahead}`);
    },
  ],
  ['the scheduler is gone', () => admin.del(`${QUEUE}:repeat`, `${QUEUE}:repeat:sweep`)],
  [
    'the whole queue is gone',
    async () => {
      for (const key of await admin.keys(`${QUEUE}:*`)) await admin.del(key);
    },
  ],
];

test.each(FAULTS)('the sweep runs again after a scheduler is damaged: %s', async (_, spoil) => {
  pipeline = await TestPipeline.open(redis.socket, { sweep: 500 });
  await nextSweep();
  await spoil(await waiting());
  await nextSweep();
  await nextSweep();
});

test('schedulers are kept if their tasks run on time', async () => {
  pipeline = await TestPipeline.open(redis.socket, { sweep: 500, watch: 60_000 });
  await until('clocks were looked at', async () => (await admin.hexists('store', 'did:watch')) === 1);
  await nextSweep();
  const queue = openQueue('chores', admin);
  const before = await queue.getJobScheduler('watch');
  for (let count = 0; count < 5; count++) await nextSweep();
  const sweep = await queue.getJobScheduler('sweep');
  // A recreated scheduler would count from the beginning.
  expect(sweep?.iterationCount).toBeGreaterThanOrEqual(5);
  expect(await queue.getJobScheduler('watch')).toEqual(before);
  expect(await queue.getDelayedCount()).toBeLessThanOrEqual(3);
  await queue.close();
});

test('when a worker starts, no task runs before it is due', async () => {
  pipeline = await TestPipeline.open(redis.socket, { sweep: 500 });
  await until('games were put away', async () => (await admin.hexists('store', 'did:archive')) === 1);
  const archived = await admin.hget('store', 'did:archive');
  await pipeline.close();
  pipeline = await TestPipeline.open(redis.socket, { sweep: 500 });
  await nextSweep();
  await nextSweep();
  expect(await admin.hget('store', 'did:archive')).toBe(archived);
});

test('jobs are freed if their locks or pauses last too long', async () => {
  pipeline = await TestPipeline.open(redis.socket, { sweep: 500 });
  await nextSweep();
  // A process died with a job before the clock was set back.
  await pipeline.close();
  await admin.set('{subspace}:wake:stalled-check', '1', 'PX', DAY);
  const wake = openQueue('wake', admin);
  const job = await wake.add('wake', { table: 'none' });
  await admin.lrem('{subspace}:wake:wait', 1, job.id ?? '');
  await admin.lpush('{subspace}:wake:active', job.id ?? '');
  await admin.set(`{subspace}:wake:${job.id}:lock`, 'dead', 'PX', DAY);
  pipeline = await TestPipeline.open(redis.socket, { sweep: 500 });
  await until('the job is done', async () => (await wake.getJob(job.id ?? '')) === undefined);
  await wake.close();
});
