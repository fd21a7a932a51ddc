import type { Redis } from 'ioredis';
import { keys } from './keys.ts';

/** How long an unused channel is remembered, in seconds. */
const LIFE = 180 * 24 * 3600;
/** How long a refusal counts toward the length of later pauses, in seconds. */
const REMEMBERED = 24 * 3600;

/**
 * The channels for direct messages between one bot and people. The channels are stored because they never change, and
 * because Discord refuses a bot that requests many of them.
 */
export class DirectChannels {
  readonly #redis: Redis;
  readonly #bot: string;

  constructor(redis: Redis, bot: string) {
    this.#redis = redis;
    this.#bot = bot;
  }

  /** Returns the channel with a person, or null. */
  of(player: string): Promise<string | null> {
    return this.#redis.getex(keys.direct(this.#bot, player), 'EX', LIFE);
  }

  async keep(player: string, channel: string): Promise<void> {
    await this.#redis.set(keys.direct(this.#bot, player), channel, 'EX', LIFE);
  }

  /** Forgets a channel that no longer exists. */
  async forget(player: string): Promise<void> {
    await this.#redis.del(keys.direct(this.#bot, player));
  }

  /** Counts a refusal to open a channel. Returns the number of recent refusals, including this one. */
  async refused(): Promise<number> {
    const count = await this.#redis.incr(keys.directRefusals);
    await this.#redis.expire(keys.directRefusals, REMEMBERED);
    return count;
  }
}
