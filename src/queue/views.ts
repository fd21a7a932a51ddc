import { QueueEvents } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Reader } from '../kernel/types.ts';
import { QUEUE_PREFIX } from '../store/keys.ts';
import { Sights } from '../store/sights.ts';
import type { Seen, TableId } from '../tables/types.ts';
import { type AnyQueue, openQueue, type QueueName } from './queues.ts';

/** Which sight of a table is wanted. */
export interface SeenRequest {
  table: TableId;
  reader: Reader;
  /** As of an earlier entry. */
  at?: number;
  /** Lines of the log from this entry on; else the latest. */
  since?: number;
  /** With the record of a game that is over. */
  record?: true;
  /** With the reason why something can't be done: the name of the words that were typed. */
  wish?: string;
  /** For a bot: the game itself, with all that the seat doesn't know dealt anew. */
  redealt?: true;
}

/** What a reader may know, with a keyed hash of the view that pictures are told apart by. */
export interface Sight {
  seen: Seen;
  hash: string;
}

/** How long a sight may take, in milliseconds. */
const PATIENCE = 15_000;

const PATIENT = { maxRetriesPerRequest: null, enableOfflineQueue: true, commandTimeout: undefined };

/** Lets jobs of a queue be waited for. */
export class Waiter<Name extends QueueName> {
  readonly #queue: AnyQueue<Name>;
  readonly #events: QueueEvents;

  constructor(name: Name, redis: Redis) {
    this.#queue = openQueue(name, redis);
    // Each job that is waited for listens for the queue's end.
    this.#queue.setMaxListeners(0);
    this.#events = new QueueEvents(name, {
      // A connection that waits: it may be idle for long, which an impatient one would take for trouble.
      connection: redis.duplicate({ ...PATIENT, lazyConnect: true }),
      prefix: QUEUE_PREFIX,
      // From the beginning of the (short) stream: what happens before the first read would go unnoticed otherwise.
      lastEventId: '0-0',
    });
    this.#events.setMaxListeners(0);
    // A job that can't be waited for rejects for who waits.
    this.#events.on('error', () => {});
  }

  /** Adds a job and waits for its result. Equal jobs (by `same`) that are under way are one. */
  async run(...[name, data, same, patience, priority = 0]: Run<Name>): Promise<unknown> {
    const options = same === null ? { priority } : { priority, deduplication: { id: same } };
    const job = await this.#queue.add(name, data, options);
    return job.waitUntilFinished(this.#events, patience);
  }

  async close(): Promise<void> {
    await this.#events.close();
    await this.#queue.close();
  }
}

type Run<Name extends QueueName> = [
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
  readonly #sights: Sights;

  constructor(redis: Redis) {
    this.#waiter = new Waiter('reads', redis);
    this.#sights = new Sights(redis);
  }

  /** The key of a sight as of the last commit; empty when there is no such table or entry. Priority 0 goes first. */
  async key(request: SeenRequest, priority = 0): Promise<string> {
    return String(await this.#waiter.run('see', request, null, PATIENCE, priority));
  }

  /** What a reader may know as of the last commit, with the key it lies under; null when there is no such table or entry. */
  async see(request: SeenRequest, priority = 0): Promise<(Sight & { key: string }) | null> {
    const key = await this.key(request, priority);
    const sight = key === '' ? null : await this.#sights.get(key);
    // Only readers write sights.
    return sight === null ? null : { ...(sight as unknown as Sight), key };
  }

  close(): Promise<void> {
    return this.#waiter.close();
  }
}
