import type { Redis } from 'ioredis';
import { Changes, type ChangeTold } from './changes.ts';
import { keys } from './keys.ts';

/** Maximum number of tables that a person can watch at the same time. */
export const MOST_WATCHED = 25;

/** Stores which tables people watch. A table's field is empty once the person no longer watches it. */
export class Watching {
  readonly #redis: Redis;
  readonly #changes: Changes;

  constructor(redis: Redis) {
    this.#redis = redis;
    this.#changes = new Changes(redis);
  }

  /** Returns the tables that a person watches. */
  async of(player: string): Promise<string[]> {
    const tables = await this.#redis.hgetall(keys.watching(player));
    return Object.entries(tables).flatMap(([table, watches]) => (watches === '' ? [] : [table]));
  }

  /** Begins or ends watching a table, once per interaction. Returns the text for the person. */
  set(player: string, table: string, watches: boolean, told: ChangeTold): Promise<string> {
    return this.#changes.set(keys.watching(player), { [table]: watches ? 'yes' : '' }, told);
  }

  /** Forgets tables that a person can't watch any more. */
  async forget(player: string, tables: readonly string[]): Promise<void> {
    if (tables.length > 0) await this.#redis.hdel(keys.watching(player), ...tables);
  }
}
