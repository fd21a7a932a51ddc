import type { Redis } from 'ioredis';
import { keys } from './keys.ts';
import { script } from './script.ts';

const note = script('note-left-server', { keys: ['left'], args: { guild: 'text' } });

/** Records the servers that removed the bot. Nothing is posted for the tables of these servers until the bot is back. */
export class LeftServers {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** True if a server has removed the bot. `null` stands for direct messages, which belong to no server. */
  async has(guild: string | null): Promise<boolean> {
    return guild !== null && (await this.#redis.hexists(keys.left, guild)) === 1;
  }

  /** Records that a server removed the bot. */
  async add(guild: string): Promise<void> {
    await note(this.#redis, { left: keys.left }, { guild });
  }

  /** Records that the bot is in a server. Returns true if the server had removed the bot before. */
  async remove(guild: string): Promise<boolean> {
    const wasOut = (await this.#redis.hdel(keys.left, guild)) > 0;
    if (wasOut) await this.#redis.hdel(keys.partings, guild);
    return wasOut;
  }

  /** Returns all servers that removed the bot, with the times of removal (ms since 1970 by Redis' clock). */
  async all(): Promise<{ guild: string; since: number }[]> {
    const left = await this.#redis.hgetall(keys.left);
    return Object.entries(left).map(([guild, since]) => ({ guild, since: Number(since) }));
  }
}
