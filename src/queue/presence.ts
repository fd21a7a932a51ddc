import type { Redis } from 'ioredis';
import { keys } from '../store/keys.ts';
import { LeftServers } from '../store/left-servers.ts';
import { Directory, isOver } from '../tables/directory.ts';
import type { Summary } from '../tables/summary.ts';
import type { TableId } from '../tables/types.ts';
import type { PlaceChange } from './post-retry.ts';
import { type AnyQueue, LATER, oncePerTable } from './queues.ts';
import { isThread } from './table-threads.ts';
import { hasten } from './worker.ts';

/** Number of tables that are checked together. */
const AT_ONCE = 200;

/**
 * Keeps track of which servers the bot is in, and which threads of its tables were archived. If a server removes the bot, the bot
 * posts nothing for the server's tables until it is added again.
 */
export class Presence {
  readonly #redis: Redis;
  readonly #left: LeftServers;
  readonly #directory: Directory;
  readonly #queue: AnyQueue<'delivery'>;

  constructor(redis: Redis, queue: AnyQueue<'delivery'>) {
    this.#redis = redis;
    this.#left = new LeftServers(redis);
    this.#directory = new Directory(redis);
    this.#queue = queue;
  }

  /** Handles a change that the chat reports. The caller must pass every reported change to this method. */
  async changed({ guild, channels, left, open, asleep }: PlaceChange): Promise<void> {
    if (left === true) await this.#left.add(guild);
    if (open !== undefined) await this.#found(guild, new Set(open));
    if (asleep !== true) return;
    for (const thread of channels ?? []) {
      const table = await this.#directory.ofThread(thread);
      if (table !== null) await this.#keepOpen(table);
    }
  }

  /**
   * Records the servers that removed the bot while no bot was running.
   * @param isOut returns true for a server with tables if the bot is certainly not in it.
   */
  async settle(isOut: (guild: string) => boolean): Promise<void> {
    const seen = new Set<string>();
    for (let from = 0; ; from += AT_ONCE) {
      const ids = await this.#redis.zrange(keys.tables, `${from}`, `${from + AT_ONCE - 1}`);
      for (const { place } of await this.#directory.summaries(ids)) {
        const { guild } = place;
        if (guild === null || seen.has(guild)) continue;
        seen.add(guild);
        if (isOut(guild)) await this.#left.add(guild);
      }
      if (ids.length < AT_ONCE) return;
    }
  }

  /**
   * Handles the report that the bot is in a server where these threads are open. If a running game's thread isn't among
   * them, it has been archived or deleted.
   */
  async #found(guild: string, open: ReadonlySet<string>): Promise<void> {
    const back = await this.#left.remove(guild);
    const listed = (await this.#directory.ofGuild(guild)).filter((table) => !isOver(table));
    for (const { id } of listed) {
      if (back) await hasten(this.#queue, id);
      const summary = await this.#directory.summary(id);
      if (summary !== null && isAsleep(summary, open)) await this.#keepOpen(id);
    }
  }

  async #keepOpen(table: TableId): Promise<void> {
    await this.#queue.add('open', { table }, oncePerTable(`open-${table}`, LATER));
  }
}

function isAsleep({ place }: Summary, open: ReadonlySet<string>): boolean {
  return isThread(place) && !open.has(place.thread);
}
