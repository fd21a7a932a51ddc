import type { Redis } from 'ioredis';
import type { PlayerId } from '../kernel/table.ts';
import type { Decision, Seat } from '../kernel/types.ts';
import { TableStore } from '../store/table-store.ts';
import { Watching } from '../store/watching.ts';
import { actedAt } from '../tables/acted.ts';
import { type AgendaItem, seatOf } from '../tables/agenda.ts';
import { Directory } from '../tables/directory.ts';
import { readQuestion } from '../tables/questions.ts';
import { UnreadableTable } from '../tables/stored-table.ts';
import type { Summary } from '../tables/summary.ts';
import { TurnDeadlines } from './deadlines.ts';

/** Maximum number of a person's tables that are read. Those that have waited longest for the person come first. */
const MOST = 100;

/** Collects a person's open tables on all servers. */
export class Agendas {
  readonly #directory: Directory;
  readonly #store: TableStore;
  readonly #watching: Watching;
  readonly #deadlines: TurnDeadlines;

  constructor(redis: Redis) {
    this.#deadlines = new TurnDeadlines(redis);
    this.#directory = new Directory(redis);
    this.#store = new TableStore(redis);
    this.#watching = new Watching(redis);
  }

  /** Returns a person's lobbies and running games, and the games that they watch, as of the last commit of each. */
  async of(player: PlayerId): Promise<AgendaItem[]> {
    const open = (await this.#directory.ofPerson(player)).filter(
      ({ status, removed }) => removed !== true && (status === 'lobby' || status === 'playing'),
    );
    const items = await Promise.all(open.slice(0, MOST).map((table) => this.#item(table, player)));
    // The owner of a running game who has no seat isn't a player.
    const own = items.filter(({ table, seat }) => seat !== null || table.status === 'lobby');
    return [...own, ...(await this.#watched(player))];
  }

  /** Returns the running games that a person watches. Forgets those that are over, and those at which they now play. */
  async #watched(player: PlayerId): Promise<AgendaItem[]> {
    const ids = await this.#watching.of(player);
    const tables = (await this.#directory.summaries(ids)).filter(
      (table) => table.status === 'playing' && table.removed !== true && seatOf(table, player) === null,
    );
    const watched = new Set(tables.map(({ id }) => id));
    await this.#watching.forget(
      player,
      ids.filter((id) => !watched.has(id)),
    );
    return tables.map((table) => ({ table, seat: null, decision: null, acted: 0, due: null }));
  }

  async #item(table: Summary, player: PlayerId): Promise<AgendaItem> {
    const seat = seatOf(table, player);
    if (seat === null || !table.awaited.includes(seat)) return { table, seat, decision: null, acted: 0, due: null };
    const [decision, [acted], deadlines] = await Promise.all([
      this.#question(table.id, seat),
      this.#store.head(table.id, `acted:${seat}`),
      this.#deadlines.of(table),
    ]);
    const due = deadlines.find((one) => one.seat === seat)?.at ?? null;
    return { table, seat, decision, acted: actedAt(acted), due };
  }

  /** Returns a seat's question. A damaged question can't be answered, so it counts as none. */
  async #question(table: string, seat: Seat): Promise<Decision | null> {
    try {
      return readQuestion(await this.#store.prompt(table, seat), seat);
    } catch (error) {
      if (error instanceof UnreadableTable) return null;
      throw error;
    }
  }
}
