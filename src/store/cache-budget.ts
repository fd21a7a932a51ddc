import type { RedisMemory } from './check.ts';

const MB = 1024 * 1024;

/** The size of the cache and its budget, in bytes. */
export interface CacheSize {
  used: number;
  budget: number;
}

/** The share of `maxmemory` for views and pictures if nothing else is set. */
const SHARE = 0.25;
/** The budget if Redis has no `maxmemory`, in bytes. */
const WITHOUT_LIMIT = 256 * MB;
/** The share of `maxmemory` that tables, queues and the cache may take together. New tables are refused above 80 %. */
const FILLED = 0.7;
/** The budget that remains however much the tables need, in bytes. It is enough for everything that is in progress. */
export const LEAST_BUDGET = 8 * MB;

/**
 * Returns the budget for views and pictures in bytes. Tables come first: as soon as they need more than their share of the
 * memory, the cache gets less.
 * @param cached the present size of the cache
 * @param wanted the setting in bytes, or null for a quarter of `maxmemory`
 */
export function cacheBudget({ used, limit, masters }: RedisMemory, cached: number, wanted: number | null): number {
  if (limit === 0) return Math.max(wanted ?? WITHOUT_LIMIT, LEAST_BUDGET);
  const others = used - Math.min(cached / masters, used);
  const room = Math.max(FILLED * limit - others, 0);
  const share = wanted ?? SHARE * limit * masters;
  return Math.max(Math.round(Math.min(share, room * masters)), LEAST_BUDGET);
}

/** True if the tables need so much memory that the cache has only its least budget. */
export function isSqueezed(limit: number, { budget }: CacheSize): boolean {
  return limit > 0 && budget <= LEAST_BUDGET && SHARE * limit > LEAST_BUDGET;
}
