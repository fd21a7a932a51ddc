import type { Redis } from 'ioredis';
import { z } from 'zod';
import { keys } from './keys.ts';

/** A person's latest digest. */
export interface SentDigest {
  /** The last day that needs no more digest, in the person's time zone: `2026-11-30`. */
  day: string;
  /**
   * The digest's message and the time when it was sent (ms since 1970); null if nothing waited, or if it was used
   * since.
   */
  message: { channel: string; message: string; at: number } | null;
}

const stored = z.object({
  day: z.string(),
  channel: z.string().optional(),
  message: z.string().optional(),
  at: z.coerce.number().optional(),
});

/** Stores who gets a digest each day, and each person's latest digest. */
export class Digests {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** Returns the people who get a digest. */
  people(): Promise<string[]> {
    return this.#redis.smembers(keys.digests);
  }

  /** Adds a person to those who get a digest, or removes them. */
  async want(person: string, wants: boolean): Promise<void> {
    await (wants ? this.#redis.sadd(keys.digests, person) : this.#redis.srem(keys.digests, person));
  }

  /** Returns a person's latest digest, or null if they had none or if it can't be read. */
  async latest(person: string): Promise<SentDigest | null> {
    const { success, data } = stored.safeParse(await this.#redis.hgetall(keys.digest(person)));
    if (!success) return null;
    const { day, channel, message, at } = data;
    const whole = channel !== undefined && message !== undefined && at !== undefined;
    return { day, message: whole ? { channel, message, at } : null };
  }

  /** Stores a person's latest digest. */
  async keep(person: string, { day, message }: SentDigest): Promise<void> {
    const key = keys.digest(person);
    await this.#redis
      .multi()
      .del(key)
      .hset(key, { day, ...message })
      .exec();
  }

  /** Records that a person uses the digest's message, so that the digest no longer changes it. */
  async use(person: string): Promise<void> {
    await this.#redis.hdel(keys.digest(person), 'channel', 'message', 'at');
  }
}
