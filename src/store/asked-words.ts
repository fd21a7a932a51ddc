import type { Redis } from 'ioredis';
import { keys } from './keys.ts';

/** For how long words are kept, in seconds: as long as an interaction can be answered. */
const LIFETIME = 15 * 60;

/** What people asked about in their own words, which could name something hidden: no job carries them. */
export class AskedWords {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  async put(interaction: string, words: string): Promise<void> {
    await this.#redis.set(keys.askedWords(interaction), words, 'EX', LIFETIME);
  }

  /** Null when they are too old. */
  get(interaction: string): Promise<string | null> {
    return this.#redis.get(keys.askedWords(interaction));
  }
}
