import { Job, type Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { QUEUE_PREFIX } from '../store/keys.ts';
import { regularly } from '../store/regularly.ts';

/** The interval between searches for overdue jobs, in milliseconds. */
const LOOK = 10_000;
/** Jobs that are due within this time, in milliseconds, aren't checked. */
const SOON = 5_000;
/** Clock errors up to this size are tolerated, in milliseconds. */
const SLACK = 1_000;
/** BullMQ multiplies a job's due time by this factor. The lower digits hold a number that keeps jobs in order. */
const SCORE = 0x1000;
/** Number of jobs that are checked together. */
const AT_ONCE = 500;

/**
 * Makes sure that no job waits longer than its delay. BullMQ computes a job's due time with the clock of the process
 * that adds the job, and compares it with the worker's clock. If one of these clocks is set back, or if the clocks
 * differ, a job with a delay of two seconds may wait for a day. An overdue job is promoted immediately, and its handler
 * then decides how long to wait.
 *
 * Returns a function that stops the checks for overdue jobs.
 */
export function keepPunctual(worker: Worker, redis: Redis, hold: number): () => void {
  const key = (name: string): string => `${QUEUE_PREFIX}:${worker.name}:${name}`;
  let offset = Date.now() - performance.now();

  async function promoteLate(): Promise<void> {
    const now = Date.now();
    const before = offset;
    offset = now - performance.now();
    const wasSetBack = offset < before - SLACK;
    const from = (now + (wasSetBack ? SLACK : SOON)) * SCORE;
    // Jobs that aren't promoted stay in the list, so the next page skips them.
    for (let stay = 0; ; ) {
      const found = await redis.zrangebyscore(key('delayed'), from, '+inf', 'WITHSCORES', 'LIMIT', stay, AT_ONCE);
      const due = found.flatMap((id, at) => (at % 2 === 0 ? [{ id, left: Number(found[at + 1]) / SCORE - now }] : []));
      const isLate = await Promise.all(
        due.map(async ({ id, left }) => {
          // Jobs that a scheduler added are left to `Schedule`, a part of the housekeeping.
          if (id.startsWith('repeat:')) return false;
          return wasSetBack || left > Number(await redis.hget(key(id), 'delay')) + SLACK;
        }),
      );
      const late = due.filter((_, at) => isLate[at]);
      await Promise.all(late.map(({ id }) => promote(id)));
      if (due.length < AT_ONCE) return;
      stay += due.length - late.length;
    }
  }

  async function promote(id: string): Promise<void> {
    const job = await Job.fromId(worker, id);
    // The job may already be running.
    await job?.promote().catch(() => {});
  }

  /**
   * Shortens locks that would last too long because Redis' clock was set back, so that the jobs of a dead process don't
   * stay locked.
   */
  async function cutLocks(): Promise<void> {
    const check = key('stalled-check');
    if ((await redis.pttl(check)) > hold) await redis.del(check);
    for (const id of await redis.lrange(key('active'), 0, -1)) {
      const lock = key(`${id}:lock`);
      if ((await redis.pttl(lock)) > hold + SLACK) await redis.pexpire(lock, hold);
    }
  }

  // While Redis is unreachable, no job can run anyway. The next check finds overdue jobs.
  return regularly(LOOK, async () => {
    await Promise.all([promoteLate(), cutLocks()]);
  }).close;
}
