import type { Redis } from 'ioredis';
import { keys } from './keys.ts';
import { asNumber, script } from './script.ts';

/** The number of minutes over which Discord counts refused requests. */
export const WINDOW = 10;

/**
 * Counts refused requests, and returns how many there were in the last minutes. Requests are counted per minute of
 * Redis' clock, so that all processes agree. The oldest minute counts as a whole, even if part of it is too long ago.
 */
const add = script(`local minute = math.floor(tonumber(redis.call('TIME')[1]) / 60)
if tonumber(ARGV[1]) > 0 then
  redis.call('HINCRBY', KEYS[1], minute, ARGV[1])
  redis.call('EXPIRE', KEYS[1], (ARGV[2] + 1) * 60)
end
local sum = 0
local all = redis.call('HGETALL', KEYS[1])
for at = 1, #all, 2 do
  if tonumber(all[at]) >= minute - tonumber(ARGV[2]) then
    sum = sum + tonumber(all[at + 1])
  else
    redis.call('HDEL', KEYS[1], all[at])
  end
end
return sum`);

/** Counts the requests that Discord refused, across all processes. Too many refusals in ten minutes lead to a ban. */
export class Refusals {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** Adds refused requests, and returns their number in the last ten minutes. */
  async add(requests: number): Promise<number> {
    return asNumber(await add(this.#redis, [keys.refusals], [requests, WINDOW]));
  }

  /** Returns the number of refused requests in the last ten minutes. */
  count(): Promise<number> {
    return this.add(0);
  }
}
