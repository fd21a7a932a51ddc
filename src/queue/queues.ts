import { DelayedError, type Job, type JobsOptions, Queue, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Reader } from '../kernel/types.ts';
import { count } from '../metrics/record.ts';
import type { SharedClock } from '../store/clock.ts';
import { QUEUE_PREFIX } from '../store/keys.ts';
import { faultOf } from './fault.ts';
import { aboutOf, idOf, type JobData, type JobResult, type QueueName } from './jobs.ts';
import { keepPunctual } from './punctual.ts';
import { throttled } from './throttle.ts';

/**
 * Finished jobs are removed immediately. Failed jobs stay for a day, so that the person who runs the bot can look at
 * them.
 */
const KEEP: JobsOptions = { removeOnComplete: true, removeOnFail: { age: 24 * 3600, count: 1_000 } };
/** If a process waits for a job's result, the job stays for a minute after it ends. */
const KEEP_RESULT: JobsOptions = {
  removeOnComplete: { age: 60, count: 5_000 },
  removeOnFail: { age: 60, count: 1_000 },
};
/** These jobs fail only if Redis does, so they are retried until Redis works again. */
const PATIENT: JobsOptions = { attempts: Number.MAX_SAFE_INTEGER, backoff: { type: 'fixed', delay: 1_000 } };

const defaults: Record<QueueName, JobsOptions> = {
  wake: { ...KEEP, ...PATIENT },
  reads: KEEP_RESULT,
  bots: { ...KEEP, attempts: 4, backoff: { type: 'fixed', delay: 500 } },
  renders: KEEP_RESULT,
  films: KEEP_RESULT,
  delivery: { ...KEEP, ...PATIENT },
  chores: KEEP,
  forgets: { ...KEEP, ...PATIENT },
};

export const QUEUE_NAMES = ['wake', 'reads', 'bots', 'renders', 'films', 'delivery', 'chores', 'forgets'] as const;

export type AnyQueue<Name extends QueueName> = Queue<JobData[Name], JobResult[Name], string>;
export type AnyWorker<Name extends QueueName> = Worker<JobData[Name], JobResult[Name], string>;

/**
 * The approximate number of events that a queue keeps. A small number is enough, because a `Waiter` reads events as they
 * arrive.
 */
const EVENTS = 500;

/** Opens the sending end of a queue, on a connection that others may share. */
export function openQueue<Name extends QueueName>(name: Name, redis: Redis): AnyQueue<Name> {
  const queue: AnyQueue<Name> = new Queue(name, {
    connection: redis,
    prefix: QUEUE_PREFIX,
    defaultJobOptions: defaults[name],
    streams: { events: { maxLen: EVENTS } },
  });
  // Queue errors are ignored here, because the caller of a failed command gets its error.
  queue.on('error', () => {});
  return queue;
}

/**
 * How long a job stays with a process that no longer renews it, in milliseconds, before another process takes the job.
 */
const HOLD = 12_000;
/** The interval between searches for jobs that their process no longer renews, in milliseconds. */
const LOOK = 5_000;

/** The services that the workers of a role share. */
export interface WorkerContext {
  redis: Redis;
  log: Logger;
  /** The clock that all processes of the store share. */
  clock: SharedClock;
  /** How long a job stays with a process that died, in milliseconds; 12,000 by default. */
  hold?: number | undefined;
}

export interface ConsumeOptions {
  /** Maximum number of jobs that one process works on at the same time. */
  concurrency: number;
  /** Called with every error of the queue. All consumers in a process share this function. */
  complain?: (error: Error) => void;
}

/**
 * Opens the receiving end of a queue. Errors of jobs are logged and stored only with their kind and place, because their
 * messages could reveal something hidden.
 */
export function consume<Name extends QueueName>(
  name: Name,
  { redis, log, hold = HOLD }: Omit<WorkerContext, 'clock'>,
  process: (job: Job<JobData[Name], JobResult[Name], string>, token?: string) => Promise<JobResult[Name]>,
  { complain = complainer(name, log), ...options }: ConsumeOptions,
): AnyWorker<Name> {
  const guarded: typeof process = async (job, token) => {
    try {
      const result = await process(job, token);
      count('subspace_jobs_total', { queue: name, outcome: 'done' });
      return result;
    } catch (error) {
      const isLater = error instanceof DelayedError;
      count('subspace_jobs_total', { queue: name, outcome: isLater ? 'later' : 'failed' });
      if (isLater) throw error;
      log.error({ ...aboutOf(job.data), queue: name, job: job.name, fault: faultOf(error) }, 'a job failed');
      throw new Error('it failed: the log says where');
    }
  };
  const worker: AnyWorker<Name> = new Worker(name, guarded, {
    ...options,
    lockDuration: hold,
    stalledInterval: Math.min(hold / 2, LOOK),
    // A job is never given up because its process died, no matter how often that happens.
    maxStalledCount: Number.MAX_SAFE_INTEGER,
    connection: redis,
    prefix: QUEUE_PREFIX,
  });
  worker.on('error', complain);
  const stop = keepPunctual(worker, redis, hold);
  worker.once('closing', stop);
  return worker;
}

/** Returns a function that logs the errors of a queue, at a limited rate. */
export function complainer(queue: QueueName, log: Logger): (error: Error) => void {
  return throttled((error, unsaid) => log.warn({ queue, fault: faultOf(error), unsaid }, 'queue error'));
}

/** The priority of work that nobody active is waiting for, which comes after all jobs without a priority. */
export const LATER = 1;

/**
 * Returns the priority of a look-up. Look-ups come after moves, so that even thousands of people who press “Map” don't
 * delay a move. Spectators' look-ups come after players' look-ups.
 */
export function lookPriority(reader: Reader): number {
  return reader === 'spectator' ? LATER + 1 : LATER;
}

/**
 * Hands a dead consumer's jobs to a new consumer immediately, before their locks expire. Use it only for queues that
 * have a single consumer at a time.
 */
export async function takeOver<Name extends QueueName>(queue: AnyQueue<Name>, redis: Redis): Promise<void> {
  for (const job of await queue.getActive()) {
    const token = await redis.get(`${queue.toKey(idOf(job))}:lock`);
    // BullMQ soon finds a job without a lock by itself.
    if (token !== null) await job.moveToWait(token).catch(() => {});
  }
}

/** Merges waiting jobs with the same id, so that only one of them waits, even while another one is running. */
export function oncePerTable(id: string, priority = 0): JobsOptions {
  return { priority, deduplication: { id, keepLastIfActive: true } };
}
