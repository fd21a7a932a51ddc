import { chanceOf } from '../kernel/random.ts';
import type { Table } from '../kernel/table.ts';

/** A worker's own copy of a table, with the table's secret and the random stream made from it. */
export interface Held {
  table: Table;
  secret: string;
  chance: ReturnType<typeof chanceOf>;
  /** The stamp of the commit that made it; empty if it was made before stamps existed. */
  stamp: string;
}

/** Puts a table, its secret and its stamp together. */
export function hold(table: Table, secret: string, stamp = ''): Held {
  return { table, secret, chance: chanceOf(secret), stamp };
}
