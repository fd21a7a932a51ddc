import { Job, type Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { QUEUE_PREFIX } from '../store/keys.ts';

/** How often a process looks for jobs that wait for too long, in milliseconds, by the processor's clock. */
const LOOK = 10_000;
/** Jobs that are due sooner than this, in milliseconds, are left alone. */
const SOON = 5_000;
/** By how much a clock may be off before jobs are looked at, in milliseconds. */
const SLACK = 1_000;
/** BullMQ multiplies the time at which a job is due by this, to leave room for an order. */
const SCORE = 0x1000;
/** Jobs that are looked at in one go. */
const AT_ONCE = 500;

/**
 * Sees to it that no job waits for longer than it was told to. BullMQ notes when a job is due by the clock of the process
 * that adds it, and compares that with the clock of the process that works: when one of these is set back, or two of them
 * differ, a job that should wait for two seconds waits for a day. It goes to work now, and decides anew how long to wait.
 *
 * Gives the function that ends it.
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
    // Those that stay where they are make the offset of the next ones.
    for (let stay = 0; ; ) {
      const found = await redis.zrangebyscore(key('delayed'), from, '+inf', 'WITHSCORES', 'LIMIT', stay, AT_ONCE);
      const due = found.flatMap((id, at) => (at % 2 === 0 ? [{ id, left: Number(found[at + 1]) / SCORE - now }] : []));
      const isLate = await Promise.all(
        due.map(async ({ id, left }) => {
          // What comes of a scheduler is looked after by whoever has the scheduler.
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
    // It may be at work by now.
    await job?.promote().catch(() => {});
  }

  /** Locks and pauses that outlast themselves because Redis' clock was set back: a dead process would hold its jobs. */
  async function cutLocks(): Promise<void> {
    const check = key('stalled-check');
    if ((await redis.pttl(check)) > hold) await redis.del(check);
    for (const id of await redis.lrange(key('active'), 0, -1)) {
      const lock = key(`${id}:lock`);
      if ((await redis.pttl(lock)) > hold + SLACK) await redis.pexpire(lock, hold);
    }
  }

  let looking = false;
  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    // While Redis is away nothing is due; the next look finds what is late.
    void Promise.all([promoteLate(), cutLocks()])
      .catch(() => {})
      .finally(() => {
        looking = false;
      });
  }, LOOK);
  timer.unref();
  return () => clearInterval(timer);
}
