import type { Redis } from 'ioredis';
import type { ForgetRequest } from '../store/forgetting.ts';
import { keys } from '../store/keys.ts';
import { Directory } from '../tables/directory.ts';
import { leavingOf } from '../tables/leave-for-good.ts';
import type { Command, TableId } from '../tables/types.ts';
import { Inbox } from './inbox.ts';
import type { AnyQueue } from './queues.ts';
import { SentCommands } from './sent-commands.ts';

/** Lets a person leave all their tables for good, because they delete their data (T-FORGET-01). */
export class Leaving {
  readonly #redis: Redis;
  readonly #sent: SentCommands;
  readonly #directory: Directory;
  readonly #inbox: Inbox;

  constructor(redis: Redis, wake: AnyQueue<'wake'>) {
    this.#redis = redis;
    this.#sent = new SentCommands(redis);
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
      if (await this.#sent.isRefused(table, command.id)) continue;
      waiting.push(table);
      if (!(await this.#sent.isSent(table, command.id))) await this.#inbox.send(table, command);
    }
    return waiting;
  }
}
