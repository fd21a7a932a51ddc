import type { Redis } from 'ioredis';
import { keys } from './keys.ts';

/** Stores when each housekeeping task last ran. */
export class Housekeeping {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** Records that a task ran. `now` is in milliseconds since 1970 by the store's clock. */
  async note(task: string, now: number): Promise<void> {
    await this.#redis.hset(keys.store, `did:${task}`, now);
  }

  /** Returns when a task last ran, by the store's clock, or null. */
  async last(task: string): Promise<number | null> {
    const at = await this.#redis.hget(keys.store, `did:${task}`);
    return at === null ? null : Number(at);
  }
}
