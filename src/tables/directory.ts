import type { Redis } from 'ioredis';
import type { PlayerId } from '../kernel/table.ts';
import { keys, tableKeys } from '../store/keys.ts';
import type { Summary, TableCard } from './summary.ts';
import type { ChannelReference, TableId } from './types.ts';

/**
 * Finds tables. Its lists are written before the commit that makes them true, so a list may name a table too many,
 * never one too few; what is too many is left out when it is read.
 */
export class Directory {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** Notes that a command was sent to a table; the sweeper looks after noted tables. */
  async noteActive(table: TableId, at: number): Promise<void> {
    await this.#redis.zadd(keys.tables, at, table);
  }

  /** Notes where a table is being opened. */
  async noteOpened(table: TableId, place: ChannelReference): Promise<void> {
    if (place.guild !== null) await this.#redis.sadd(keys.guild(place.guild), table);
    if (place.thread !== null) await this.#redis.set(keys.thread(place.thread), table);
  }

  /** Notes that a person owns or joins a table. */
  async notePerson(table: TableId, player: PlayerId): Promise<void> {
    await this.#redis.sadd(keys.person(player), table);
  }

  /** Notes when a game ended. */
  async noteFinished(table: TableId, at: number): Promise<void> {
    await this.#redis.zadd(keys.finished, 'NX', at, table);
  }

  /** Gives a table its thread, or takes it away when it is gone. */
  async setThread(table: TableId, thread: string | null): Promise<void> {
    const { head } = tableKeys(table);
    if (thread === null) {
      await this.#redis.hdel(head, 'thread');
      return;
    }
    await this.#redis.set(keys.thread(thread), table);
    await this.#redis.hset(head, 'thread', thread);
  }

  /** A table at a glance; null when there is none. */
  async summary(table: TableId): Promise<Summary | null> {
    const [seq, card, place, thread, since] = await this.#redis.hmget(
      tableKeys(table).head,
      ...['seq', 'card', 'place', 'thread', 'since'],
    );
    if (!seq || !card || !place) return null;
    // Only `runBatch` writes these fields.
    const stored = JSON.parse(place) as ChannelReference;
    return {
      ...(JSON.parse(card) as TableCard),
      seq: Number(seq),
      since: Number(since),
      // Empty: the table was moved, and has no thread yet where it is now.
      place: { ...stored, thread: thread || stored.thread },
    };
  }

  /** Whether a table lies in the archive. */
  async isArchived(table: TableId): Promise<boolean> {
    return (await this.#redis.sismember(keys.archived, table)) === 1;
  }

  /** The table that lives in a thread, or null. */
  async ofThread(thread: string): Promise<TableId | null> {
    return this.#redis.get(keys.thread(thread));
  }

  /** The tables that a person owns or sits at, those that wait for them first, then the longest waiting. */
  async ofPerson(player: PlayerId): Promise<Summary[]> {
    const tables = await this.#summaries(await this.#redis.smembers(keys.person(player)));
    const waits = (table: Summary): boolean => table.awaited.some((seat) => table.chairs[seat]?.player === player);
    return tables
      .filter((table) => table.owner === player || table.chairs.some((chair) => chair.player === player))
      .sort((a, b) => Number(waits(b)) - Number(waits(a)) || a.since - b.since);
  }

  /** The tables of a guild, the latest first. */
  async ofGuild(guild: string): Promise<Summary[]> {
    const tables = await this.#summaries(await this.#redis.smembers(keys.guild(guild)));
    return tables.sort((a, b) => b.since - a.since);
  }

  async #summaries(ids: string[]): Promise<Summary[]> {
    const found = await Promise.all(ids.map((id) => this.summary(id)));
    return found.filter((table) => table !== null);
  }
}
