import type { Redis } from 'ioredis';
import type { PlayerId } from '../kernel/table.ts';
import type { ForgetRequest } from '../store/forgetting.ts';
import { keys, tableKeys } from '../store/keys.ts';
import { TableStore } from '../store/table-store.ts';
import { Directory } from '../tables/directory.ts';
import type { Summary } from '../tables/summary.ts';
import type { Command, TableId } from '../tables/types.ts';
import { Inbox } from './inbox.ts';
import type { AnyQueue } from './queues.ts';

/** The kind of bot that plays the seat of a person who leaves for good. */
const BOT = 'standard';

/** Lets a person leave all their tables for good, because they delete their data (T-FORGET-01). */
export class Leaving {
  readonly #redis: Redis;
  readonly #store: TableStore;
  readonly #directory: Directory;
  readonly #inbox: Inbox;

  constructor(redis: Redis, wake: AnyQueue<'wake'>) {
    this.#redis = redis;
    this.#store = new TableStore(redis);
    this.#directory = new Directory(redis);
    this.#inbox = new Inbox(redis, wake);
  }

  /** Sends the commands with which the person leaves. Returns the tables that they have yet to leave. */
  async leave({ person, gone }: Pick<ForgetRequest, 'person' | 'gone'>, now: number): Promise<TableId[]> {
    const waiting: TableId[] = [];
    for (const table of await this.#redis.smembers(keys.personTables(person))) {
      const summary = await this.#directory.summary(table);
      const input = summary === null ? null : leavingOf(summary, person);
      if (summary === null || input === null) continue;
      // A table that moves on in the meantime gets another command.
      const command: Command = { id: `${gone}-${summary.seq}`, at: now, ...input };
      if (await this.#isRefused(table, command.id)) continue;
      waiting.push(table);
      if (!(await this.#isSent(table, command.id))) await this.#inbox.send(table, command);
    }
    return waiting;
  }

  /** True if nothing can be done at a table, because its position can't be read. */
  async #isRefused(table: TableId, command: string): Promise<boolean> {
    return (await this.#redis.zscore(tableKeys(table).refused, command)) !== null;
  }

  async #isSent(table: TableId, command: string): Promise<boolean> {
    const waiting = await this.#redis.xrange(tableKeys(table).inbox, '-', '+');
    return waiting.some(([, fields]) => fields.includes(command)) || (await this.#store.isApplied(table, command));
  }
}

/** Returns how a person leaves a table, or null if they have no part in what goes on there. */
export function leavingOf(summary: Summary, person: PlayerId): Pick<Command, 'by' | 'input'> | null {
  const { status, owner, chairs } = summary;
  const sits = chairs.findIndex(({ player }) => player === person);
  const seat = sits < 0 ? null : sits;
  const closes = (why: string): Pick<Command, 'by' | 'input'> => ({ by: 'owner', input: { t: 'end', why } });
  if (status === 'lobby') {
    if (owner === person) return closes('The player who opened this table has left for good, so the table is closed.');
    return seat === null ? null : { by: { player: person }, input: { t: 'leave', seat, player: person } };
  }
  if (status !== 'playing' || seat === null) return null;
  const isAlone = chairs.every(({ player }, other) => other === seat || player === null);
  if (isAlone) return closes('The last player of this table has left for good, so the game ends.');
  return { by: { player: person }, input: { t: 'resign', seat, bot: BOT, gone: true } };
}
