import type { Redis } from 'ioredis';
import { keys } from './keys.ts';

/** How long a reopened thread stays closed if somebody closes it again, in seconds. */
const REOPENED = 10 * 60;
/** How long the bot doesn't retry a thread that it could not open, in seconds. */
const LEFT_ALONE = 24 * 3600;
/** How long the members added to a thread are remembered, in seconds. */
const JOINED = 365 * 24 * 3600;

/** Remembers the bot's actions on the threads of tables. */
export class ThreadMarks {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** True if a thread may be reopened now; if so, records that. */
  async mayReopen(thread: string): Promise<boolean> {
    return (await this.#redis.set(keys.reopened(thread), '1', 'EX', REOPENED, 'NX')) === 'OK';
  }

  /** Removes that record, because the thread was not reopened. */
  async forgetReopened(thread: string): Promise<void> {
    await this.#redis.del(keys.reopened(thread));
  }

  /** Pauses attempts to open a thread for a day. */
  async leave(thread: string): Promise<void> {
    await this.#redis.set(keys.reopened(thread), '1', 'EX', LEFT_ALONE);
  }

  /** The people who were added to a thread. */
  async members(thread: string): Promise<Set<string>> {
    return new Set(await this.#redis.smembers(keys.joined(thread)));
  }

  /** Notes that a player was added to a thread, or can't be. */
  async added(thread: string, player: string): Promise<void> {
    await this.#redis.sadd(keys.joined(thread), player);
    await this.#redis.expire(keys.joined(thread), JOINED);
  }
}
