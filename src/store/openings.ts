import type { Redis } from 'ioredis';
import { keys } from './keys.ts';
import { asList, asNumber, script } from './script.ts';

/** A limit that applies to one person, channel or server. */
export interface Allowance {
  scope: 'person' | 'channel' | 'server';
  id: string;
  /** The number of tables that may be opened in a burst. */
  most: number;
  /** The period in milliseconds in which `most` tables may be opened in the long run. */
  per: number;
}

/** An allowance that is used up, with the milliseconds until the next table may be opened. */
export interface UsedUp {
  scope: Allowance['scope'];
  wait: number;
}

/**
 * Takes one token from every bucket, or none at all. A bucket is stored as the time at which it will be full again, by
 * Redis’ clock. If the clock was set back, so that the stored time is too far ahead, the bucket counts as empty.
 */
const take = script(`
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local last, longest = 0, 0
local full = {}
for at = 1, #KEYS do
  local most, each = tonumber(ARGV[2 * at - 1]), tonumber(ARGV[2 * at])
  local before = tonumber(redis.call('GET', KEYS[at]) or 0)
  full[at] = math.min(math.max(before, now), now + most * each) + each
  local wait = full[at] - now - most * each
  if wait > longest then last, longest = at, wait end
end
if last == 0 then
  for at = 1, #KEYS do redis.call('SET', KEYS[at], full[at], 'PX', math.ceil(full[at] - now)) end
end
return {last, math.ceil(longest)}
`);

/**
 * Limits how many tables are opened. The limits are token buckets in Redis, so they apply across all processes and
 * restarts.
 */
export class Openings {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /**
   * Takes one opening from each allowance. If any allowance is used up, takes nothing and returns the allowance with the longest
   * wait.
   */
  async take(allowances: readonly Allowance[]): Promise<UsedUp | null> {
    const names = allowances.map(({ scope, id }) => keys.opening(scope, id));
    const figures = allowances.flatMap(({ most, per }) => [most, Math.ceil(per / most)]);
    const [at, wait] = asList(await take(this.#redis, names, figures)).map(asNumber);
    const used = allowances[(at ?? 0) - 1];
    return used === undefined ? null : { scope: used.scope, wait: wait ?? 0 };
  }
}
