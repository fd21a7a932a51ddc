import { DefaultRestOptions, type RESTOptions } from 'discord.js';
import { GivenUp } from '../queue/transport.ts';

type Send = RESTOptions['makeRequest'];

/** How often waiting requests are checked, in milliseconds. */
const LOOK = 500;
/** If a request waits for longer than this, in milliseconds, the bot checks whether Discord answers at all. */
const ANSWER = 2_000;
/**
 * Number of consecutive unanswered checks after which Discord counts as unreachable. A single missed check may just have been
 * slow.
 */
const MISSED = 2;

/** A request that has not been answered yet. */
interface Waiting {
  /** The value of `performance.now()` when the request was made. */
  since: number;
  giveUp: AbortController;
}

/**
 * Ends requests that won't get an answer. Each request has a long time limit, because Discord may take many seconds
 * when it is slow. After an outage, however, requests from before the outage would wait that long for nothing. When a
 * request has waited for a long time, this class therefore sends Discord a small request as a check. If Discord answers
 * this check while earlier requests stay open, all requests from before the check fail with `GivenUp`.
 */
export class StalledRequests {
  readonly #waiting = new Set<Waiting>();
  #timer: NodeJS.Timeout | undefined;
  /** The number of consecutive unanswered checks. */
  #missed = 0;
  #isAsking = false;

  /** Sends a request. */
  readonly send: Send = async (url, init) => {
    const waiting: Waiting = { since: performance.now(), giveUp: new AbortController() };
    this.#waiting.add(waiting);
    this.#timer ??= setInterval(() => void this.#look(url), LOOK).unref();
    const { signal: limit } = init;
    const signal = limit == null ? waiting.giveUp.signal : AbortSignal.any([limit, waiting.giveUp.signal]);
    try {
      const answer = await DefaultRestOptions.makeRequest(url, { ...init, signal });
      // If other requests are still waiting, only a check can show whether they will get answers, so the count isn't
      // reset.
      if (this.#waiting.size === 1) this.#missed = 0;
      return answer;
    } catch (error) {
      throw waiting.giveUp.signal.aborted ? new GivenUp() : error;
    } finally {
      this.#waiting.delete(waiting);
      if (this.#waiting.size === 0) this.#rest();
    }
  };

  #rest(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** `url` is any address of Discord’s API. */
  async #look(url: string): Promise<void> {
    const asked = performance.now();
    const isLong = [...this.#waiting].some(({ since }) => asked - since >= ANSWER);
    if (this.#isAsking || !isLong) return;
    this.#isAsking = true;
    const isThere = await answers(url);
    this.#isAsking = false;
    if (!isThere) this.#missed += 1;
    else if (this.#missed < MISSED) this.#missed = 0;
    else {
      this.#missed = 0;
      for (const { since, giveUp } of this.#waiting) if (since < asked) giveUp.abort();
    }
  }
}

/** Returns whether Discord answers a small request on a new connection. */
async function answers(url: string): Promise<boolean> {
  const small = url.replace(/(\/api\/v\d+)\/.*$/, '$1/gateway');
  const init = { method: 'GET', headers: { connection: 'close' }, signal: AbortSignal.timeout(ANSWER) };
  try {
    const answer = await DefaultRestOptions.makeRequest(small, init);
    await answer.arrayBuffer();
    return answer.status < 500;
  } catch {
    return false;
  }
}
