import type { Redis } from 'ioredis';
import { z } from 'zod';
import type { PlayerId, Status } from '../kernel/table.ts';
import { keys } from '../store/keys.ts';
import type { ChannelReference, TableId } from './types.ts';

/** Maximum number of finished games in a server's list, and in a person's list. The latest ones are kept. */
const PAST_OF_GUILD = 1_000;
const PAST_OF_PERSON = 100;
/** Maximum number of a person's running tables that are read, latest first. */
const LIVE_OF_PERSON = 300;

/** The data of a table that lists use. */
export interface ListedTable {
  id: TableId;
  title: string;
  status: Status;
  /** The channel where the table was opened. People who can see this channel may know of the table. */
  channel: string;
}

/**
 * A table's state for the lists. This state is written when the table is opened, moved or removed, and when its status
 * changes.
 */
export interface ListingState {
  title: string;
  status: Status;
  guild: string | null;
  channel: string;
  /** The table's owner and players. */
  people: readonly PlayerId[];
  /** Milliseconds since 1970. */
  at: number;
  /** Set if the table is no longer on lists. */
  removed?: boolean;
}

/** Changes that the directory records before a commit makes them. */
export interface DirectoryNews {
  /** The table's state if the table was opened, moved or removed, or if its status changed; otherwise null. */
  standing: NewStanding | null;
  /** The people who opened the table or took a seat. */
  people: PlayerId[];
  /** The time at which the game ended (ms since 1970), or null while it runs. */
  finished: number | null;
}

/** The new state of a table for the lists. `place` is set if the table was opened or moved; otherwise null. */
export type NewStanding = Omit<ListingState, 'guild' | 'channel'> & { place: ChannelReference | null };

/** Stores the lists of tables, sorted by activity, so that only the tables on a page have to be loaded. */
export class Listing {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** Adds a table to the lists that it belongs to, and removes it from all others. */
  async note(table: TableId, { guild, people, at, removed = false, ...known }: ListingState): Promise<void> {
    if (removed) return this.#leave(table, guild, people);
    const end = known.status === 'over' || known.status === 'ended' ? at : null;
    await Promise.all([
      ...(guild === null ? [] : [this.#noteIn(guild, table, known, end)]),
      ...people.map((player) => this.#noteFor(player, table, end)),
    ]);
  }

  async #leave(table: TableId, guild: string | null, people: readonly PlayerId[]): Promise<void> {
    await Promise.all([
      ...(guild === null
        ? []
        : [this.#redis.hdel(keys.guildTables(guild), table), this.#redis.zrem(keys.guildPast(guild), table)]),
      ...people.flatMap((player) => [
        this.#redis.srem(keys.personTables(player), table),
        this.#redis.zrem(keys.personPast(player), table),
      ]),
    ]);
  }

  async #noteIn(guild: string, table: TableId, known: Omit<ListedTable, 'id'>, end: number | null): Promise<void> {
    const { title, status, channel } = known;
    await Promise.all([
      this.#redis.hset(keys.guildTables(guild), table, JSON.stringify([status, channel, title])),
      this.#keepPast(keys.guildPast(guild), table, end),
    ]);
    if (end !== null) await this.#trimGuild(guild);
  }

  async #noteFor(player: PlayerId, table: TableId, end: number | null): Promise<void> {
    const live = keys.personTables(player);
    await Promise.all([
      end === null ? this.#redis.sadd(live, table) : this.#redis.srem(live, table),
      this.#keepPast(keys.personPast(player), table, end),
    ]);
    if (end !== null) await this.#redis.zremrangebyrank(keys.personPast(player), 0, -PAST_OF_PERSON - 1);
  }

  /** Changes the title of a table in a server's list, if it is there. */
  async retitle(guild: string, table: TableId, title: string): Promise<void> {
    const stored = await this.#redis.hget(keys.guildTables(guild), table);
    const known = stored === null ? null : listed(table, stored);
    if (known === null || !('status' in known && 'channel' in known)) return;
    await this.#redis.hset(keys.guildTables(guild), table, JSON.stringify([known.status, known.channel, title]));
  }

  /** Records that a person owns or joins a table. */
  async notePerson(table: TableId, player: PlayerId): Promise<void> {
    await this.#redis.sadd(keys.personTables(player), table);
  }

  /**
   * Lists the tables of a server: first running ones by their latest command, then finished ones, latest first. If the
   * stored entry of a table is damaged, the list has only its id.
   */
  async ofGuild(guild: string): Promise<(ListedTable | Pick<ListedTable, 'id'>)[]> {
    const [names, past] = await Promise.all([
      this.#redis.hgetall(keys.guildTables(guild)),
      this.#redis.zrevrange(keys.guildPast(guild), 0, -1),
    ]);
    const over = new Set(past);
    const live = await this.#latestFirst(Object.keys(names).filter((id) => !over.has(id)));
    return [...live, ...past].flatMap((id) => {
      const text = names[id];
      return text === undefined ? [] : [listed(id, text)];
    });
  }

  /** Returns the ids of a person's running tables and of their finished ones, each latest first. */
  async ofPerson(player: PlayerId): Promise<{ live: TableId[]; past: TableId[] }> {
    const [live, past] = await Promise.all([
      this.#redis.smembers(keys.personTables(player)),
      this.#redis.zrevrange(keys.personPast(player), 0, -1),
    ]);
    return { live: (await this.#latestFirst(live)).slice(0, LIVE_OF_PERSON), past };
  }

  /**
   * Removes finished tables from a person's list of running ones. This is needed because the end of a game isn't recorded for
   * people who left before it began.
   */
  async forget(player: PlayerId, tables: readonly TableId[]): Promise<void> {
    if (tables.length > 0) await this.#redis.srem(keys.personTables(player), ...tables);
  }

  async #latestFirst(tables: readonly TableId[]): Promise<TableId[]> {
    if (tables.length === 0) return [];
    const times = await this.#redis.zmscore(keys.tables, ...tables);
    const timed = tables.map((table, i) => ({ table, at: Number(times[i] ?? 0) }));
    return timed.sort((a, b) => b.at - a.at).map(({ table }) => table);
  }

  async #keepPast(key: string, table: TableId, at: number | null): Promise<void> {
    if (at === null) await this.#redis.zrem(key, table);
    else await this.#redis.zadd(key, 'NX', at, table);
  }

  async #trimGuild(guild: string): Promise<void> {
    const old = await this.#redis.zrange(keys.guildPast(guild), '0', `${-PAST_OF_GUILD - 1}`);
    if (old.length === 0) return;
    await this.#redis.hdel(keys.guildTables(guild), ...old);
    await this.#redis.zrem(keys.guildPast(guild), ...old);
  }
}

/** The shape of a table's entry in the list of a server: status, channel and title. */
const facts = z.tuple([z.enum(['lobby', 'playing', 'over', 'ended']), z.string(), z.string()]);

function listed(id: TableId, text: string): ListedTable | Pick<ListedTable, 'id'> {
  try {
    const [status, channel, title] = facts.parse(JSON.parse(text));
    return { id, title, status, channel };
  } catch {
    return { id };
  }
}
