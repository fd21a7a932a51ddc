import type { Logger } from 'pino';
import { faultOf } from './fault.ts';
import type { AnyQueue } from './queues.ts';
import { type Transport, TransportError } from './transport.ts';

/** The interval between retries of a waiting message while the chat doesn’t answer, in milliseconds. */
const PROBE = 2_000;
/** The number of jobs that are promoted together. The next jobs follow when these have been promoted. */
const AT_ONCE = 50;

/** True if the chat itself gave no answer to a request, so any other request may fail as well. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof TransportError && (error.kind === 'network' || error.kind === 'server');
}

/**
 * Tracks whether the chat answers at all. While the chat doesn’t answer, a message's own retries become less and less
 * frequent. This class therefore retries waiting messages early, one at a time and in turn. Once the chat answers
 * again, all waiting messages are retried.
 */
export class Reachability {
  readonly #queue: AnyQueue<'delivery'>;
  readonly #log: Logger;
  readonly #probe: number;
  /** Delayed jobs that failed, starting with the one that was tried longest ago. */
  readonly #waiting = new Set<string>();
  /** The value of `performance.now()` when the chat stopped answering; null while it answers. */
  #since: number | null = null;
  /** The start of the latest request that the chat has answered. */
  #answered = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;
  #returns = 0;

  /** `probe`: milliseconds between two attempts while the chat is unreachable; 2,000 by default. */
  constructor(queue: AnyQueue<'delivery'>, log: Logger, probe = PROBE) {
    this.#queue = queue;
    this.#log = log;
    this.#probe = probe;
  }

  /** How many times the chat has become reachable again. */
  get returns(): number {
    return this.#returns;
  }

  /** Wraps a transport so that each of its requests shows whether the chat answers. */
  listenTo(transport: Transport): Transport {
    return new Proxy(transport, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        return (...args: unknown[]) => {
          const result: unknown = Reflect.apply(member, target, args);
          if (result instanceof Promise) this.#follow(result);
          return result;
        };
      },
    });
  }

  /** Must be called when a job starts, so that the job no longer counts as waiting. */
  begins(job: string): void {
    this.#waiting.delete(job);
  }

  /** Called when a job is delayed. `returns` is how many times the chat had come back when the job started. */
  delayed(job: string, returns: number): void {
    if (this.#since !== null) this.#waiting.add(job);
    else if (returns !== this.#returns) void this.#hasten([job]);
  }

  /** Promotes the jobs that an earlier process left waiting, except reminders, which wait for their own time. */
  async begin(): Promise<void> {
    const delayed = await this.#queue.getDelayed();
    await this.#hasten(delayed.flatMap(({ id, data }) => (id === undefined || 'call' in data ? [] : [id])));
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #follow(request: Promise<unknown>): void {
    const made = performance.now();
    request.then(
      () => this.#heard(made),
      (error: unknown) => {
        if (isUnanswered(error)) this.#missed(made);
        else if (error instanceof TransportError) this.#heard(made);
      },
    );
  }

  /** Called when a request got no answer. `made` is the time of the request. */
  #missed(made: number): void {
    // If the chat has already answered a later request, the chat is reachable again, and only this request got lost.
    const isBack = made < this.#answered && performance.now() - made >= this.#probe;
    if (isBack) this.#returns += 1;
    if (isBack || this.#since !== null) return;
    // The chat may have been unreachable since that request, although this is the first sign of it.
    this.#since = made;
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#tryOne(), this.#probe);
  }

  /** Called when the chat answered a request. `made` is the time of the request. */
  #heard(made: number): void {
    this.#answered = Math.max(this.#answered, made);
    if (this.#since === null) return;
    const away = performance.now() - this.#since;
    this.#since = null;
    clearInterval(this.#timer);
    // If the chat was unreachable for less than the interval between attempts, the failure probably had a different
    // cause, and the failed jobs wait for their own retries.
    if (away < this.#probe) return;
    this.#returns += 1;
    this.#log.info({ away: Math.round(away), waiting: this.#waiting.size }, 'Discord is responding again');
    void this.#hasten([...this.#waiting]);
  }

  #tryOne(): void {
    const [job] = this.#waiting;
    if (job === undefined) return;
    // Moves the job to the end of the list, so that all others are tried before it is tried again.
    this.#waiting.delete(job);
    this.#waiting.add(job);
    void this.#hasten([job]);
  }

  async #hasten(jobs: readonly string[]): Promise<void> {
    try {
      for (let first = 0; first < jobs.length; first += AT_ONCE)
        await Promise.all(jobs.slice(first, first + AT_ONCE).map((id) => this.#promote(id)));
    } catch (error) {
      // Messages that could not be promoted are retried when their own delays end.
      this.#log.warn({ fault: faultOf(error) }, 'waiting messages could not be sent early');
    }
  }

  async #promote(id: string): Promise<void> {
    const job = await this.#queue.getJob(id);
    // The job may already be running or done.
    if (await job?.isDelayed()) await job?.promote().catch(() => {});
  }
}
