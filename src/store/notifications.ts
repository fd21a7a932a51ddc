import type { Redis } from 'ioredis';
import { keys } from './keys.ts';
import { asNumber, script } from './script.ts';

/** Minimum time between two notifications of a person about one table, in milliseconds. */
const HOUR = 3_600_000;

/**
 * Lets a message notify, unless another message did so recently. Returns the milliseconds until it may notify. 0 means
 * that it may notify now, and records that. A record from an older version has no time, so it counts until it expires.
 * Arguments: the message, the time, the minimum time between two notifications, and the record's lifetime, both in
 * milliseconds.
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

/** Removes the record that a message notified. */
const giveBack = script(`local note = redis.call('GET', KEYS[1])
if note and string.match(note, '^(%S+) ') == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0`);

/**
 * Remembers the last message that notified each person, and for which table. Times are in milliseconds since 1970 by
 * the store's clock.
 */
export class Notifications {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /**
   * How long a message about a table must wait before it may notify, in milliseconds. 0 means that it may notify now,
   * and records that. Nobody is notified twice within an hour about one table. A retried message may notify if its
   * first attempt did.
   */
  async waitAt(table: string, player: string, message: string, now: number): Promise<number> {
    return asNumber(await take(this.#redis, [keys.notified(table, player)], [message, now, HOUR, HOUR]));
  }

  /**
   * The same for a person across all tables: at most one notification about moves, or about news, within `rest`
   * milliseconds.
   */
  async wait(
    player: string,
    about: 'move' | 'news',
    { message, now, rest }: { message: string; now: number; rest: number },
  ): Promise<number> {
    return asNumber(await take(this.#redis, [keys.rung(player, about)], [message, now, rest, HOUR]));
  }

  /** Removes the record, because the message about a move did not notify this person after all. */
  async giveBack(player: string, message: string): Promise<void> {
    await giveBack(this.#redis, [keys.rung(player, 'move')], [message]);
  }
}
