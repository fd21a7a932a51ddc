import type { Redis } from 'ioredis';
import { keys } from './keys.ts';

/** The servers that put the bot out: nothing is posted for their tables until it is in again. */
export class LeftServers {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** Whether the bot is known to be out of a server; direct messages (null) belong to none. */
  async has(guild: string | null): Promise<boolean> {
    return guild !== null && (await this.#redis.hexists(keys.left, guild)) === 1;
  }

  /** The bot was put out of a server. */
  async add(guild: string): Promise<void> {
    await this.#redis.hsetnx(keys.left, guild, `${Date.now()}`);
  }

  /** The bot is in a server; true when it was out of it before. */
  async remove(guild: string): Promise<boolean> {
    return (await this.#redis.hdel(keys.left, guild)) > 0;
  }

  /** All of them, and since when it is known, in milliseconds since 1970. */
  async all(): Promise<{ guild: string; since: number }[]> {
    const left = await this.#redis.hgetall(keys.left);
    return Object.entries(left).map(([guild, since]) => ({ guild, since: Number(since) }));
  }
}
