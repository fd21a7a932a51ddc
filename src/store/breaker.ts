import type { Redis } from 'ioredis';
import { keys } from './keys.ts';

/** Failures in a row after which a channel is left alone. */
const FAILURES = 3;

/** Keeps us from knocking at channels in which we may not or can't post. */
export class Breaker {
  readonly #redis: Redis;
  readonly #rest: number;

  /** `rest`: for how many seconds a channel is left alone. */
  constructor(redis: Redis, rest = 10 * 60) {
    this.#redis = redis;
    this.#rest = rest;
  }

  /** Whether the channel is left alone just now. */
  async isOpen(channel: string): Promise<boolean> {
    return Number((await this.#redis.get(keys.breaker(channel))) ?? 0) >= FAILURES;
  }

  async failed(channel: string): Promise<void> {
    await this.#redis.multi().incr(keys.breaker(channel)).expire(keys.breaker(channel), this.#rest).exec();
  }

  async worked(channel: string): Promise<void> {
    await this.#redis.del(keys.breaker(channel));
  }
}
