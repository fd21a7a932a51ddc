import type { Redis } from 'ioredis';
import { keys } from './keys.ts';

/** Failures in a row after which a channel is left alone. */
const FAILURES = 3;

/** Keeps us from knocking at channels in which we may not or can't post. */
export class Breaker {
  readonly #redis: Redis;
  readonly #rest: number;

  /** `rest`: for how many seconds a channel is left alone, unless it is heard to have changed. */
  constructor(redis: Redis, rest = 10 * 60) {
    this.#redis = redis;
    this.#rest = rest;
  }

  /** Why the channel is left alone just now, as `failed` was told last; null when it isn't. */
  async open(channel: string): Promise<string | null> {
    const key = keys.breaker(channel);
    const [failures, why] = await this.#redis.hmget(key, 'failures', 'why');
    if (Number(failures ?? 0) < FAILURES) return null;
    // A longer rest means that the clock was set back meanwhile.
    if ((await this.#redis.pttl(key)) > this.#rest * 1_000) await this.#redis.expire(key, this.#rest);
    return why ?? '';
  }

  async failed(channel: string, why: string): Promise<void> {
    const key = keys.breaker(channel);
    await this.#redis.multi().hincrby(key, 'failures', 1).hset(key, 'why', why).expire(key, this.#rest).exec();
  }

  /** Something worked there, or may work again: the count begins anew. */
  async worked(channel: string): Promise<void> {
    await this.#redis.del(keys.breaker(channel));
  }
}
