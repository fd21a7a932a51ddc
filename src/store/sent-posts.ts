import type { Redis } from 'ioredis';
import { keys } from './keys.ts';

/** How long a try is remembered, in seconds: longer than any message is tried. */
const LIFE = 24 * 3600;

/** The tries of one message in a channel. */
export interface Tries {
  /** Milliseconds since 1970: the first try. */
  first: number;
  /** Whether there was a try before this one. */
  repeat: boolean;
  /** How the message looked in any try, as `lookOf` tells it. */
  looks: Set<string>;
}

/** What is remembered of posted messages, so that a repeat finds the message that went out without our knowing. */
export class SentPosts {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /**
   * Notes a try before it is made, and returns all tries so far. `looks`: all forms in which the message may go out; `now`:
   * milliseconds since 1970.
   */
  async begin(channel: string, nonce: string, looks: readonly string[], now: number): Promise<Tries> {
    const key = keys.post(channel, nonce);
    const results = await this.#redis
      .multi()
      .hsetnx(key, 'first', now)
      .hset(key, Object.fromEntries(looks.map((look) => [`look:${look}`, ''])))
      .expire(key, LIFE)
      .hgetall(key)
      .exec();
    const [[, fresh] = [], , , [, fields] = []] = results ?? [];
    // Redis answers `hgetall` with a hash of texts.
    const known = (fields ?? {}) as Record<string, string>;
    return {
      first: Number(known['first'] ?? now),
      repeat: fresh === 0,
      looks: new Set(
        Object.keys(known)
          .filter((name) => name.startsWith('look:'))
          .map((name) => name.slice('look:'.length)),
      ),
    };
  }

  /** Forgets the tries of a message of which none can have gone out. */
  async forget(channel: string, nonce: string): Promise<void> {
    await this.#redis.del(keys.post(channel, nonce));
  }

  /** Notes that a message is what was posted with a nonce. False if it is already known as another nonce's message. */
  async claim(message: string, nonce: string): Promise<boolean> {
    const key = keys.posted(message);
    if ((await this.#redis.set(key, nonce, 'EX', LIFE, 'NX')) !== null) return true;
    return (await this.#redis.get(key)) === nonce;
  }
}
