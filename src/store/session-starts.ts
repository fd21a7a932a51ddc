import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { keys } from './keys.ts';
import { asList, asNumber, script } from './script.ts';

/** How long starts are stored, in seconds. This is a day, because Discord counts starts per day. */
const DAY = 24 * 3600;

/**
 * Records a start if one is given, and reads the recent starts. Times are by Redis' clock, so that all processes agree.
 */
const look = script(`local now = redis.call('TIME')
local at = now[1] * 1000 + math.floor(now[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', at - ARGV[1] * 1000)
if ARGV[2] ~= '' then
  redis.call('ZADD', KEYS[1], at, ARGV[2])
  redis.call('EXPIRE', KEYS[1], ARGV[1])
end
local last = redis.call('ZRANGE', KEYS[1], -1, -1, 'WITHSCORES')
return { redis.call('ZCARD', KEYS[1]), last[2] and at - tonumber(last[2]) or -1 }`);

/** How often a shard started a session in the last day, and when it last did so. */
export interface LatelyStarted {
  /** The number of starts. */
  count: number;
  /** Milliseconds since the last start, or null if there was none. */
  since: number | null;
}

/** Stores when shards started their sessions, across processes and restarts. */
export class SessionStarts {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** `shard`: `NUMBER/COUNT`. */
  lately(shard: string): Promise<LatelyStarted> {
    return this.#look(shard, '');
  }

  /** Records that a shard starts a session. */
  async note(shard: string): Promise<void> {
    await this.#look(shard, randomUUID());
  }

  async #look(shard: string, start: string): Promise<LatelyStarted> {
    const [count, since] = asList(await look(this.#redis, [keys.sessions(shard)], [DAY, start])).map(asNumber);
    return { count: count ?? 0, since: since === undefined || since < 0 ? null : since };
  }
}
