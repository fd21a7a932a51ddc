import type { Redis } from 'ioredis';
import type { StoreClock } from '../store/clock.ts';
import { Housekeeping } from '../store/housekeeping.ts';
import type { AnyQueue } from './queues.ts';

/** How often a process looks after the schedulers, in milliseconds, by the processor's clock. */
const LOOK = 10_000;
/** How late a task may be, in milliseconds, before its scheduler is made again. */
const SLACK = 10_000;

/** The repeated tasks of housekeeping, with how often each comes, in milliseconds. */
export type Tasks = Readonly<Record<string, number>>;

/**
 * Keeps the schedulers of repeated tasks going, from a timer of its own in every worker process. A scheduler of BullMQ lives
 * by the job that it added last: when that is lost, or due at a wrong time, nothing comes any more. Then it is made again.
 */
export class Schedule {
  readonly #redis: Redis;
  readonly #queue: AnyQueue<'chores'>;
  readonly #clock: StoreClock;
  readonly #done: Housekeeping;
  readonly #tasks: Tasks;
  readonly #opened: number;
  readonly #look: () => void;
  readonly #timer: NodeJS.Timeout;
  #looking: Promise<void> | null = null;

  private constructor(redis: Redis, queue: AnyQueue<'chores'>, clock: StoreClock, tasks: Tasks) {
    this.#redis = redis;
    this.#queue = queue;
    this.#clock = clock;
    this.#done = new Housekeeping(redis);
    this.#tasks = tasks;
    this.#opened = clock.now();
    this.#look = () => {
      // Trouble with Redis is over when it is over, and then they are looked at again.
      this.#looking ??= this.#lookAt()
        .catch(() => {})
        .finally(() => {
          this.#looking = null;
        });
    };
    this.#timer = setInterval(this.#look, Math.min(LOOK, ...Object.values(tasks)));
    this.#timer.unref();
    redis.on('ready', this.#look);
  }

  /** Makes the schedulers, and settles when they are there. */
  static async open(redis: Redis, queue: AnyQueue<'chores'>, clock: StoreClock, tasks: Tasks): Promise<Schedule> {
    for (const [task, every] of Object.entries(tasks)) await begin(queue, task, every);
    return new Schedule(redis, queue, clock, tasks);
  }

  /** A task was done just now. */
  async did(task: string): Promise<void> {
    await this.#done.note(task, this.#clock.now());
  }

  close(): void {
    clearInterval(this.#timer);
    this.#redis.off('ready', this.#look);
  }

  async #lookAt(): Promise<void> {
    for (const [task, every] of Object.entries(this.#tasks)) {
      if (await this.#comes(task, every)) continue;
      // A job that is due at a wrong time would keep its time.
      await this.#queue.removeJobScheduler(task);
      await begin(this.#queue, task, every);
    }
  }

  /** Whether the next job of a task is there, and the last one came in time. */
  async #comes(task: string, every: number): Promise<boolean> {
    const next = await this.#queue.getJobScheduler(task);
    if (next?.every !== every || next.next === undefined) return false;
    const job = await this.#queue.getJob(`repeat:${task}:${next.next}`);
    const state = (await job?.getState()) ?? 'unknown';
    if (state === 'unknown') {
      // It may have been done, and followed by the next one, since the scheduler was read.
      const now = await this.#queue.getJobScheduler(task);
      if (now?.next !== undefined && now.next !== next.next) return true;
      // In no list nobody finds it any more.
      await job?.remove().catch(() => {});
      return false;
    }
    // It waits for a worker, or one is at it.
    if (state !== 'delayed') return true;
    const last = Math.max((await this.#done.last(task)) ?? 0, this.#opened);
    return this.#clock.now() - last < every + Math.min(every, SLACK);
  }
}

async function begin(queue: AnyQueue<'chores'>, task: string, every: number): Promise<void> {
  await queue.upsertJobScheduler(task, { every }, { name: task });
}
