import type { Redis } from 'ioredis';
import { keys } from './keys.ts';

/** Number of consecutive failures after which posting to a channel is paused. */
const FAILURES = 3;

/** Keeps the bot from repeatedly trying to post in channels where it can't. */
export class Breaker {
  readonly #redis: Redis;
  readonly #rest: number;

  /** `rest` is the number of seconds for which posting is paused, unless the chat reports a change to the channel. */
  constructor(redis: Redis, rest = 10 * 60) {
    this.#redis = redis;
    this.#rest = rest;
  }

  /** Returns the reason why posting in a channel is paused, as last given to `failed`; null if it isn't paused. */
  async open(channel: string): Promise<string | null> {
    const key = keys.breaker(channel);
    const [failures, why] = await this.#redis.hmget(key, 'failures', 'why');
    if (Number(failures ?? 0) < FAILURES) return null;
    // The time left exceeds the whole pause only if the clock was set back.
    if ((await this.#redis.pttl(key)) > this.#rest * 1_000) await this.#redis.expire(key, this.#rest);
    return why ?? '';
  }

  async failed(channel: string, why: string): Promise<void> {
    const key = keys.breaker(channel);
    await this.#redis.multi().hincrby(key, 'failures', 1).hset(key, 'why', why).expire(key, this.#rest).exec();
  }

  /** Resets the count of failures, because posting worked or may work again. */
  async worked(channel: string): Promise<void> {
    await this.#redis.del(keys.breaker(channel));
  }
}
