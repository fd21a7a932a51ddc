import type { Redis } from 'ioredis';
import { keys } from './keys.ts';
import { asNumber, script } from './script.ts';

/** Minimum time between two notifications of one person about one table, in milliseconds. */
const HOUR = 3_600_000;

const take = script('take-notification', {
  keys: ['note'],
  args: { message: 'text', now: 'number', rest: 'number', life: 'number' },
});
const giveBack = script('give-back-notification', { keys: ['note'], args: { message: 'text' } });

/**
 * For each person, stores the last message that notified them, both for each table and overall. All times are in
 * milliseconds since 1970 by the store's clock.
 */
export class Notifications {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /**
   * Returns how long a message about a table must wait before it may notify, in milliseconds. If the result is 0, the
   * message may notify now, and the notification is recorded. Nobody is notified twice about one table within an hour.
   * A retried message may notify if its first attempt was allowed to.
   */
  async waitAt(table: string, player: string, message: string, now: number): Promise<number> {
    const note = keys.notified(table, player);
    return asNumber(await take(this.#redis, { note }, { message, now, rest: HOUR, life: HOUR }));
  }

  /**
   * Works like `waitAt`, but across all tables: a person gets at most one notification about moves, and one about news,
   * within `rest` milliseconds.
   */
  async wait(
    player: string,
    about: 'move' | 'news',
    { message, now, rest }: { message: string; now: number; rest: number },
  ): Promise<number> {
    const note = keys.rung(player, about);
    return asNumber(await take(this.#redis, { note }, { message, now, rest, life: HOUR }));
  }

  /** Removes the record that this message notified the person about a move, because it notified nobody after all. */
  async giveBack(player: string, message: string): Promise<void> {
    await giveBack(this.#redis, { note: keys.rung(player, 'move') }, { message });
  }
}
