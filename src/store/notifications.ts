import type { Redis } from 'ioredis';
import { keys } from './keys.ts';

/** For how long a person is not rung again for a table, in seconds. */
const QUIET = 3_600;
/** For how long it is remembered what reminders belong to, in seconds: longer than they go on. */
const REMINDERS = 30 * 24 * 3_600;

/** Remembers whom a table rang lately, and for which turn: nobody is rung twice within an hour for one table. */
export class Notifications {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /**
   * How long to wait until a message may ring, in milliseconds: 0 when it may, which is noted. A message that is tried
   * again may ring as it did the first time.
   */
  async wait(table: string, player: string, message: string): Promise<number> {
    const key = keys.notified(table, player);
    const noted = await this.#redis.set(key, message, 'EX', QUIET, 'NX');
    if (noted === 'OK' || (await this.#redis.get(key)) === message) return 0;
    return Math.max(await this.#redis.pttl(key), 1);
  }

  /** A turn of this person began: reminders of earlier ones are over. */
  async beginReminders(table: string, player: string, call: string): Promise<void> {
    await this.#redis.set(keys.reminder(table, player), call, 'EX', REMINDERS);
  }

  /** Whether reminders still go on for this turn message. */
  async isReminding(table: string, player: string, call: string): Promise<boolean> {
    return (await this.#redis.get(keys.reminder(table, player))) === call;
  }
}
