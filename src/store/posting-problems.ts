import type { Redis } from 'ioredis';
import { keys } from './keys.ts';

/** How long a problem is remembered if there is no new failure, in seconds. */
const LIFE = 30 * 24 * 3600;

/** Records the tables where the bot can't post, and what people were told about that. */
export class PostingProblems {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /**
   * Returns the problem that somebody was told about (`told`, or null), the time when they were told (`since`, ms since
   * 1970), and the number of earlier problems (`count`).
   */
  async read(table: string): Promise<{ told: string | null; since: number; count: number }> {
    const [told, since, count] = await this.#redis.hmget(keys.trouble(table), 'told', 'since', 'count');
    return { told: told ?? null, since: Number(since ?? 0), count: Number(count ?? 0) };
  }

  /** Records that people were told about a table's problem; `now` is in ms since 1970 by the store's clock. */
  async tell(table: string, guild: string | null, told: string, now: number): Promise<void> {
    if (guild !== null) await this.#redis.sadd(keys.troubled(guild), table);
    const key = keys.trouble(table);
    await this.#redis.multi().hset(key, { told, since: now }).expire(key, LIFE).exec();
  }

  /** Records that a table's posting problem is over. */
  async end(table: string, guild: string | null): Promise<void> {
    if (guild !== null) await this.#redis.srem(keys.troubled(guild), table);
    await this.#redis
      .multi()
      .hdel(keys.trouble(table), 'told', 'since')
      .hincrby(keys.trouble(table), 'count', 1)
      .exec();
  }

  /** Returns the tables of a server that have a posting problem. */
  async inGuild(guild: string): Promise<string[]> {
    return this.#redis.smembers(keys.troubled(guild));
  }
}
