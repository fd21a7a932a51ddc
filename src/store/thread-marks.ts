import type { Redis } from 'ioredis';
import { keys } from './keys.ts';

/** How long after reopening a thread the bot doesn't reopen it again, in seconds. */
const REOPENED = 10 * 60;
/** How long the bot waits before it tries again to open a thread that it could not open, in seconds. */
const LEFT_ALONE = 24 * 3600;
/** How long the bot remembers which members it added to a thread, in seconds. */
const JOINED = 365 * 24 * 3600;

/** Records what the bot did with the threads of tables. */
export class ThreadMarks {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** Returns true if a thread may be reopened now, and records that the bot is about to reopen it. */
  async mayReopen(thread: string): Promise<boolean> {
    return (await this.#redis.set(keys.reopened(thread), '1', 'EX', REOPENED, 'NX')) === 'OK';
  }

  /** Removes the record of a reopening, because the thread was not reopened after all. */
  async forgetReopened(thread: string): Promise<void> {
    await this.#redis.del(keys.reopened(thread));
  }

  /** Pauses attempts to open a thread for a day. */
  async leave(thread: string): Promise<void> {
    await this.#redis.set(keys.reopened(thread), '1', 'EX', LEFT_ALONE);
  }

  /** Returns the people who were added to a thread. */
  async members(thread: string): Promise<Set<string>> {
    return new Set(await this.#redis.smembers(keys.joined(thread)));
  }

  /** Records that a player was added to a thread, or that the player can't be added. */
  async added(thread: string, player: string): Promise<void> {
    await this.#redis.sadd(keys.joined(thread), player);
    await this.#redis.expire(keys.joined(thread), JOINED);
  }
}
