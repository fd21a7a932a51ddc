import type { Redis } from 'ioredis';
import { must } from '../kernel/must.ts';
import { gauge } from '../metrics/record.ts';
import { CacheLedger } from '../store/cache-ledger.ts';
import { memoryOf } from '../store/check.ts';
import type { SharedClock } from '../store/clock.ts';
import type { Games } from '../tables/games.ts';
import { gaugeCensus } from './census.ts';
import { within } from './closing.ts';
import type { QueueName } from './jobs.ts';
import { type AnyQueue, openQueue, QUEUE_NAMES } from './queues.ts';

/** How long the values of the store count as current, in milliseconds. */
const FRESH = 5_000;
/** How long Redis may take, in milliseconds. After that, the earlier values stay. */
const PATIENCE = 1_000;

const STATES = ['waiting', 'delayed', 'active', 'failed'] as const;

/** The jobs of a queue. */
interface QueueState {
  queue: QueueName;
  waiting: number;
  delayed: number;
  active: number;
  failed: number;
  /** The age of the job that is next, in seconds. */
  oldest: number;
}

/** Records the values that belong to the store as a whole: the queues, the tables and the memory of Redis. */
export class StoreGauges {
  readonly #redis: Redis;
  readonly #clock: Pick<SharedClock, 'time'>;
  readonly #games: Games;
  readonly #queues: readonly AnyQueue<QueueName>[];
  #read = Number.NEGATIVE_INFINITY;
  #running: Promise<void> | null = null;

  constructor(redis: Redis, clock: Pick<SharedClock, 'time'>, games: Games) {
    this.#redis = redis;
    this.#clock = clock;
    this.#games = games;
    this.#queues = QUEUE_NAMES.map((name) => openQueue(name, redis));
  }

  /** Reads the values if they are older than five seconds, and returns within a second. */
  async measure(): Promise<void> {
    if (performance.now() - this.#read < FRESH) return;
    this.#running ??= this.#measure().finally(() => {
      this.#running = null;
    });
    await within(PATIENCE, this.#running);
  }

  async close(): Promise<void> {
    await Promise.all(this.#queues.map((queue) => queue.close()));
  }

  async #measure(): Promise<void> {
    const now = this.#clock.time();
    const [states, { used, limit }, cache] = await Promise.all([
      Promise.all(this.#queues.map((queue) => stateOf(queue, now))),
      memoryOf(this.#redis),
      new CacheLedger(this.#redis).size(),
      gaugeCensus(this.#redis, this.#games, now),
    ]);
    gauge(
      'subspace_queue_jobs',
      states.flatMap((found) => STATES.map((state) => [{ queue: found.queue, state }, found[state]] as const)),
    );
    gauge(
      'subspace_queue_oldest_seconds',
      states.map(({ queue, oldest }) => [{ queue }, oldest] as const),
    );
    gauge('subspace_redis_memory_bytes', [
      [{ kind: 'used' }, used],
      [{ kind: 'limit' }, limit],
    ]);
    gauge('subspace_cache_bytes', [
      [{ kind: 'used' }, cache.used],
      [{ kind: 'limit' }, cache.budget],
    ]);
    this.#read = performance.now();
  }
}

async function stateOf(queue: AnyQueue<QueueName>, now: number): Promise<QueueState> {
  const [counts, waiting, urgent] = await Promise.all([
    queue.getJobCounts('waiting', 'prioritized', 'delayed', 'active', 'failed'),
    queue.getWaiting(0, 0),
    queue.getPrioritized(0, 0),
  ]);
  const of = (state: string): number => must(counts[state], state);
  const times = [...waiting, ...urgent].map(({ timestamp }) => timestamp);
  return {
    queue: queue.name as QueueName,
    waiting: of('waiting') + of('prioritized'),
    delayed: of('delayed'),
    active: of('active'),
    failed: of('failed'),
    oldest: times.length === 0 ? 0 : Math.max(now - Math.min(...times), 0) / 1_000,
  };
}
