import { DelayedError, type Job, type JobsOptions, Queue, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Seat } from '../kernel/types.ts';
import { QUEUE_PREFIX } from '../store/keys.ts';
import type { Outgoing, TableId } from '../tables/types.ts';
import { faultOf } from './fault.ts';
import type { Call } from './rings.ts';
import type { Exhibit } from './transport.ts';
import type { SeenRequest } from './views.ts';

/** What the jobs of each queue carry: ids and places, never what is hidden in a game. */
export interface JobData {
  /** A table's inbox holds something. */
  wake: { table: TableId };
  /** A reader's sight of a table is wanted. */
  reads: SeenRequest;
  /** A bot is to decide. */
  bots: { table: TableId; seat: Seat; decision: string };
  /** A picture is to be drawn; what it shows lies under a key of its own. `only`: unless the table went on since. */
  renders: { picture: string; only?: { table: TableId; seq: number } };
  /**
   * A table's outbox holds something, its panel is out of date, an answer to a read is to go out, or it calls someone. Or
   * a component is to be shown in answer to an interaction.
   */
  delivery: { table: TableId; answer?: Outgoing; call?: Call } | { exhibit: Exhibit; interaction: string };
  /** Housekeeping. */
  chores: Record<string, never>;
}

export type QueueName = keyof JobData;

/** What the jobs give back. */
export interface JobResult {
  wake: null;
  /** The key of the sight that was made. */
  reads: string;
  bots: null;
  /** Whether the picture lies ready; false when it was out of date before it was drawn. */
  renders: boolean;
  delivery: null;
  chores: null;
}

/** Finished jobs go at once; failed ones stay for a day, for who looks after the server. */
const KEEP: JobsOptions = { removeOnComplete: true, removeOnFail: { age: 24 * 3600, count: 1_000 } };
/** Results that someone waits for stay for a minute. */
const KEEP_RESULT: JobsOptions = {
  removeOnComplete: { age: 60, count: 5_000 },
  removeOnFail: { age: 60, count: 1_000 },
};
/** Only trouble with Redis makes these jobs fail: it is over when it is over. */
const PATIENT: JobsOptions = { attempts: Number.MAX_SAFE_INTEGER, backoff: { type: 'fixed', delay: 1_000 } };

const defaults: Record<QueueName, JobsOptions> = {
  wake: { ...KEEP, ...PATIENT },
  reads: KEEP_RESULT,
  bots: { ...KEEP, attempts: 4, backoff: { type: 'fixed', delay: 500 } },
  renders: KEEP_RESULT,
  delivery: { ...KEEP, ...PATIENT },
  chores: KEEP,
};

export type AnyQueue<Name extends QueueName> = Queue<JobData[Name], JobResult[Name], string>;
export type AnyWorker<Name extends QueueName> = Worker<JobData[Name], JobResult[Name], string>;

/** Events that a queue remembers, about: who waits for a job reads them as they come. */
const EVENTS = 500;

/** Opens the sending end of a queue on a connection that others may share. */
export function openQueue<Name extends QueueName>(name: Name, redis: Redis): AnyQueue<Name> {
  const queue: AnyQueue<Name> = new Queue(name, {
    connection: redis,
    prefix: QUEUE_PREFIX,
    defaultJobOptions: defaults[name],
    streams: { events: { maxLen: EVENTS } },
  });
  // A command that fails rejects for who sent it.
  queue.on('error', () => {});
  return queue;
}

/** For how long a job belongs to a process that no longer says so, in milliseconds, before another one takes it over. */
const HOLD = 12_000;
/** How often such jobs are looked for, in milliseconds. */
const LOOK = 5_000;

/** Where a role's workers stand. */
export interface Station {
  redis: Redis;
  log: Logger;
  /** For how long a job stays with a process that died, in milliseconds; 12,000 unless told. */
  hold?: number | undefined;
}

export interface ConsumeOptions {
  /** Jobs that one process works on at the same time. */
  concurrency: number;
}

/**
 * Opens the receiving end of a queue. What goes wrong in a job is told by kind and place, without its words, in the log
 * and in the job: they could tell something hidden.
 */
export function consume<Name extends QueueName>(
  name: Name,
  { redis, log, hold = HOLD }: Station,
  process: (job: Job<JobData[Name], JobResult[Name], string>, token?: string) => Promise<JobResult[Name]>,
  options: ConsumeOptions,
): AnyWorker<Name> {
  const guarded: typeof process = async (job, token) => {
    try {
      return await process(job, token);
    } catch (error) {
      if (error instanceof DelayedError) throw error;
      log.error({ queue: name, job: job.name, fault: faultOf(error) }, 'a job failed');
      throw new Error('it failed: the log says where');
    }
  };
  const worker: AnyWorker<Name> = new Worker(name, guarded, {
    ...options,
    lockDuration: hold,
    stalledInterval: Math.min(hold / 2, LOOK),
    // However often its process dies: a job is never given up for that.
    maxStalledCount: Number.MAX_SAFE_INTEGER,
    connection: redis,
    prefix: QUEUE_PREFIX,
  });
  worker.on('error', (error) => log.warn({ queue: name, error: error.name }, 'trouble with a queue'));
  return worker;
}

/** Priority of what nobody waits for who just did something: after all jobs without one. */
export const LATER = 1;

/** What makes several wake-up jobs of a table one: one waits at most, and one more while another is at work. */
export function oncePerTable(id: string, priority = 0): JobsOptions {
  return { priority, deduplication: { id, keepLastIfActive: true } };
}
