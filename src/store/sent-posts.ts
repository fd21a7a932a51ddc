import type { Redis } from 'ioredis';
import { keys } from './keys.ts';

/** How long an attempt is remembered, in seconds. No message is retried for longer than this. */
const LIFE = 24 * 3600;

/** The attempts at posting a message in a channel. */
export interface Tries {
  /** The time of the first attempt, in milliseconds since 1970. */
  first: number;
  /** True if there was an earlier attempt. */
  repeat: boolean;
  /** The hashes of the message's forms in all attempts, as `lookOf` returns them. */
  looks: Set<string>;
}

/** Remembers posted messages, so that a retry finds a message that was posted without us knowing. */
export class SentPosts {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /**
   * Records an attempt before it is made, and returns all attempts so far. `looks` are the hashes of all forms in which
   * the message may be sent. `now` is in ms since 1970.
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
    // `hgetall` returns an object whose values are strings.
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

  /** Forgets the attempts to post a message that was certainly never posted. */
  async forget(channel: string, nonce: string): Promise<void> {
    await this.#redis.del(keys.post(channel, nonce));
  }

  /** Records the nonce that a message was posted with. Returns false if the message already belongs to another nonce. */
  async claim(message: string, nonce: string): Promise<boolean> {
    const key = keys.posted(message);
    if ((await this.#redis.set(key, nonce, 'EX', LIFE, 'NX')) !== null) return true;
    return (await this.#redis.get(key)) === nonce;
  }
}
