import { setTimeout as pause } from 'node:timers/promises';
import type { RESTOptions } from 'discord.js';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { beginAtZero, count } from '../metrics/record.ts';
import { faultOf } from '../queue/fault.ts';
import { throttled } from '../queue/throttle.ts';
import { TransportError } from '../queue/transport.ts';
import { Holds } from '../store/holds.ts';
import { Refusals } from '../store/refusals.ts';
import { limitScope, requested } from './rest-metrics.ts';
import { StalledRequests } from './stalled.ts';

/** The name of the pause during which no process sends a request. */
export const REQUESTS = 'requests';
/** The reasons for a pause of all requests: Discord limits all requests, or has refused too many. */
export const LIMITED = 'limited';
export const REFUSED = 'refused';

/**
 * The number of refused requests in ten minutes at which the bot pauses on its own. Discord bans the address at 10,000 refused
 * requests.
 */
const MOST_REFUSED = 5_000;
/** A rate limit that lasts longer than this, in milliseconds, is treated as a limit on all requests. */
const LONG = 60_000;
/** How long the bot pauses after too many refusals, in milliseconds. Discord counts refusals over ten minutes. */
const STOP = 10 * 60_000;
/** How often this process reads the pauses of other processes, in milliseconds. */
const LISTEN = 1_000;
/** How soon to retry while Redis is unreachable, in milliseconds. */
const TROUBLE = 100;
/** A warning is logged each time Discord has refused this many more requests. */
const TELL_EACH = 500;

type Send = RESTOptions['makeRequest'];

/** The services that a guard uses. */
interface GuardTools {
  /** A connection that fails immediately while Redis is unreachable. */
  redis: Redis;
  log: Pick<Logger, 'warn' | 'error'>;
  /** The number of refused requests at which all sending pauses for ten minutes; 5,000 by default. */
  mostRefused?: number | undefined;
}

/**
 * Checks every request to Discord before it is sent. While Discord limits all requests or bans the address, no process of
 * this bot sends any. Each request then fails immediately with a `TransportError` of the kind `rate` that says how long to
 * wait. The guard counts the refused requests of all processes, and pauses all requests long before Discord would.
 */
export class RequestGuard {
  readonly #holds: Holds;
  readonly #refusals: Refusals;
  readonly #stalled = new StalledRequests();
  readonly #tools: GuardTools;
  readonly #most: number;
  readonly #tellTrouble: (error: Error) => void;
  readonly #timer: NodeJS.Timeout;
  /**
   * The earliest times for the next request, by the process's monotonic timer: for any request, and for a request with
   * the bot's token.
   */
  #allUntil = 0;
  #ownUntil = 0;
  /** Refused requests that Redis has not counted yet. */
  #uncounted = 0;

  constructor(tools: GuardTools) {
    beginAtZero('subspace_rest_limited_total');
    this.#tools = tools;
    this.#holds = new Holds(tools.redis);
    this.#refusals = new Refusals(tools.redis);
    this.#most = tools.mostRefused ?? MOST_REFUSED;
    this.#tellTrouble = throttled((error: Error) =>
      tools.log.warn({ fault: faultOf(error) }, 'could not share Discord’s limits with other processes'),
    );
    this.#timer = setInterval(() => void this.#listen().catch(() => {}), LISTEN);
    this.#timer.unref();
  }

  /** Sends a request for discord.js. */
  readonly send: Send = async (url, init) => {
    const isOwn = new Headers(init.headers as Record<string, string>).has('authorization');
    const rest = this.#rest(isOwn);
    if (rest > 0) throw new TransportError('rate', 'Discord isn’t accepting requests right now', rest);
    const answer = await requested(url, init.method, () => this.#stalled.send(url, init));
    this.#heed(answer);
    return answer;
  };

  /**
   * Resolves once requests may be sent again. A bot that starts during a pause waits until the pause ends. While Redis
   * is unreachable, the bot waits as well.
   */
  async open(signal: AbortSignal): Promise<void> {
    for (;;) {
      signal.throwIfAborted();
      const known = await this.#listen().then(
        () => true,
        () => false,
      );
      const rest = this.#rest(true);
      if (known && rest <= 0) return;
      if (known)
        this.#tools.log.warn({ wait: rest }, 'Discord isn’t accepting requests right now, so the bot is waiting');
      await pause(known ? Math.min(rest, LONG) : TROUBLE, undefined, { signal });
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
  }

  /** Milliseconds for which the bot still sends no requests; 0 if it sends them. */
  get pause(): number {
    return Math.max(this.#rest(true), 0);
  }

  /** Milliseconds until the process may send a request; 0 or less means now. */
  #rest(isOwn: boolean): number {
    return Math.max(this.#allUntil, isOwn ? this.#ownUntil : 0) - performance.now();
  }

  /** Reads the pauses of other processes, and adds the uncounted refusals to the shared count. */
  async #listen(): Promise<void> {
    if (this.#uncounted > 0) await this.#count(0);
    const hold = await this.#holds.read(REQUESTS);
    if (hold !== null) this.#allUntil = Math.max(this.#allUntil, performance.now() + hold.rest);
  }

  #heed({ status, headers }: Awaited<ReturnType<Send>>): void {
    if (status === 401 || status === 403) this.#refused();
    if (status !== 429) return;
    const scope = headers.get('X-RateLimit-Scope');
    // Discord's own responses pass through a proxy, which adds the header `Via`. A response without `Via` means that
    // our address is banned.
    const isBanned = !headers.has('Via');
    count('subspace_rest_limited_total', { scope: isBanned ? 'banned' : limitScope(scope) });
    // A shared limit is not the bot's fault, and doesn't apply to the bot's other requests.
    if (scope === 'shared') return;
    this.#refused();
    const seconds = Number(headers.get('Retry-After'));
    const wait = seconds > 0 && Number.isFinite(seconds) ? seconds * 1_000 : 0;
    if (isBanned) this.#stop(Math.max(wait, wait === 0 ? LONG : 0), LIMITED);
    else if (wait > LONG) this.#stop(wait, LIMITED);
    else if (scope === 'global' || headers.has('X-RateLimit-Global'))
      this.#ownUntil = Math.max(this.#ownUntil, performance.now() + wait);
  }

  /** Pauses all requests of all processes for `wait` milliseconds. */
  #stop(wait: number, why: typeof LIMITED | typeof REFUSED): void {
    const { log } = this.#tools;
    const until = performance.now() + wait;
    if (until <= this.#allUntil) return;
    this.#allUntil = until;
    const minutes = Math.ceil(wait / 60_000);
    if (why === LIMITED)
      log.error(
        { wait },
        `Discord is limiting all requests from this bot, so it won’t send any for ${minutes} minutes`,
      );
    else
      log.error(
        { wait },
        `Discord refused so many requests that it may ban this address: the bot won’t send any for ${minutes} minutes; see npm run doctor`,
      );
    this.#holds.set(REQUESTS, why, wait).catch(this.#tellTrouble);
  }

  #refused(): void {
    void this.#count(1).catch(this.#tellTrouble);
  }

  /** Counts refused requests, and pauses all requests if there are too many. */
  async #count(more: number): Promise<void> {
    this.#uncounted += more;
    // Without Redis, the guard can count only this process's refusals.
    if (this.#uncounted >= this.#most) this.#stop(STOP, REFUSED);
    const counting = this.#uncounted;
    this.#uncounted = 0;
    let sum = 0;
    try {
      sum = await this.#refusals.add(counting);
    } catch (error) {
      this.#uncounted += counting;
      throw error;
    }
    if (sum >= this.#most) this.#stop(STOP, REFUSED);
    else if (Math.floor(sum / TELL_EACH) > Math.floor((sum - counting) / TELL_EACH))
      this.#tools.log.warn({ refused: sum, most: this.#most }, 'Discord refused many requests in ten minutes');
  }
}
