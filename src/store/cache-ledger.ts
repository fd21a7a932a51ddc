import type { Redis } from 'ioredis';
import { count } from '../metrics/record.ts';
import { type CacheSize, cacheBudget } from './cache-budget.ts';
import { memoryOf } from './check.ts';
import { keys } from './keys.ts';
import { storeTrouble, takesNoWrites } from './redis-errors.ts';
import { asList, asText, type RedisReply, script } from './script.ts';

/** How long a view or a picture is stored, in seconds. */
export const CACHE_LIFETIME = 600;
/** The budget in bytes until a worker has set one. */
export const USUAL_BUDGET = 64 * 1024 * 1024;
/** The bytes that a value takes in Redis besides its name and its content, with its two entries in the ledger. */
const OVERHEAD = 400;
/** How often a name is in Redis: once as the key, and twice in the ledger. */
const NAMES = 3;
/** Number of values that are deleted together. */
const AT_ONCE = 500;
/** The number of keys that a script returns at most. */
const MOST_GONE = 1_000;

const KEYS = ['ages', 'sizes'] as const;
const NAMED = { ages: keys.cachedAges, sizes: keys.cachedSizes };
const note = script('note-cached', {
  keys: KEYS,
  args: { key: 'text', bytes: 'number', life: 'number', usual: 'number' },
});
const bound = script('bound-cache', { keys: KEYS, args: { budget: 'number', life: 'number' } });
const forget = script('forget-cached', { keys: KEYS, args: { key: 'text' } });

/**
 * Bounds the memory that views and pictures take. They can be made again, so the oldest are deleted when the budget is
 * used up. Redis must not do that by itself, because it would also delete tables.
 */
export class CacheLedger {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /**
   * Stores a value of this many bytes with `write`, and makes room for it. Older values may be deleted a moment later.
   */
  async store(key: string, bytes: number, write: () => Promise<unknown>): Promise<void> {
    const size = bytes + NAMES * key.length + OVERHEAD;
    const args = { key, bytes: size, life: CACHE_LIFETIME * 1_000, usual: USUAL_BUDGET };
    // Both are sent together, so that Redis flushes them to the disk together.
    const [gone] = await Promise.all([note(this.#redis, NAMED, args).catch(unlessInTrouble), write()]);
    // Nobody has to wait until the old values are deleted. If that fails, they expire.
    this.#drop(textsOf(gone)).catch(() => {});
  }

  /** Deletes a value that nobody reads again. */
  async forget(key: string): Promise<void> {
    await Promise.all([this.#redis.unlink(key), forget(this.#redis, NAMED, { key }).catch(unlessInTrouble)]);
  }

  /**
   * Sets the budget, and deletes what is above it. If Redis takes no writes because its memory is full, deletes all values,
   * because tables need the memory.
   */
  async bound(budget: number): Promise<void> {
    try {
      const args = { budget, life: CACHE_LIFETIME * 1_000 };
      for (let gone = MOST_GONE; gone === MOST_GONE; ) {
        const dropped = textsOf(await bound(this.#redis, NAMED, args));
        await this.#drop(dropped);
        gone = dropped.length;
      }
    } catch (error) {
      if (storeTrouble(error) !== null && !takesNoWrites(error)) throw error;
      // A damaged ledger is deleted as well.
      await this.#empty();
    }
  }

  /** Returns the size and the budget. A cache that holds nothing has no ledger. */
  async size(): Promise<CacheSize> {
    const [used, budget] = await this.#redis.hmget(keys.cachedSizes, 'used', 'budget');
    return { used: Number(used), budget: budget == null ? USUAL_BUDGET : Number(budget) };
  }

  /** Deletes all values and the ledger, with commands that need no memory. */
  async #empty(): Promise<void> {
    const all = await this.#redis.zrange(keys.cachedAges, '0', '-1').catch(() => []);
    await this.#drop(all);
    await Promise.all([this.#redis.unlink(keys.cachedAges), this.#redis.unlink(keys.cachedSizes)]);
  }

  /** Deletes values one by one, because the servers of a cluster share them. */
  async #drop(gone: readonly string[]): Promise<void> {
    if (gone.length === 0) return;
    count('subspace_cache_evictions_total', {}, gone.length);
    for (let from = 0; from < gone.length; from += AT_ONCE)
      await Promise.all(gone.slice(from, from + AT_ONCE).map((key) => this.#redis.unlink(key)));
  }
}

/** Sets the budget of the cache to what the memory of Redis allows now, and deletes what is above it. */
export async function boundCache(redis: Redis, wanted: number | null): Promise<void> {
  const ledger = new CacheLedger(redis);
  const [memory, { used }] = await Promise.all([memoryOf(redis), ledger.size().catch(() => ({ used: 0 }))]);
  await ledger.bound(cacheBudget(memory, used, wanted));
}

/** Ignores the error of a damaged ledger, which the next sweep repairs. */
function unlessInTrouble(error: unknown): null {
  if (storeTrouble(error) !== null) throw error;
  return null;
}

function textsOf(gone: RedisReply): string[] {
  return gone === null ? [] : asList(gone).map(asText);
}
