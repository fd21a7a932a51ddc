import type { Redis } from 'ioredis';
import { keys } from './keys.ts';
import { asNumber, script } from './script.ts';

/** Minimum time between two notifications of one person about one table, in milliseconds. */
const HOUR = 3_600_000;

/**
 * Lets a message notify a person, unless another message did so recently. Returns the milliseconds until the message
 * may do so. If the result is 0, it may do so now, and the script records this. A record from an older version has no
 * timestamp and counts until it expires. Arguments: the message, the current time, the minimum time between two
 * notifications, and the lifetime of the record, with all times in milliseconds.
 */
const take = script(`local note = redis.call('GET', KEYS[1])
local now, rest = tonumber(ARGV[2]), tonumber(ARGV[3])
if note then
  local message, at = string.match(note, '^(%S+) (%d+)$')
  if (message or note) == ARGV[1] then return 0 end
  local left = at and rest - (now - tonumber(at)) or math.min(redis.call('PTTL', KEYS[1]), rest)
  if at and tonumber(at) > now then left = 0 end
  if not at and left < 0 then left = rest end
  if left > 0 then return left end
end
redis.call('SET', KEYS[1], ARGV[1] .. ' ' .. ARGV[2], 'PX', ARGV[4])
return 0`);

/** Removes the record of the last notification if the record names this message. */
const giveBack = script(`local note = redis.call('GET', KEYS[1])
if note and string.match(note, '^(%S+) ') == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0`);

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
    return asNumber(await take(this.#redis, [keys.notified(table, player)], [message, now, HOUR, HOUR]));
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
    return asNumber(await take(this.#redis, [keys.rung(player, about)], [message, now, rest, HOUR]));
  }

  /** Removes the record that this message notified the person about a move, because it notified nobody after all. */
  async giveBack(player: string, message: string): Promise<void> {
    await giveBack(this.#redis, [keys.rung(player, 'move')], [message]);
  }
}
