import type { Held } from './held.ts';
import type { TableId } from './types.ts';

/** Maximum total length of the cached tables as JSON. In memory, a table takes about eight times as much space. */
const MOST = 16 * 1024 * 1024;

/**
 * The tables that a worker keeps in memory between commands. If there are too many tables, the least recently used ones
 * are dropped. A task takes its table out of the cache, so that no two tasks work on the same copy.
 */
export class TableCache {
  readonly #most: number;
  readonly #tables = new Map<TableId, { held: Held; size: number }>();
  #size = 0;

  constructor(most = MOST) {
    this.#most = most;
  }

  /** Removes a table from the cache and returns it. Returns null if the table isn't cached. */
  take(id: TableId): { held: Held; size: number } | null {
    const found = this.#tables.get(id);
    if (found === undefined) return null;
    this.#tables.delete(id);
    this.#size -= found.size;
    return found;
  }

  /** Stores a table; `size` is its JSON length. */
  put(id: TableId, held: Held, size: number): void {
    this.take(id);
    this.#tables.set(id, { held, size });
    this.#size += size;
    for (const [oldest] of this.#tables) {
      if (this.#size <= this.#most) break;
      this.take(oldest);
    }
  }
}
