import type { Redis } from 'ioredis';
import { inOneWrite } from '../store/connect.ts';
import { type InboxEntry, TableStore } from '../store/table-store.ts';
import { mustBeAlone } from '../tables/commands.ts';
import { Directory } from '../tables/directory.ts';
import type { Command, TableId } from '../tables/types.ts';
import { type AnyQueue, oncePerTable } from './queues.ts';

/** Sends commands to the inboxes of their tables. */
export class Inbox {
  readonly #redis: Redis;
  readonly #store: TableStore;
  readonly #directory: Directory;
  readonly #wake: AnyQueue<'wake'>;

  constructor(redis: Redis, wake: AnyQueue<'wake'>) {
    this.#redis = redis;
    this.#store = new TableStore(redis);
    this.#directory = new Directory(redis);
    this.#wake = wake;
  }

  /**
   * Adds a command to its table's inbox and wakes a worker, in a single write. Once this resolves, the command is
   * stored. Commands are applied in the order in which they were sent, and each only once, even if it is sent several
   * times. Throws if Redis can't store the command; `storeTrouble` returns the text for people.
   */
  async send(table: TableId, command: Command): Promise<void> {
    await this.#put(table, command.at, () => this.#store.send(table, asEntry(command)));
  }

  /** Sends commands to a table, and removes the dead letter `entry`. These changes are made together or not at all. */
  async retry(table: TableId, entry: string, commands: readonly Command[], at: number): Promise<void> {
    await this.#put(table, at, () => this.#store.retry(table, entry, commands.map(asEntry)));
  }

  async #put(table: TableId, at: number, put: () => Promise<void>): Promise<void> {
    await inOneWrite(this.#redis, () =>
      Promise.all([
        this.#directory.noteActive(table, at),
        put(),
        this.#wake.add('wake', { table }, oncePerTable(table)),
      ]),
    );
  }
}

function asEntry(command: Command): InboxEntry {
  return { id: command.id, alone: mustBeAlone(command), body: JSON.stringify(command) };
}
