import type { Redis } from 'ioredis';
import { keys } from './keys.ts';

/** For how long a thread that was opened again stays closed when somebody closes it once more, in seconds. */
const REOPENED = 10 * 60;
/** For how long a thread is left alone that could not be opened, in seconds. */
const LEFT_ALONE = 24 * 3600;
/** For how long it is known who was added to a thread, in seconds. */
const JOINED = 365 * 24 * 3600;

/** What was done with the threads of tables. */
export class ThreadMarks {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** Whether a thread may be opened again, which counts as done. */
  async mayReopen(thread: string): Promise<boolean> {
    return (await this.#redis.set(keys.reopened(thread), '1', 'EX', REOPENED, 'NX')) === 'OK';
  }

  /** It was not opened after all. */
  async forgetReopened(thread: string): Promise<void> {
    await this.#redis.del(keys.reopened(thread));
  }

  /** It can't be opened: it is left alone for a day. */
  async leave(thread: string): Promise<void> {
    await this.#redis.set(keys.reopened(thread), '1', 'EX', LEFT_ALONE);
  }

  /** The people who were added to a thread. */
  async members(thread: string): Promise<Set<string>> {
    return new Set(await this.#redis.smembers(keys.joined(thread)));
  }

  /** Somebody was added to a thread, or can't be. */
  async added(thread: string, player: string): Promise<void> {
    await this.#redis.sadd(keys.joined(thread), player);
    await this.#redis.expire(keys.joined(thread), JOINED);
  }
}
