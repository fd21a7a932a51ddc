import type { Held } from './held.ts';
import type { TableId } from './types.ts';

/** Length of the JSON texts of all tables that a worker holds: in memory they take about eight times as much. */
const MOST = 16 * 1024 * 1024;

/**
 * The tables that a worker has at hand, so that it need not load them for every command; those used longest ago go
 * first. Who works on a table takes it out, so that no two work on one copy.
 */
export class TableCache {
  readonly #most: number;
  readonly #tables = new Map<TableId, { held: Held; size: number }>();
  #size = 0;

  constructor(most = MOST) {
    this.#most = most;
  }

  /** Takes a table out; null when it isn't there. */
  take(id: TableId): { held: Held; size: number } | null {
    const found = this.#tables.get(id);
    if (found === undefined) return null;
    this.#tables.delete(id);
    this.#size -= found.size;
    return found;
  }

  /** Puts a table in. `size`: length of its JSON text. */
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
