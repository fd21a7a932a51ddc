import { QueueEvents } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Reader } from '../kernel/types.ts';
import type { SharedClock } from '../store/clock.ts';
import { hangUp, patientTwin } from '../store/connect.ts';
import { QUEUE_PREFIX } from '../store/keys.ts';
import { ViewCache } from '../store/view-cache.ts';
import type { TableId, TableView } from '../tables/types.ts';
import type { QueueName, ViewRequest } from './jobs.ts';
import { isNoView, NoView } from './no-view.ts';
import { type AnyQueue, LATER, lookPriority, openQueue } from './queues.ts';

/** A reader's view of a table, with a keyed hash that is used to tell its pictures apart. */
export interface ReaderView {
  seen: TableView;
  hash: string;
  /** The stamp of the commit that the view shows; missing in views from versions that had no stamps. */
  stamp?: string;
}

/** How long to wait for a view, in milliseconds. */
const PATIENCE = 15_000;

/** A caller that is waiting for a job's result. */
interface Waiting {
  resolve(result: unknown): void;
  reject(reason: Error): void;
}

/**
 * Waits for the jobs of a queue. BullMQ's own `waitUntilFinished` sends a request whose error nobody can catch, so an
 * unreachable Redis would end the process.
 */
export class Waiter<Name extends QueueName> {
  readonly #queue: AnyQueue<Name>;
  readonly #events: QueueEvents;
  readonly #twin: Redis;
  readonly #waiting = new Map<string, Set<Waiting>>();
  readonly #clock: Pick<SharedClock, 'now'> | null;

  /**
   * `clock` gives jobs their timestamps, from which consumers compute how old a job is. Leave it out if no consumer of the
   * queue does.
   */
  constructor(name: Name, redis: Redis, clock: Pick<SharedClock, 'now'> | null = null) {
    this.#clock = clock;
    this.#queue = openQueue(name, redis);
    // This connection has no time limits, because they would turn a long idle time into an error.
    this.#twin = patientTwin(redis);
    this.#events = new QueueEvents(name, {
      connection: this.#twin,
      prefix: QUEUE_PREFIX,
      // The stream is short, so it is read from its beginning, and no earlier event is missed.
      lastEventId: '0-0',
    });
    // Errors of the event stream are ignored here, because a caller whose job fails gets its own error.
    this.#events.on('error', () => {});
    this.#events.on('completed', ({ jobId, returnvalue }) => this.#tell(jobId, ({ resolve }) => resolve(returnvalue)));
    this.#events.on('failed', ({ jobId, failedReason }) =>
      this.#tell(jobId, ({ reject }) => reject(new Error(failedReason))),
    );
  }

  /**
   * Adds a job, and waits for its result. If a job with the same key (`same`) is in progress, waits for that job
   * instead.
   */
  async run(...[name, data, same, patience, priority = 0]: RunArguments<Name>): Promise<unknown> {
    const timed = { priority, ...(this.#clock === null ? {} : { timestamp: this.#clock.now() }) };
    const options = same === null ? timed : { ...timed, deduplication: { id: same } };
    const { id = '' } = await this.#queue.add(name, data, options);
    const result = this.#result(id, patience);
    this.#look(id).catch((error: Error) => this.#tell(id, ({ reject }) => reject(error)));
    return result;
  }

  /** Closes immediately, even if Redis is unreachable. Callers that are still waiting get an error. */
  async close(): Promise<void> {
    const closing = this.#events.close();
    // BullMQ would wait until its connection is ready before it closes the connection.
    hangUp(this.#twin);
    for (const id of this.#waiting.keys()) this.#tell(id, ({ reject }) => reject(new Error('nobody waits any more')));
    await closing.catch(() => {});
    await this.#queue.close();
  }

  /** Resolves with the result of a job, or rejects after `patience` milliseconds. */
  #result(id: string, patience: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const late = (): void => {
        this.#waiting.get(id)?.delete(waiting);
        reject(new Error('the job took too long'));
      };
      const timer = setTimeout(late, patience);
      const waiting: Waiting = {
        resolve: (result) => {
          clearTimeout(timer);
          resolve(result);
        },
        reject: (reason) => {
          clearTimeout(timer);
          reject(reason);
        },
      };
      this.#waiting.set(id, (this.#waiting.get(id) ?? new Set()).add(waiting));
    });
  }

  /** Checks once whether a job has finished, because the event may have been sent before anyone listened. */
  async #look(id: string): Promise<void> {
    await this.#events.waitUntilReady();
    const job = await this.#queue.getJob(id);
    if (job === undefined) throw new Error('the job is gone');
    if (job.finishedOn === undefined) return;
    if (job.failedReason) throw new Error(job.failedReason);
    this.#tell(id, ({ resolve }) => resolve(job.returnvalue));
  }

  /** Settles the promises of everyone who is waiting for a job. */
  #tell(id: string, tell: (waiting: Waiting) => void): void {
    const all = this.#waiting.get(id);
    this.#waiting.delete(id);
    for (const waiting of all ?? []) tell(waiting);
  }
}

type RunArguments<Name extends QueueName> = [
  name: Parameters<AnyQueue<Name>['add']>[0],
  data: Parameters<AnyQueue<Name>['add']>[1],
  same: string | null,
  patience: number,
  /** Priority 0, the default, goes first. */
  priority?: number,
];

/** How many times a view is requested if the stored view turns out to be missing or damaged. */
const ATTEMPTS = 2;

/** True if a stored value is a view. */
function isView(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'seen' in value && value.seen instanceof Object;
}

/** Requests views of tables from readers. This class doesn't run any games itself. */
export class Views {
  readonly #waiter: Waiter<'reads'>;
  /** Views that are still being made and that spectators share, by request. */
  readonly #shared = new Map<string, ReturnType<Views['see']>>();
  readonly #cache: ViewCache;

  /** @param waiter is closed together with the views. */
  constructor(redis: Redis, waiter = new Waiter('reads', redis)) {
    this.#waiter = waiter;
    this.#cache = new ViewCache(redis);
  }

  /**
   * Returns the key of a view as of the last commit; empty if the table or entry doesn't exist. Requests with priority
   * 0 go first.
   * @throws NoView if the table can't be shown.
   */
  async key(request: ViewRequest, priority = 0): Promise<string> {
    const key = String(await this.#waiter.run('see', request, null, PATIENCE, priority));
    if (isNoView(key)) throw new NoView(key);
    return key;
  }

  /** Returns a reader's view as of the last commit, with its key; null if the table or entry doesn't exist. */
  async see(request: ViewRequest, priority = 0): Promise<(ReaderView & { key: string }) | null> {
    for (let attempt = 1; ; attempt++) {
      const key = await this.key(request, priority);
      const view = key === '' ? null : await this.#cache.get(key);
      // Only readers write views.
      if (isView(view)) return { ...(view as unknown as ReaderView), key };
      if (key === '' || attempt === ATTEMPTS) return null;
      await this.#cache.drop(key);
    }
  }

  /** True if a table can be shown to a reader. The result is false only if the table's saved position is unreadable. */
  async canShow(table: TableId, reader: Reader): Promise<boolean> {
    try {
      await this.key({ table, reader }, LATER);
      return true;
    } catch (error) {
      if (error instanceof NoView && error.why === 'unreadable') return false;
      throw error;
    }
  }

  /**
   * Returns a view for a look-up, in the form that `see` returns. Spectators who look at the same thing at the same
   * time share a view, which may be slightly older than their requests.
   */
  look(request: ViewRequest): Promise<(ReaderView & { key: string }) | null> {
    const { reader, wish, preview, tried } = request;
    const priority = lookPriority(reader);
    if (reader !== 'spectator' || wish !== undefined || preview !== undefined || tried !== undefined)
      return this.see(request, priority);
    const name = JSON.stringify(request);
    const shared = this.#shared.get(name) ?? this.see(request, priority).finally(() => this.#shared.delete(name));
    this.#shared.set(name, shared);
    return shared;
  }

  close(): Promise<void> {
    return this.#waiter.close();
  }
}
