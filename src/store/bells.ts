import type { Redis } from 'ioredis';
import { keys } from './keys.ts';

/** For how long a person is not rung again for a table, in seconds. */
const QUIET = 3_600;

/** Remembers whom a table rang lately: nobody is rung twice within an hour for one table. */
export class Bells {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** Whether a message may ring; saying so is noted. A message that is tried again may ring as it did the first time. */
  async mayRing(table: string, player: string, message: string): Promise<boolean> {
    const key = keys.bell(table, player);
    const noted = await this.#redis.set(key, message, 'EX', QUIET, 'NX');
    return noted === 'OK' || (await this.#redis.get(key)) === message;
  }
}
