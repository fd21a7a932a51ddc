import type { Redis } from 'ioredis';
import { keys } from './keys.ts';

/** For how long a channel is kept that nobody used, in seconds. */
const LIFE = 180 * 24 * 3600;
/** For how long a refusal makes the next pause longer, in seconds. */
const REMEMBERED = 24 * 3600;

/** The channels of direct messages between one bot and people: they never change, and a bot may ask for few of them. */
export class DirectChannels {
  readonly #redis: Redis;
  readonly #bot: string;

  constructor(redis: Redis, bot: string) {
    this.#redis = redis;
    this.#bot = bot;
  }

  /** The channel with a person, or null. */
  of(player: string): Promise<string | null> {
    return this.#redis.getex(keys.direct(this.#bot, player), 'EX', LIFE);
  }

  async keep(player: string, channel: string): Promise<void> {
    await this.#redis.set(keys.direct(this.#bot, player), channel, 'EX', LIFE);
  }

  /** The channel is gone. */
  async forget(player: string): Promise<void> {
    await this.#redis.del(keys.direct(this.#bot, player));
  }

  /** Counts that the chat let none be opened, and gives how often that was lately, this time too. */
  async refused(): Promise<number> {
    const count = await this.#redis.incr(keys.directRefusals);
    await this.#redis.expire(keys.directRefusals, REMEMBERED);
    return count;
  }
}
