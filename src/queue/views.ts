import { QueueEvents } from 'bullmq';
import type { Redis } from 'ioredis';
import type { StoreClock } from '../store/clock.ts';
import { patientTwin } from '../store/connect.ts';
import { QUEUE_PREFIX } from '../store/keys.ts';
import { ViewCache } from '../store/view-cache.ts';
import type { Seen } from '../tables/types.ts';
import type { QueueName, ViewRequest } from './jobs.ts';
import { NEWER, NewerVersion } from './newer.ts';
import { type AnyQueue, openQueue } from './queues.ts';

/** What a reader may know, with a keyed hash of the view that pictures are told apart by. */
export interface ReaderView {
  seen: Seen;
  hash: string;
}

/** How long a view may take, in milliseconds. */
const PATIENCE = 15_000;

/** Lets jobs of a queue be waited for. */
export class Waiter<Name extends QueueName> {
  readonly #queue: AnyQueue<Name>;
  readonly #events: QueueEvents;
  readonly #clock: Pick<StoreClock, 'now'>;

  /** `clock`: gives jobs the time by which their consumers see how old they are. */
  constructor(name: Name, redis: Redis, clock: Pick<StoreClock, 'now'> = Date) {
    this.#clock = clock;
    this.#queue = openQueue(name, redis);
    // Each job that is waited for listens for the queue's end.
    this.#queue.setMaxListeners(0);
    this.#events = new QueueEvents(name, {
      // A connection that waits: it may be idle for long, which an impatient one would take for trouble.
      connection: patientTwin(redis),
      prefix: QUEUE_PREFIX,
      // From the beginning of the (short) stream: what happens before the first read would go unnoticed otherwise.
      lastEventId: '0-0',
    });
    this.#events.setMaxListeners(0);
    // A job that can't be waited for rejects for who waits.
    this.#events.on('error', () => {});
  }

  /** Adds a job and waits for its result. Equal jobs (by `same`) that are under way are one. */
  async run(...[name, data, same, patience, priority = 0]: RunArguments<Name>): Promise<unknown> {
    const timed = { priority, timestamp: this.#clock.now() };
    const options = same === null ? timed : { ...timed, deduplication: { id: same } };
    const job = await this.#queue.add(name, data, options);
    return job.waitUntilFinished(this.#events, patience);
  }

  async close(): Promise<void> {
    await this.#events.close();
    await this.#queue.close();
  }
}

type RunArguments<Name extends QueueName> = [
  name: Parameters<AnyQueue<Name>['add']>[0],
  data: Parameters<AnyQueue<Name>['add']>[1],
  same: string | null,
  patience: number,
  /** 0, the usual, goes first. */
  priority?: number,
];

/** Asks readers for what someone may know of a table. Runs no game itself. */
export class Views {
  readonly #waiter: Waiter<'reads'>;
  readonly #cache: ViewCache;

  constructor(redis: Redis) {
    this.#waiter = new Waiter('reads', redis);
    this.#cache = new ViewCache(redis);
  }

  /**
   * The key of a view as of the last commit; empty when there is no such table or entry. Priority 0 goes first.
   *
   * @throws NewerVersion when the table is on rules that nobody here knows.
   */
  async key(request: ViewRequest, priority = 0): Promise<string> {
    const key = String(await this.#waiter.run('see', request, null, PATIENCE, priority));
    if (key === NEWER) throw new NewerVersion();
    return key;
  }

  /** What a reader may know as of the last commit, with the key it lies under; null when there is no such table or entry. */
  async see(request: ViewRequest, priority = 0): Promise<(ReaderView & { key: string }) | null> {
    const key = await this.key(request, priority);
    const view = key === '' ? null : await this.#cache.get(key);
    // Only readers write views.
    return view === null ? null : { ...(view as unknown as ReaderView), key };
  }

  close(): Promise<void> {
    return this.#waiter.close();
  }
}
