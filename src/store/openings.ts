import type { Redis } from 'ioredis';
import { keys } from './keys.ts';
import { asList, asNumber, script } from './script.ts';

/** Who or where something is counted for, by kind and id, and how much of it there may be. */
export interface Allowance {
  scope: 'person' | 'channel' | 'server';
  id: string;
  /** So many at once. */
  most: number;
  /** … and in so many milliseconds, for as long as it lasts. */
  per: number;
}

/** An allowance that is used up, and in how many milliseconds there is something of it again. */
export interface UsedUp {
  scope: Allowance['scope'];
  wait: number;
}

/**
 * Takes one from every bucket, or from none. A bucket is the time at which it is full again, by Redis’ clock; what lies further
 * ahead than an empty bucket’s comes of a clock that was set back, and counts as that.
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

/** Counts how many tables are opened: token buckets in Redis, so that they hold for all processes and over restarts. */
export class Openings {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** Takes one of each allowance; if one is used up it takes none, and gives the one that takes longest to come back. */
  async take(allowances: readonly Allowance[]): Promise<UsedUp | null> {
    const names = allowances.map(({ scope, id }) => keys.opening(scope, id));
    const figures = allowances.flatMap(({ most, per }) => [most, Math.ceil(per / most)]);
    const [at, wait] = asList(await take(this.#redis, names, figures)).map(asNumber);
    const used = allowances[(at ?? 0) - 1];
    return used === undefined ? null : { scope: used.scope, wait: wait ?? 0 };
  }
}
