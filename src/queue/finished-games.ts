import { setImmediate } from 'node:timers/promises';
import { must } from '../kernel/must.ts';
import { checkRecord, type GameRecord, recordOf } from '../kernel/record.ts';
import type { Entry, Table } from '../kernel/table.ts';
import { storeTrouble } from '../store/redis-errors.ts';
import { type Games, gameOf, rulesOf } from '../tables/games.ts';
import type { Held } from '../tables/held.ts';
import type { History } from '../tables/history.ts';
import { DiceCount, reportOn, reportWithoutReplay } from '../tables/report.ts';
import type { GameReport, Verification } from '../tables/report-parts.ts';
import type { PastTurn } from '../tables/turn-history.ts';
import type { OpeningEntry } from '../tables/types.ts';

/** Number of entries after which a replay lets other tasks run. */
const BREATHE = 25;

/** Reads whole games: their records, the reports on them, and whether everything follows from the secret. */
export class FinishedGames {
  readonly #history: History;
  readonly #games: Games;

  constructor(history: History, games: Games) {
    this.#history = history;
    this.#games = games;
  }

  /** Returns the full record of a finished game, which has no secrets anymore. */
  async record({ table, secret }: Held): Promise<GameRecord> {
    return recordFrom(table, await this.#entries(table), secret);
  }

  /**
   * Returns the report on a finished game. `turns` are the latest turns, which the table's head stores. If this
   * version of the rules can't replay the game, or if its log is damaged, the report contains only these.
   */
  async report(held: Held, turns: readonly PastTurn[]): Promise<GameReport> {
    const winners = held.table.state?.over?.winners;
    return { ...(await this.#report(held, turns)), ...(winners === undefined ? {} : { winners }) };
  }

  async #report({ table, secret }: Held, turns: readonly PastTurn[]): Promise<GameReport> {
    const game = gameOf(this.#games, table.game);
    const known = await this.#history.readable(table.id, 1, table.seq);
    const entries = known.filter(isStep);
    if (rulesOf(table).rules !== game.rules) return reportWithoutReplay(entries, turns);
    try {
      const record = recordFrom(table, await this.#entries(table), secret);
      return await reportOn(game, { table, record, entries });
    } catch (error) {
      if (storeTrouble(error) !== null) throw error;
      return reportWithoutReplay(entries, turns);
    }
  }

  /** Replays a game. A finished game has to follow from its secret; a running one has to lead to its position. */
  async verification(held: Held): Promise<Verification> {
    const { table } = held;
    const all = await this.#entries(table);
    const about = { promised: must(all[0], 'the entry that opened the table').at, entries: table.seq };
    if (table.status === 'playing' || table.status === 'lobby')
      return { ...about, agrees: await this.#history.agrees(table.id, held) };
    const count = new DiceCount();
    const check = checkRecord(gameOf(this.#games, table.game), recordFrom(table, all, held.secret), count);
    for (let at = 1; ; at++) {
      const step = check.next();
      const { rolls, shuffles } = count;
      if (step.done === true) return { ...about, whole: { rolls, shuffles, faults: step.value } };
      if (at % BREATHE === 0) await setImmediate();
    }
  }

  #entries({ id, seq }: Table): Promise<(Entry | OpeningEntry)[]> {
    return this.#history.entries(id, 0, seq);
  }
}

function recordFrom(table: Table, entries: readonly (Entry | OpeningEntry)[], secret: string): GameRecord {
  const options = entries.flatMap(({ input }) => (input.t === 'create' ? [input.options] : []))[0] ?? table.options;
  return recordOf(table, options, entries.filter(isStep), secret, rulesOf(table).rules);
}

function isStep(entry: Entry | OpeningEntry): entry is Entry {
  return entry.input.t !== 'create';
}
