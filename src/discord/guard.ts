import { setTimeout as pause } from 'node:timers/promises';
import type { RESTOptions } from 'discord.js';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { faultOf } from '../queue/fault.ts';
import { seldom } from '../queue/seldom.ts';
import { TransportError } from '../queue/transport.ts';
import { Holds } from '../store/holds.ts';
import { Refusals } from '../store/refusals.ts';
import { StalledRequests } from './stalled.ts';

/** The name under which all processes know that no request may be made. */
export const REQUESTS = 'requests';
/** Why no request may be made: Discord limits all of them, or refused too many. */
export const LIMITED = 'limited';
export const REFUSED = 'refused';

/** Refused requests in ten minutes from which on the bot stops by itself. Discord bans the address at 10,000. */
export const MOST_REFUSED = 5_000;
/** A rate limit that lasts longer than this is one for all requests, in milliseconds. */
const LONG = 60_000;
/** For how long the bot stops when it was refused too often, in milliseconds: Discord counts over ten minutes. */
const STOP = 10 * 60_000;
/** How often other processes are heard, in milliseconds. */
const LISTEN = 1_000;
/** How soon to ask Redis again that is away, in milliseconds. */
const TROUBLE = 100;
/** How often a growing number of refusals is told. */
const TELL_EACH = 500;

type Send = RESTOptions['makeRequest'];

/** What a guard works with. */
interface GuardTools {
  /** An impatient connection. */
  redis: Redis;
  log: Pick<Logger, 'warn' | 'error'>;
  /** Refused requests from which on nothing is sent for ten minutes; 5,000 unless told. */
  mostRefused?: number | undefined;
}

/**
 * Stands before every request to Discord. While Discord limits all requests, or bans the address, none leaves any process of
 * this bot: each fails at once with a `TransportError` of the kind `rate` that says how long to wait. It counts the refused
 * requests over all processes, and stops them long before Discord would.
 */
export class RequestGuard {
  readonly #holds: Holds;
  readonly #refusals: Refusals;
  readonly #stalled = new StalledRequests();
  readonly #tools: GuardTools;
  readonly #most: number;
  readonly #tellTrouble: (error: Error) => void;
  readonly #timer: NodeJS.Timeout;
  /** Until when no request leaves, and none with the bot's token, by the process's own clock. */
  #allUntil = 0;
  #ownUntil = 0;
  /** Refused requests that Redis has not counted yet. */
  #uncounted = 0;

  constructor(tools: GuardTools) {
    this.#tools = tools;
    this.#holds = new Holds(tools.redis);
    this.#refusals = new Refusals(tools.redis);
    this.#most = tools.mostRefused ?? MOST_REFUSED;
    this.#tellTrouble = seldom((error: Error) =>
      tools.log.warn({ fault: faultOf(error) }, 'the limits of Discord could not be shared with the other processes'),
    );
    this.#timer = setInterval(() => void this.#listen().catch(() => {}), LISTEN);
    this.#timer.unref();
  }

  /** What discord.js makes its requests with. */
  readonly send: Send = async (url, init) => {
    const isOwn = new Headers(init.headers as Record<string, string>).has('authorization');
    const rest = this.#rest(isOwn);
    if (rest > 0) throw new TransportError('rate', 'Discord takes no requests just now', rest);
    const answer = await this.#stalled.send(url, init);
    this.#heed(answer);
    return answer;
  };

  /** Settles when requests may be made: after a start in the middle of a pause this one waits it out. Waits for Redis, too. */
  async open(signal: AbortSignal): Promise<void> {
    for (;;) {
      signal.throwIfAborted();
      const known = await this.#listen().then(
        () => true,
        () => false,
      );
      const rest = this.#rest(true);
      if (known && rest <= 0) return;
      if (known) this.#tools.log.warn({ wait: rest }, 'Discord takes no requests just now: the bot waits');
      await pause(known ? Math.min(rest, LONG) : TROUBLE, undefined, { signal });
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
  }

  /** Milliseconds until a request may be made; 0 or less: now. */
  #rest(isOwn: boolean): number {
    return Math.max(this.#allUntil, isOwn ? this.#ownUntil : 0) - performance.now();
  }

  /** Hears what the other processes were told, and tells what they have to know. */
  async #listen(): Promise<void> {
    if (this.#uncounted > 0) await this.#count(0);
    const hold = await this.#holds.read(REQUESTS);
    if (hold !== null) this.#allUntil = Math.max(this.#allUntil, performance.now() + hold.rest);
  }

  #heed({ status, headers }: Awaited<ReturnType<Send>>): void {
    if (status === 401 || status === 403) this.#refused();
    if (status !== 429) return;
    const scope = headers.get('X-RateLimit-Scope');
    // A limit that the bot shares with others is not its fault, and not for its other requests.
    if (scope === 'shared') return;
    this.#refused();
    const seconds = Number(headers.get('Retry-After'));
    const wait = seconds > 0 && Number.isFinite(seconds) ? seconds * 1_000 : 0;
    // Discord's own answers come through a proxy, which names itself. One that doesn't is a ban of our address.
    if (!headers.has('Via')) this.#stop(Math.max(wait, wait === 0 ? LONG : 0), LIMITED);
    else if (wait > LONG) this.#stop(wait, LIMITED);
    else if (scope === 'global' || headers.has('X-RateLimit-Global'))
      this.#ownUntil = Math.max(this.#ownUntil, performance.now() + wait);
  }

  /** No process makes a request for so many milliseconds. */
  #stop(wait: number, why: typeof LIMITED | typeof REFUSED): void {
    const { log } = this.#tools;
    const until = performance.now() + wait;
    if (until <= this.#allUntil) return;
    this.#allUntil = until;
    const minutes = Math.ceil(wait / 60_000);
    if (why === LIMITED)
      log.error({ wait }, `Discord limits all requests of this bot: it makes none for ${minutes} minutes`);
    else
      log.error(
        { wait },
        `Discord refused so many requests that it may ban this address: the bot makes none for ${minutes} minutes; npm run doctor says more`,
      );
    this.#holds.set(REQUESTS, why, wait).catch(this.#tellTrouble);
  }

  #refused(): void {
    void this.#count(1).catch(this.#tellTrouble);
  }

  /** Counts refused requests, and stops all of them when there are too many. */
  async #count(more: number): Promise<void> {
    this.#uncounted += more;
    // Without Redis the own ones count alone.
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
