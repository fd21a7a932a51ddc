import type { Redis } from 'ioredis';
import { keys } from './keys.ts';
import { asNumber, script } from './script.ts';

/** For how long a person is not rung again for a table, in milliseconds. */
const HOUR = 3_600_000;

/**
 * Rings a bell unless it rang lately for another message. Gives how long to wait until it may ring, in milliseconds; 0 when it
 * rings, which is noted. A note of an earlier version says no time: it holds as long as it lasts.
 *
 * Arguments: the message, the time, how long a bell rests at least and, in milliseconds, for how long a note is kept.
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

/** Takes back that a bell rang for a message. */
const giveBack = script(`local note = redis.call('GET', KEYS[1])
if note and string.match(note, '^(%S+) ') == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0`);

/** Remembers whom a message rang lately, and for which table: times are the store's, in milliseconds since 1970. */
export class Notifications {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /**
   * How long to wait until a message about a table may ring, in milliseconds: 0 when it may, which is noted. Nobody is rung
   * twice within an hour for one table. A message that is tried again may ring as it did the first time.
   */
  async waitAt(table: string, player: string, message: string, now: number): Promise<number> {
    return asNumber(await take(this.#redis, [keys.notified(table, player)], [message, now, HOUR, HOUR]));
  }

  /** The same for a person, whatever the table: nobody is rung twice about moves, or by news, within `rest` milliseconds. */
  async wait(
    player: string,
    about: 'move' | 'news',
    { message, now, rest }: { message: string; now: number; rest: number },
  ): Promise<number> {
    return asNumber(await take(this.#redis, [keys.rung(player, about)], [message, now, rest, HOUR]));
  }

  /** The message about a move did not ring for this person after all. */
  async giveBack(player: string, message: string): Promise<void> {
    await giveBack(this.#redis, [keys.rung(player, 'move')], [message]);
  }
}
