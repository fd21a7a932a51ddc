import type { Redis } from 'ioredis';
import { tableKeys } from '../store/keys.ts';
import { TableStore } from '../store/table-store.ts';
import type { TableId } from '../tables/types.ts';

/** Finds out what became of commands that housekeeping has sent. */
export class SentCommands {
  readonly #redis: Redis;
  readonly #store: TableStore;

  constructor(redis: Redis) {
    this.#redis = redis;
    this.#store = new TableStore(redis);
  }

  /** True if a table has refused a command, for example because its position can't be read. */
  async isRefused(table: TableId, command: string): Promise<boolean> {
    return (await this.#redis.zscore(tableKeys(table).refused, command)) !== null;
  }

  /** True if a command waits at a table, or was carried out. */
  async isSent(table: TableId, command: string): Promise<boolean> {
    const waiting = await this.#redis.xrange(tableKeys(table).inbox, '-', '+');
    return waiting.some(([, fields]) => fields.includes(command)) || (await this.#store.isApplied(table, command));
  }
}
