import type { Game } from '../kernel/game.ts';
import { commitment } from '../kernel/random.ts';
import { tellsTheSame } from '../kernel/record.ts';
import type { Entry, Table } from '../kernel/table.ts';
import type { GameId } from '../kernel/types.ts';
import { storeTrouble } from '../store/redis-errors.ts';
import type { StoredPast } from '../store/table-store.ts';
import type { Taken } from '../store/taken.ts';
import { isOpening, readEntry } from './entries.ts';
import type { Games } from './games.ts';
import { type Held, hold } from './held.ts';
import { openedTable } from './opened.ts';
import { type EachEntry, replay, tableHash } from './replay.ts';
import { isSound, readMatching, readOr, readStored } from './stored-table.ts';
import type { OpeningEntry, TableId } from './types.ts';

/**
 * A section of a log that was played with one version of the rules. `same` says whether a replay gives the same result.
 */
export interface Verified {
  /** The `seq` of the section's first and last entries. */
  from: number;
  to: number;
  same: boolean;
}

/** The first entry of a log where a replay visibly differs from what was stored, and the kind of difference. */
export interface Difference {
  entry: number;
  why: string;
}

/** Reads earlier positions of stored tables. */
export class History {
  readonly #store: StoredPast;
  readonly #games: Games;

  constructor(store: StoredPast, games: Games) {
    this.#store = store;
    this.#games = games;
  }

  /**
   * Returns the table as of its last commit, or null if there is no such table.
   * @throws UnreadableTable if it is damaged.
   */
  async now(id: TableId): Promise<Held | null> {
    const stored = await this.#store.load(id);
    if (stored === null) return null;
    const { table, secret } = readMatching(stored);
    return hold(table, secret, stored.stamp);
  }

  /**
   * Returns the entries from one `seq` to another, both included. Leaves out damaged entries, so that people can read
   * the others.
   */
  async readable(id: TableId, from: number, to: number): Promise<(Entry | OpeningEntry)[]> {
    if (to < from) return [];
    return (await this.#store.entries(id, from, to)).flatMap((stored) => {
      try {
        return [readEntry(stored)];
      } catch {
        return [];
      }
    });
  }

  /** Returns the entries from one `seq` to another, both included. Throws if an entry is damaged. */
  async entries(id: TableId, from: number, to: number): Promise<(Entry | OpeningEntry)[]> {
    if (to < from) return [];
    return (await this.#store.entries(id, from, to)).map(readEntry);
  }

  /** Returns the table at its barrier, which is the position that an undo starts from. */
  async atBarrier(id: TableId, held: Held): Promise<Table> {
    const barrier = held.table.state?.barrier ?? 0;
    const checkpoint = readOr(await this.#store.checkpoint(id));
    if (checkpoint === null || checkpoint.seq > barrier) return this.at(id, held, barrier);
    return this.#forward(id, held, checkpoint, barrier);
  }

  /**
   * Returns the table as it was after an entry. Throws if the entry isn't in the log, or if another version of the rules is
   * needed to replay the log up to it.
   */
  async at(id: TableId, held: Held, seq: number): Promise<Table> {
    if (seq < 0 || seq > held.table.seq) throw new RangeError(`the log has no entry ${seq}`);
    if (seq === held.table.seq) return held.table;
    const checkpoints = (await this.#store.keptCheckpoints(id)).filter((one) => one.seq <= seq).reverse();
    for (const one of checkpoints) {
      const base = readOr(await this.#store.kept(id, one));
      if (base !== null && base.seq <= seq) return this.#forward(id, held, base, seq);
    }
    return this.#forward(id, held, await this.#opened(id, held.table.game, held.secret), seq);
  }

  /**
   * Replays the game from its beginning, or from the latest change of the rules. Calls `begin` with the first position,
   * and `each` with the table after every entry. Throws if an entry is damaged.
   */
  async walk(id: TableId, held: Held, begin: (table: Table) => Promise<void> | void, each: EachEntry): Promise<void> {
    const last = (await this.#stretches(id, held)).at(-1);
    if (last === undefined) return;
    const base = await this.#base(id, held, last.from);
    await begin(base);
    await this.#forward(id, held, base, last.to, each);
  }

  /** Returns the number of the latest entry in the log, or null if there is no log. */
  async length(id: TableId): Promise<number | null> {
    const entries = await this.#store.length(id);
    return entries === 0 ? null : entries - 1;
  }

  /**
   * Returns the number of a table's current entry, even if its head, snapshot or log is damaged. The head, the snapshot
   * and the log each contain this number, and two of them agree unless more than one is damaged. The result is the
   * middle one of these numbers, or null if none of them can be read.
   */
  async presentOf(id: TableId, { seq, stored }: Pick<Taken, 'seq' | 'stored'>): Promise<number | null> {
    const entries = await this.#store.length(id);
    const known = [
      seq,
      stored === null ? null : (readOr(stored.snapshot)?.seq ?? null),
      entries === 0 ? null : entries - 1,
    ];
    const sorted = known.filter((one) => one !== null).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? null;
  }

  /** Describes the earlier positions that can't be read, for the person who runs the bot. */
  async damagedPast(id: TableId, seq: number): Promise<string[]> {
    const checkpoint = await this.#store.checkpoint(id);
    const kept = await this.#store.keptCheckpoints(id);
    const isTorn = async (one: (typeof kept)[number]): Promise<boolean> =>
      readOr(await this.#store.kept(id, one)) === null;
    const torn = (await Promise.all(kept.map(isTorn))).filter(Boolean).length;
    const entries = (await this.readable(id, 0, seq)).length;
    return [
      ...(checkpoint !== null && readOr(checkpoint) === null ? ['the position to which an undo goes back'] : []),
      ...(torn > 0 ? [torn === 1 ? 'one earlier position' : `${torn} earlier positions`] : []),
      ...(entries <= seq ? [`${seq + 1 - entries} of ${seq + 1} log entries`] : []),
    ];
  }

  /**
   * Replays the log since the last change of the table's rules. Returns true if the replay leads to the current table.
   */
  async agrees(id: TableId, held: Held): Promise<boolean> {
    const last = (await this.#stretches(id, held)).at(-1);
    return last === undefined || (await this.#same(id, held, last));
  }

  /**
   * Replays the log since the last change of the table's rules, and returns the first entry where the replay visibly
   * differs from what was stored: the entry can't be replayed, its log lines have other figures, or a stored position
   * after it is another one. Returns null if nothing differs.
   */
  async difference(id: TableId, held: Held): Promise<Difference | null> {
    const last = (await this.#stretches(id, held)).at(-1);
    if (last === undefined) return null;
    const kept = new Map((await this.#store.keptCheckpoints(id)).map((one) => [one.seq, one]));
    let entry = last.from;
    let found: Difference | null = null;
    try {
      const base = await this.#base(id, held, last.from);
      await this.#forward(id, held, base, last.to, async (table, stored, events) => {
        entry = table.seq;
        if (found !== null) return;
        const one = kept.get(entry);
        const then =
          entry === last.to ? held.table : one === undefined ? null : readOr(await this.#store.kept(id, one));
        if (!tellsTheSame(stored.events, events)) found = { entry, why: 'its log lines are different' };
        else if (then !== null && tableHash(then) !== tableHash(table))
          found = { entry, why: 'the position is different' };
      });
      return found;
    } catch (error) {
      giveUp(error);
      return (
        found ?? { entry: entry + 1, why: `it can’t be replayed: ${error instanceof Error ? error.message : error}` }
      );
    }
  }

  /** Replays the whole log in sections, one per rules version. */
  async verify(id: TableId, held: Held): Promise<Verified[]> {
    const verified: Verified[] = [];
    for (const stretch of await this.#stretches(id, held)) {
      verified.push({ from: stretch.from, to: stretch.to, same: await this.#same(id, held, stretch) });
    }
    return verified;
  }

  async #stretches(id: TableId, held: Held): Promise<{ from: number; to: number }[]> {
    const starts = (await this.#store.keptCheckpoints(id)).filter(({ epoch }) => epoch).map(({ seq }) => seq);
    const ends = [...starts, held.table.seq];
    return ends.map((to, i) => ({ from: ends[i - 1] ?? 0, to })).filter(({ from, to }) => to > from);
  }

  async #same(id: TableId, held: Held, { from, to }: { from: number; to: number }): Promise<boolean> {
    const base = await this.#base(id, held, from);
    const end = to === held.table.seq ? held.table : await this.#epoch(id, to);
    try {
      return tableHash(await this.#forward(id, held, base, to)) === tableHash(end);
    } catch {
      return false;
    }
  }

  /** Returns the table as of the beginning of a section. */
  #base(id: TableId, { table, secret }: Held, from: number): Promise<Table> {
    return from === 0 ? this.#opened(id, table.game, secret) : this.#epoch(id, from);
  }

  async #epoch(id: TableId, seq: number): Promise<Table> {
    const stored = await this.#store.kept(id, { seq, epoch: true });
    if (stored === null) throw new Error(`table ${id} has lost its checkpoint ${seq}`);
    return readStored(stored).table;
  }

  async #forward(id: TableId, held: Held, base: Table, seq: number, each?: EachEntry): Promise<Table> {
    const entries = (await this.entries(id, base.seq + 1, seq)).flatMap((entry) => (isOpening(entry) ? [] : [entry]));
    const { secret, table } = held;
    const isLoud = each !== undefined && each.length > 2;
    const past = { game: this.#gameOf(table.game), secret, isLoud, at: (to: number) => this.at(id, held, to) };
    return replay(base, entries, past, each);
  }

  /**
   * Finds a position to which a damaged table can be restored, or null. If the log can be replayed from some readable
   * position up to the entry `seq`, nothing is lost, and the result of this replay is returned. Otherwise returns the
   * latest readable position from which the game can continue.
   */
  async lastGood(
    id: TableId,
    { seq, game: name, secret }: { seq: number; game: GameId; secret: string },
  ): Promise<Table | null> {
    const game = this.#gameOf(name);
    let best: Table | null = null;
    for await (const base of this.#bases(id, name, secret, seq)) {
      // The table was opened with another secret, so from now on the game would draw different cards.
      if (base.commitment !== commitment(secret)) return null;
      const whole = await this.#forward(id, hold(base, secret), base, seq).catch(giveUp);
      if (whole !== null && isSound(whole, game)) return whole;
      if (best === null && isSound(base, game)) best = base;
    }
    return best;
  }

  /** Yields the readable stored positions from which the log can be replayed, latest first. */
  async *#bases(id: TableId, game: GameId, secret: string, upTo: number): AsyncGenerator<Table> {
    const kept = (await this.#store.keptCheckpoints(id)).filter(({ seq }) => seq <= upTo).reverse();
    const ways = [
      async () => readOr(await this.#store.checkpoint(id)),
      ...kept.map((one) => async () => readOr(await this.#store.kept(id, one))),
      () => this.#opened(id, game, secret),
    ];
    for (const way of ways) {
      const base = await way().catch(giveUp);
      if (base !== null && base.seq <= upTo) yield base;
    }
  }

  /** Returns the table as it was opened. */
  async #opened(id: TableId, game: GameId, secret: string): Promise<Table> {
    const [first] = await this.entries(id, 0, 0);
    if (first === undefined || !isOpening(first)) throw new Error(`the log of table ${id} has no beginning`);
    return openedTable(this.#gameOf(game), id, first.input, commitment(secret));
  }

  #gameOf(id: GameId): Game<unknown> {
    const game = this.#games.find(id);
    if (game === null) throw new Error(`there is no game ${id}`);
    return game;
  }
}

/** Treats a position that can't be read or reached as missing, and returns null. Rethrows errors from the store. */
function giveUp(error: unknown): null {
  if (storeTrouble(error) !== null) throw error;
  return null;
}
