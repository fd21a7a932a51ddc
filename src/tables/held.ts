import { chanceOf } from '../kernel/random.ts';
import type { Table } from '../kernel/table.ts';

/** A worker's own copy of a table, with the table's secret and the random stream derived from it. */
export interface Held {
  table: Table;
  secret: string;
  chance: ReturnType<typeof chanceOf>;
  /** The stamp of the commit that produced this table; empty for commits of versions that had no stamps. */
  stamp: string;
}

/** Combines a table with its secret, the secret's random stream and the table's stamp. */
export function hold(table: Table, secret: string, stamp = ''): Held {
  return { table, secret, chance: chanceOf(secret), stamp };
}
