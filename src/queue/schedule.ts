import type { Redis } from 'ioredis';
import type { SharedClock } from '../store/clock.ts';
import { Housekeeping } from '../store/housekeeping.ts';
import type { Regular } from '../store/regularly.ts';
import type { AnyQueue } from './queues.ts';

/** How often a process checks the schedulers, in milliseconds. */
const LOOK = 10_000;
/** How late a task may be before its scheduler is recreated, in milliseconds. */
const SLACK = 10_000;

/** The repeated housekeeping tasks, each with its interval in milliseconds. */
export type Tasks = Readonly<Record<string, number>>;

/**
 * Keeps the schedulers of repeated tasks running, with a timer in every worker process. A BullMQ scheduler depends on
 * the last job that it added. If that job is lost or has a wrong due time, the task may never run again, so this class
 * recreates the scheduler.
 */
export class Schedule {
  readonly #redis: Redis;
  readonly #queue: AnyQueue<'chores'>;
  readonly #clock: SharedClock;
  readonly #done: Housekeeping;
  readonly #tasks: Tasks;
  readonly #opened: number;
  readonly #looking: Regular;

  private constructor(redis: Redis, queue: AnyQueue<'chores'>, clock: SharedClock, tasks: Tasks) {
    this.#redis = redis;
    this.#queue = queue;
    this.#clock = clock;
    this.#done = new Housekeeping(redis);
    this.#tasks = tasks;
    this.#opened = clock.now();
    this.#looking = clock.every(Math.min(LOOK, ...Object.values(tasks)), () => this.#lookAt());
    redis.on('ready', this.#looking.look);
  }

  /** Creates the schedulers, and resolves when they exist. */
  static async open(redis: Redis, queue: AnyQueue<'chores'>, clock: SharedClock, tasks: Tasks): Promise<Schedule> {
    for (const [task, every] of Object.entries(tasks)) await begin(queue, task, every);
    return new Schedule(redis, queue, clock, tasks);
  }

  /** Records that a task has run. */
  async did(task: string): Promise<void> {
    await this.#done.note(task, this.#clock.now());
  }

  close(): void {
    this.#looking.close();
    this.#redis.off('ready', this.#looking.look);
  }

  async #lookAt(): Promise<void> {
    for (const [task, every] of Object.entries(this.#tasks)) {
      if (await this.#comes(task, every)) continue;
      // The scheduler is removed first, because a job with a wrong due time would otherwise keep that time.
      await this.#queue.removeJobScheduler(task);
      await begin(this.#queue, task, every);
    }
  }

  /** True if a task's next job exists and its last job ran on time. */
  async #comes(task: string, every: number): Promise<boolean> {
    const next = await this.#queue.getJobScheduler(task);
    if (next?.every !== every || next.next === undefined) return false;
    const job = await this.#queue.getJob(`repeat:${task}:${next.next}`);
    const state = (await job?.getState()) ?? 'unknown';
    if (state === 'unknown') {
      // Since the scheduler was read, the job may have finished and the next one may have been added.
      const now = await this.#queue.getJobScheduler(task);
      if (now?.next !== undefined && now.next !== next.next) return true;
      // The job is removed, because a job that isn't in any list never runs.
      await job?.remove().catch(() => {});
      return false;
    }
    // The job is waiting for a worker, or it is running.
    if (state !== 'delayed') return true;
    const last = Math.max((await this.#done.last(task)) ?? 0, this.#opened);
    return this.#clock.now() - last < every + Math.min(every, SLACK);
  }
}

async function begin(queue: AnyQueue<'chores'>, task: string, every: number): Promise<void> {
  await queue.upsertJobScheduler(task, { every }, { name: task });
}
