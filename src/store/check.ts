import type { Redis } from 'ioredis';
import { RedisUnavailable } from './redis-complaints.ts';

/** The oldest Redis whose commands are used here (COPY came with 6.2). */
const OLDEST = [6, 2] as const;
/** Share of `maxmemory` from which on no table is opened. */
const FULL = 0.8;
/** For how long an answer about the memory holds, in milliseconds. */
const FRESH = 5_000;

/**
 * Refuses a Redis that would lose games: one that is too old, throws keys away when its memory is full, or keeps
 * nothing on disk.
 *
 * @throws RedisUnavailable with one line that says what to change.
 */
export async function checkRedis(redis: Redis): Promise<void> {
  const info = await fields(redis);
  const version = info.get('redis_version') ?? '0';
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
    throw new RedisUnavailable(`Redis ${version} is too old: version ${OLDEST.join('.')} or newer is needed.`);
  }
  const policy = info.get('maxmemory_policy');
  if (policy !== 'noeviction') {
    throw new RedisUnavailable(
      `Redis would throw games away when its memory is full (maxmemory-policy ${policy}). Set it to noeviction.`,
    );
  }
  if (info.get('aof_enabled') !== '1') {
    throw new RedisUnavailable(
      'Redis would lose the latest moves when it ends (appendonly no). Set appendonly to yes, and appendfsync to always.',
    );
  }
}

/** Watches how full Redis is. */
export class MemoryGuard {
  readonly #redis: Redis;
  #asked = Number.NEGATIVE_INFINITY;
  #full = false;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** Why no table can be opened now, in words; null when there is room. */
  async whyFull(): Promise<string | null> {
    if (performance.now() - this.#asked > FRESH) {
      const info = await fields(this.#redis);
      const most = Number(info.get('maxmemory') ?? 0);
      this.#full = most > 0 && Number(info.get('used_memory') ?? 0) >= FULL * most;
      this.#asked = performance.now();
    }
    if (!this.#full) return null;
    return 'The memory of this server is nearly full, so no new table can be opened. Games in play go on. End a table that nobody plays, or ask the owner of this server for more.';
  }
}

async function fields(redis: Redis): Promise<Map<string, string>> {
  const text = await redis.info();
  return new Map(
    text.split('\r\n').flatMap((line): [string, string][] => {
      const colon = line.indexOf(':');
      return colon < 0 ? [] : [[line.slice(0, colon), line.slice(colon + 1)]];
    }),
  );
}
