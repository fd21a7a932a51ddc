import type { Logger } from 'pino';
import { faultOf } from './fault.ts';
import type { AnyQueue } from './queues.ts';
import { type Transport, TransportError } from './transport.ts';

/** How often a waiting message is tried while the chat doesn’t answer, in milliseconds. */
const PROBE = 2_000;
/** Jobs that are hastened together; the next ones follow once these are in the queue. */
const AT_ONCE = 50;

/** Whether a request failed because the chat gave no answer of its own, so that any other request may fail as well. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof TransportError && (error.kind === 'network' || error.kind === 'server');
}

/**
 * Knows whether the chat answers at all. While it doesn’t, each message waits longer from try to try, so one of them is tried
 * early, each in its turn. As soon as the chat answers again, all that wait are tried.
 */
export class Reachability {
  readonly #queue: AnyQueue<'delivery'>;
  readonly #log: Logger;
  readonly #probe: number;
  /** Delayed jobs that met trouble, the longest untried first. */
  readonly #waiting = new Set<string>();
  /** When the first request failed after which none was answered, by `performance.now()`; null while the chat answers. */
  #since: number | null = null;
  #timer: NodeJS.Timeout | undefined;
  #returns = 0;

  /** `probe`: milliseconds between two tries while the chat is away; 2,000 unless told. */
  constructor(queue: AnyQueue<'delivery'>, log: Logger, probe = PROBE) {
    this.#queue = queue;
    this.#log = log;
    this.#probe = probe;
  }

  /** How often the chat has come back so far. */
  get returns(): number {
    return this.#returns;
  }

  /** The same transport; from each of its requests this learns whether the chat answers. */
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

  /** A job is at work, and waits no longer. */
  begins(job: string): void {
    this.#waiting.delete(job);
  }

  /** A job is delayed. `returns`: how often the chat had come back when the job began. */
  delayed(job: string, returns: number): void {
    if (this.#since !== null) this.#waiting.add(job);
    else if (returns !== this.#returns) void this.#hasten([job]);
  }

  /** Hastens what an earlier process left waiting, except reminders: they wait for their time. */
  async begin(): Promise<void> {
    const delayed = await this.#queue.getDelayed();
    await this.#hasten(delayed.flatMap(({ id, data }) => (id === undefined || 'call' in data ? [] : [id])));
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #follow(request: Promise<unknown>): void {
    request.then(
      () => this.#heard(),
      (error: unknown) => {
        if (isUnanswered(error)) this.#missed();
        else if (error instanceof TransportError) this.#heard();
      },
    );
  }

  #missed(): void {
    if (this.#since !== null) return;
    this.#since = performance.now();
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#tryOne(), this.#probe);
  }

  #heard(): void {
    if (this.#since === null) return;
    const away = performance.now() - this.#since;
    this.#since = null;
    clearInterval(this.#timer);
    // While others are answered, what fails fails for a reason of its own, and keeps its own pace.
    if (away < this.#probe) return;
    this.#returns += 1;
    this.#log.info({ away: Math.round(away), waiting: this.#waiting.size }, 'Discord answers again');
    void this.#hasten([...this.#waiting]);
  }

  #tryOne(): void {
    const [job] = this.#waiting;
    if (job === undefined) return;
    // If it is still delayed after this try, it comes after all others.
    this.#waiting.delete(job);
    this.#waiting.add(job);
    void this.#hasten([job]);
  }

  async #hasten(jobs: readonly string[]): Promise<void> {
    try {
      for (let first = 0; first < jobs.length; first += AT_ONCE)
        await Promise.all(jobs.slice(first, first + AT_ONCE).map((id) => this.#promote(id)));
    } catch (error) {
      // They come when their time is over.
      this.#log.warn({ fault: faultOf(error) }, 'what waits could not be hastened');
    }
  }

  async #promote(id: string): Promise<void> {
    const job = await this.#queue.getJob(id);
    // It may be at work by now, or done.
    if (await job?.isDelayed()) await job?.promote().catch(() => {});
  }
}
