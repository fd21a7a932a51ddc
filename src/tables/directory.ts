import type { Redis } from 'ioredis';
import type { PlayerId } from '../kernel/table.ts';
import { readClock } from '../store/clock.ts';
import { inOneWrite } from '../store/connect.ts';
import { keys, tableKeys } from '../store/keys.ts';
import { readOpening } from './entries.ts';
import type { DirectoryNews, NewStanding } from './listing.ts';
import { type ListedTable, Listing } from './listing.ts';
import { readOr } from './stored-table.ts';
import { readCard, readPlace, type Summary, type TableCard, tableCardOf } from './summary.ts';
import type { ChannelReference, TableId } from './types.ts';

/**
 * Finds tables. The lists are written before the commits that they describe, so they may contain extra tables but never
 * lack one. Code that reads a list skips extra tables.
 */
export class Directory {
  readonly #redis: Redis;
  readonly #listing: Listing;

  constructor(redis: Redis) {
    this.#redis = redis;
    this.#listing = new Listing(redis);
  }

  /** Records that a command was sent to a table. The sweeper later checks the recorded tables. */
  async noteActive(table: TableId, at: number): Promise<void> {
    await this.#redis.zadd(keys.tables, at, table);
  }

  /** Updates the lists with the changes that a commit is about to make. */
  async note(table: TableId, { standing, people, finished }: DirectoryNews): Promise<void> {
    await inOneWrite(this.#redis, () =>
      Promise.all([
        ...(standing === null ? [] : [this.noteStanding(table, standing)]),
        ...people.map((player) => this.notePerson(table, player)),
        ...(finished === null ? [] : [this.noteFinished(table, finished)]),
      ]),
    );
  }

  /** Records the state of a table. Called when the table is opened, moved or removed, and when its status changes. */
  async noteStanding(table: TableId, { place, ...standing }: NewStanding): Promise<void> {
    const at = place ?? (await this.summary(table))?.place ?? null;
    if (at === null) return;
    await this.#listing.note(table, { ...standing, guild: at.guild, channel: at.channel });
    if (place !== null && place.thread !== null) await this.#redis.set(keys.thread(place.thread), table);
  }

  /** Records that a person owns or joins a table. */
  async notePerson(table: TableId, player: PlayerId): Promise<void> {
    await this.#listing.notePerson(table, player);
  }

  /** Records that a game ended at this time. */
  async noteFinished(table: TableId, at: number): Promise<void> {
    await this.#redis.zadd(keys.finished, 'NX', at, table);
  }

  /** Sets the thread of a table, or removes it after the thread was deleted. */
  async setThread(table: TableId, thread: string | null): Promise<void> {
    const { head } = tableKeys(table);
    if (thread !== null) {
      // A thread under a message has the message's id. A new thread may therefore have the id of a deleted one, and
      // nobody has joined it yet.
      await this.#redis.del(keys.joined(thread));
      await this.#redis.set(keys.thread(thread), table);
      await this.#redis.hset(head, 'thread', thread);
      return;
    }
    const gone = (await this.summary(table))?.place.thread ?? null;
    // The field is emptied instead of deleted, because a missing field stands for the thread in which the table was
    // opened.
    if (gone !== null) await this.#redis.hset(head, 'thread', '');
    if (gone !== null && (await this.ofThread(gone)) === table) await this.#redis.del(keys.thread(gone));
  }

  /**
   * Returns a summary of a table, or null if the table doesn't exist. If the table's head is damaged, the summary is
   * made from the snapshot and the log, so that people still find the table and a moderator can restore it.
   */
  async summary(table: TableId): Promise<Summary | null> {
    const fields = ['seq', 'card', 'place', 'thread', 'since', 'at'];
    const [seq, card, place, thread, since, at] = await this.#redis.hmget(tableKeys(table).head, ...fields);
    const known = { card: readCard(card ?? null), place: readPlace(place ?? null) };
    const isWhole = known.card?.id === table && known.place !== null && isNumber(seq);
    const found = isWhole ? { ...known, seq: Number(seq) } : await this.#fromPosition(table, known);
    if (found?.card == null || found.place === null) return null;
    return {
      ...found.card,
      seq: found.seq,
      since: Number([since, at].find(isNumber) ?? (await readClock(this.#redis)).time),
      place: { ...found.place, thread: thread === '' ? null : threadOf(thread, found.place) },
    };
  }

  /** If a table's head is damaged, reads the missing parts of a summary from the table's snapshot and log. */
  async #fromPosition(
    table: TableId,
    known: { card: TableCard | null; place: ChannelReference | null },
  ): Promise<{ card: TableCard | null; place: ChannelReference | null; seq: number } | null> {
    const [snapshot, [first]] = await Promise.all([
      this.#redis.getBuffer(tableKeys(table).snapshot),
      this.#redis.lrangeBuffer(tableKeys(table).log, 0, 0),
    ]);
    const position = snapshot === null ? null : readOr(snapshot);
    if (position === null && known.card === null) return null;
    const opened = first === undefined ? null : (readOpening(first)?.input.place ?? null);
    return {
      card: known.card?.id === table ? known.card : position && tableCardOf(position, null),
      place: known.place ?? (opened === null ? null : await this.#placeNow(table, opened)),
      seq: position?.seq ?? 0,
    };
  }

  /** Returns a table's current place: where it was opened, unless the server's list names another channel for it. */
  async #placeNow(table: TableId, opened: ChannelReference): Promise<ChannelReference> {
    const listed = opened.guild === null ? [] : await this.#listing.ofGuild(opened.guild);
    const found = listed.find(({ id }) => id === table);
    if (opened.guild === null || found === undefined || !('channel' in found) || found.channel === opened.channel)
      return opened;
    return { guild: opened.guild, channel: found.channel, thread: null };
  }

  /** Returns the table whose thread this is, or null. */
  async ofThread(thread: string): Promise<TableId | null> {
    return this.#redis.get(keys.thread(thread));
  }

  /**
   * Lists the tables that a person owns or sits at. Tables that wait for the person come first, beginning with the one
   * that has waited longest.
   */
  async ofPerson(player: PlayerId): Promise<Summary[]> {
    const { live, past } = await this.#listing.ofPerson(player);
    const tables = await this.summaries([...live, ...past]);
    const over = new Set(tables.filter(isOver).map(({ id }) => id));
    await this.#listing.forget(
      player,
      live.filter((id) => over.has(id)),
    );
    const waits = (table: Summary): boolean => table.awaited.some((seat) => table.chairs[seat]?.player === player);
    return tables
      .filter((table) => table.owner === player || table.chairs.some((chair) => chair.player === player))
      .sort((a, b) => Number(waits(b)) - Number(waits(a)) || a.since - b.since);
  }

  /** Returns the ids of at most `most` running tables that a person owns or sits at, most recently active first. */
  async liveOf(player: PlayerId, most: number): Promise<TableId[]> {
    const { live } = await this.#listing.ofPerson(player);
    return live.slice(0, most);
  }

  /** Lists the tables of a server: first running ones by latest command, then finished ones, latest first. */
  async ofGuild(guild: string): Promise<ListedTable[]> {
    const listed = await this.#listing.ofGuild(guild);
    const found = await Promise.all(listed.map((table) => ('status' in table ? table : this.#listedAs(table.id))));
    return found.filter((table) => table !== null);
  }

  /** Derives a table's list entry from the table itself, for use if the stored entry is damaged. */
  async #listedAs(id: TableId): Promise<ListedTable | null> {
    const summary = await this.summary(id);
    return summary && { id, title: summary.title, status: summary.status, channel: summary.place.channel };
  }

  /** Returns summaries of tables in the given order, without tables that don't exist. */
  async summaries(tables: readonly TableId[]): Promise<Summary[]> {
    const found = await Promise.all(tables.map((table) => this.summary(table)));
    return found.filter((table) => table !== null);
  }
}

function isNumber(text: string | null | undefined): boolean {
  return /^\d+$/.test(text ?? '');
}

/** Returns the thread that the head names, or the thread of the table's place if the head's field is missing or damaged. */
function threadOf(named: string | null | undefined, { thread }: ChannelReference): string | null {
  return /^\w+$/.test(named ?? '') ? (named ?? null) : thread;
}

/** True if a game has ended, with or without a result. */
export function isOver({ status }: Pick<Summary, 'status'>): boolean {
  return status === 'over' || status === 'ended';
}
