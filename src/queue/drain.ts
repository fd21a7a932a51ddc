import type { Logger } from 'pino';
import type { Table } from '../kernel/table.ts';
import type { Archive } from '../store/archive.ts';
import type { MemoryGuard } from '../store/check.ts';
import type { SharedClock } from '../store/clock.ts';
import { countFailed, timed } from '../store/commit-metrics.ts';
import { storeTrouble } from '../store/redis-errors.ts';
import type { Commit, TableStore, Taking } from '../store/table-store.ts';
import type { TakeFailure, Taken, TakenCommand } from '../store/taken.ts';
import { type BotTurn, isAsked, writeAsked } from '../tables/asked.ts';
import { runBatch } from '../tables/batch.ts';
import { batchSize } from '../tables/checkpoints.ts';
import { epochCommand, parseCommand, pastOf } from '../tables/commands.ts';
import { damagedBeside, mendedFields } from '../tables/damage.ts';
import type { Directory } from '../tables/directory.ts';
import { deadLetter, Failed, refusedAll } from '../tables/failed.ts';
import { type Games, isKnown, rulesOf } from '../tables/games.ts';
import { type Held, hold } from '../tables/held.ts';
import type { History } from '../tables/history.ts';
import { neededLog } from '../tables/needed-log.ts';
import { readGoing } from '../tables/pending-line.ts';
import { withChanges } from '../tables/plans.ts';
import { questionIds } from '../tables/questions.ts';
import { presentFrom, restorationIn, restoringTo } from '../tables/restoration.ts';
import {
  isSound,
  NOTHING_TO_RESTORE,
  readMatching,
  readOr,
  UNREADABLE,
  UnreadableTable,
} from '../tables/stored-table.ts';
import type { TableCache } from '../tables/table-cache.ts';
import type { Command, PendingLine, TableId } from '../tables/types.ts';
import { isTimed, type TurnDeadlines } from './deadlines.ts';
import { faultOf } from './fault.ts';
import { Following } from './following.ts';
import type { InTurn } from './in-turn.ts';

/** Maximum number of commands that are applied and committed together. */
const BATCH = 16;
/** Number of attempts after which a command becomes a dead letter. */
const ATTEMPTS = 3;
/**
 * The name under which a process retries commands. Commands with this name run one at a time. If a command kills the
 * process, no other table's retried command is blamed.
 */
const SUSPECTS = 'suspects';
/**
 * How long a worker stays with a table before other workers may take the table, in milliseconds. Short visits spread
 * the work over all workers.
 */
const STINT = 50;

/** The work to be done after a commit. If part of this work gets lost, the sweeper does it again. */
export interface Aftermath {
  /** Called when the outbox has messages. */
  delivery(table: TableId): Promise<void>;
  /** Called when the panel is out of date. */
  panel(table: TableId): Promise<void>;
  /** Called when the table has moved to another place, so its messages no longer have to wait for the old place. */
  moved(table: TableId): Promise<void>;
  /** Called when bots have to decide something. */
  bots(table: TableId, turns: readonly BotTurn[]): Promise<void>;
  /** Called when the deadlines of a table with a pace may have changed. */
  clock(table: TableId): Promise<void>;
}

/** The services that a worker uses. */
export interface WorkerTools {
  store: TableStore;
  hot: TableCache;
  games: Games;
  history: History;
  directory: Directory;
  archive: Archive;
  memory: MemoryGuard;
  deadlines: TurnDeadlines;
  clock: Pick<SharedClock, 'time'>;
  aftermath: Aftermath;
  /** The queue of retried commands. All tables that this process works on share this instance. */
  turns: InTurn;
  log: Logger;
}

/** A table, with the length of its JSON text. */
interface Own {
  held: Held;
  size: number;
}

/**
 * Applies the waiting commands of a table. Returns `done` if no commands are left. Returns `more` if some commands are
 * still left after {@link STINT} milliseconds. The caller then calls this function again. Returns `newer` if this
 * worker doesn't know the version of the rules that the table uses. Throws only for Redis errors.
 * @param how `again` if an earlier worker may have died while applying these commands.
 */
export async function drain(
  id: TableId,
  tools: WorkerTools,
  how: Exclude<Taking, 'suspect'> = 'fresh',
): Promise<'done' | 'more' | 'newer'> {
  const visit = new Visit(id, tools);
  try {
    return await visit.run(how);
  } finally {
    await visit.leave();
  }
}

/** A worker's visit to one table, until the worker leaves the table to others. */
class Visit {
  readonly #id: TableId;
  readonly #tools: WorkerTools;
  readonly #after = new Following();
  readonly #until = performance.now() + STINT;
  #own: Own | null;
  /** True if the archived table can't be restored, so its commands are answered but not applied. */
  #torn = false;

  constructor(id: TableId, tools: WorkerTools) {
    this.#id = id;
    this.#tools = tools;
    this.#own = tools.hot.take(id);
  }

  async run(how: Taking): Promise<'done' | 'more' | 'newer'> {
    for (let next = await this.#take(how); ; next = await this.#take()) {
      while (typeof next !== 'string' || next === 'suspect')
        next = await (next === 'suspect' ? this.#tools.turns.run(SUSPECTS, () => this.#suspect()) : this.#step(next));
      if (next === 'newer' && (await this.#isNewer())) return 'newer';
      if (next === 'empty') return this.#isOver() ? 'more' : 'done';
      if (next === 'archived') this.#torn = !(await this.#broughtBack());
      this.#own = null;
    }
  }

  async leave(): Promise<void> {
    if (this.#own !== null) this.#tools.hot.put(this.#id, this.#own.held, this.#own.size);
    for (const error of await this.#after.errors())
      this.#tools.log.warn({ table: this.#id, fault: faultOf(error) }, 'left to the sweeper');
  }

  #isOver(): boolean {
    return performance.now() > this.#until;
  }

  #take(how: Taking = 'fresh'): Promise<Taken | TakeFailure> {
    const { held } = this.#own ?? {};
    const copy = held === undefined ? null : { seq: held.table.seq, stamp: held.stamp };
    return this.#tools.store.take(this.#id, BATCH, copy, how, this.#torn);
  }

  /** Brings the table back from the archive. Returns false if the archive of this table can't be read. */
  async #broughtBack(): Promise<boolean> {
    const { archive, log } = this.#tools;
    try {
      await archive.restore(this.#id, this.#tools.clock.time());
      return true;
    } catch (error) {
      if (storeTrouble(error) !== null) throw error;
      log.error({ table: this.#id, fault: faultOf(error) }, 'an archived table can’t be read');
      return false;
    }
  }

  /**
   * True if this worker doesn't know the version of the rules that the table uses. If the table seems newer only
   * because its head is damaged, repairs the head and returns false.
   */
  async #isNewer(): Promise<boolean> {
    const { games, store, log } = this.#tools;
    const [stored, [game, rules]] = await Promise.all([store.load(this.#id), store.head(this.#id, 'game', 'rules')]);
    const table = readOr(stored?.snapshot ?? null);
    const isSaid = games.find(game ?? '') !== null && /^\d+$/.test(rules ?? '');
    if (isSaid || stored === null || table === null || stored.seq === null || !isKnown(table, games)) return true;
    log.warn({ table: this.#id }, 'the damaged head of a table was repaired');
    await store.amend(this.#id, { seq: stored.seq, stamp: stored.stamp }, rulesOf(table));
    return false;
  }

  /** Retries a command, and returns what to do next. */
  async #suspect(): Promise<Taken | TakeFailure> {
    const taken = await this.#take('suspect');
    return typeof taken === 'string' ? taken : this.#step(taken);
  }

  /** Applies and commits the taken commands, and returns what to do next. */
  async #step(taken: Taken): Promise<Taken | TakeFailure> {
    const next = await this.#settled(taken);
    if (next === 'stale') await this.#tools.store.forgive(this.#id, taken);
    return next;
  }

  async #settled(taken: Taken): Promise<Taken | TakeFailure> {
    const [first] = taken.commands;
    if (first === undefined) return 'empty';
    const trouble = this.#catchUp(taken);
    const restoration = restorationIn(first);
    if (restoration !== null && (trouble !== null || (await this.#isSpoilt(taken))))
      return this.#restore(taken, first, restoration);
    if (trouble !== null) return this.#refuseAll(taken, trouble);
    if (first.attempt > ATTEMPTS) return this.#aside(taken, first, 'the worker ended or hung while applying it');
    try {
      const current = await this.#upToDate(taken);
      return current === 'stale' ? current : await this.#apply(current);
    } catch (error) {
      if (!(error instanceof Failed)) {
        this.#own = null;
        await this.#tools.store.forgive(this.#id, taken);
        throw error;
      }
      const fault = faultOf(error.cause);
      const { command } = error;
      countFailed();
      this.#tools.log.error({ id: command.id, table: this.#id, attempt: command.attempt, fault }, 'a command failed');
      this.#own = null;
      if (command.attempt >= ATTEMPTS) return this.#aside(taken, command, fault);
      return this.#take('again');
    }
  }

  async #apply(taken: Taken): Promise<Taken | TakeFailure> {
    const { games, store } = this.#tools;
    const held = this.#own?.held ?? null;
    const past = await this.#past(taken, held);
    const log = await this.#log(taken, held);
    const full = held === null ? await this.#tools.memory.whyFull() : null;
    const going = await this.#going(held);
    const asked = held === null ? taken.asked : writeAsked(await questionIds(held.table, taken.asked, store));
    const clocks = held === null ? undefined : await this.#tools.deadlines.stored(held.table);
    const batch = timed(() => runBatch(this.#id, { ...taken, asked }, held, { games, past, full, going, clocks, log }));
    await this.#tools.directory.note(this.#id, batch.news);
    const { commit } = batch;
    const most = this.#isOver() ? 0 : batchSize(batch.held?.table ?? null, taken.kept, BATCH);
    const next = await store.commit(this.#id, commit, most);
    if (next === 'stale') return next;
    for (const { id } of taken.commands)
      this.#tools.log.debug({ id, table: this.#id, seq: batch.held?.table.seq }, 'a command was committed');
    this.#own = batch.held === null ? null : { held: batch.held, size: batch.size ?? this.#own?.size ?? 0 };
    const { aftermath } = this.#tools;
    if (commit.outgoing.length > 0) this.#after.add(aftermath.delivery(this.#id));
    if (commit.panel) this.#after.add(aftermath.panel(this.#id));
    if (taken.seq !== null && batch.news.standing?.place != null) this.#after.add(aftermath.moved(this.#id));
    if (batch.bots.length > 0) this.#after.add(aftermath.bots(this.#id, batch.bots));
    if (batch.held !== null && isTimed(batch.held.table)) this.#after.add(aftermath.clock(this.#id));
    return next;
  }

  async #aside(taken: Taken, failed: Taken['commands'][number], error: string): Promise<Taken | TakeFailure> {
    this.#tools.log.error({ id: failed.id, table: this.#id, fault: error }, 'a command was set aside');
    const commit = deadLetter(taken, failed, this.#own?.held.table ?? null, error);
    const next = await this.#tools.store.commit(this.#id, commit, BATCH);
    if (next !== 'stale' && commit.outgoing.length > 0) this.#after.add(this.#tools.aftermath.delivery(this.#id));
    return next;
  }

  /**
   * Loads the stored table if the worker's copy is out of date. If the table can't be read, returns the reason, else
   * null.
   */
  #catchUp({ seq, stamp, stored }: Taken): UnreadableTable | null {
    if (seq === null) this.#own = null;
    if (stored === null) {
      const held = this.#own?.held;
      if (held === undefined ? seq === null : held.table.seq === seq && held.stamp === stamp) return null;
      return this.#unreadable('the snapshot of the table is gone');
    }
    if (stored.snapshot.length === 0) return this.#unreadable('the snapshot of the table is gone');
    try {
      const { table, secret, size } = readMatching({ seq, ...stored });
      this.#own = { held: hold(table, secret, stamp), size };
      return null;
    } catch (error) {
      if (!(error instanceof UnreadableTable)) throw error;
      this.#own = null;
      return error;
    }
  }

  #unreadable(why: string): UnreadableTable {
    this.#own = null;
    return new UnreadableTable(why);
  }

  /**
   * True if the worker's copy can be read but not used, because the game rejects it or because other data of the table
   * is damaged.
   */
  async #isSpoilt({ asked }: Taken): Promise<boolean> {
    const table = this.#own?.held.table;
    const game = table === undefined ? null : this.#tools.games.find(table.game);
    if (table === undefined || game === null) return false;
    return !isSound(table, game) || !isAsked(asked) || (await damagedBeside(table, this.#tools.store)).length > 0;
  }

  /** Refuses all commands at an unreadable table and tells their senders. */
  async #refuseAll(taken: Taken, trouble: UnreadableTable): Promise<Taken | TakeFailure> {
    this.#tools.log.error({ table: this.#id, fault: faultOf(trouble) }, 'a table can’t be read');
    return this.#settle(refusedAll(taken, UNREADABLE));
  }

  /** Restores the table to its latest good position, as requested by a moderator. */
  async #restore(taken: Taken, asked: TakenCommand, command: Command): Promise<Taken | TakeFailure> {
    const { directory, games, history, log, store } = this.#tools;
    const [summary, secret] = await Promise.all([directory.summary(this.#id), store.secret(this.#id)]);
    const seq = await history.presentOf(this.#id, taken);
    const good =
      summary === null || secret === null || seq === null
        ? null
        : await history.lastGood(this.#id, { seq, game: summary.game, secret });
    if (good === null || summary === null || secret === null || seq === null)
      return this.#settle(refusedAll({ ...taken, commands: [asked] }, NOTHING_TO_RESTORE));
    log.warn({ table: this.#id, from: seq, to: good.seq }, 'a table was restored');
    const held = hold(presentFrom(good, seq, summary.chairs), secret, taken.stamp);
    const own = { ...taken, seq, commands: [restoringTo(asked, command, good.seq)] };
    const { commit } = runBatch(this.#id, own, held, { games, past: good, full: null, going: null, log: [] });
    const mended = mendedFields(await store.wholeHead(this.#id), command.at);
    const head = {
      ...mended,
      ...commit.change?.head,
      place: JSON.stringify(summary.place),
      thread: summary.place.thread ?? '',
    };
    const change = commit.change && { ...commit.change, head };
    // The worker's copy is from before the restoration, so it is dropped.
    this.#own = null;
    return this.#settle({ ...commit, change, expected: taken.seq, holds: false, panel: true });
  }

  /** Commits results that don't come from the worker's own copy of the table. */
  async #settle(commit: Commit): Promise<Taken | TakeFailure> {
    const { aftermath, store } = this.#tools;
    const next = await store.commit(this.#id, { ...commit, torn: this.#torn }, BATCH);
    if (next === 'stale') return next;
    if (commit.outgoing.length > 0) this.#after.add(aftermath.delivery(this.#id));
    if (commit.panel) this.#after.add(aftermath.panel(this.#id));
    return next;
  }

  /** Migrates the table to the current version of the rules if it uses an older version. */
  async #upToDate(taken: Taken): Promise<Taken | 'stale'> {
    const { games, history, store, log } = this.#tools;
    const held = this.#own?.held;
    const state = held?.table.state;
    const game = state == null ? null : games.find(state.game);
    if (held?.table.status !== 'playing' || state == null || game === null || state.rules >= game.rules) return taken;
    const same = await history.agrees(this.#id, held).catch((error) => {
      if (storeTrouble(error) !== null) throw error;
      return false;
    });
    log.info({ table: this.#id, from: state.rules, to: game.rules, same }, 'a table is being updated to newer rules');
    const own = { ...taken, commands: [epochCommand(game.rules, this.#tools.clock.time())] };
    const batch = runBatch(this.#id, own, held, { games, past: null, full: null, going: null, log: [] });
    const next = await store.commit(this.#id, batch.commit, 0);
    if (next === 'stale') return next;
    const { seq } = held.table;
    // The stamp and question ids that this commit wrote.
    const { stamp, asked } = batch.commit.change?.head ?? {};
    const { lines = '', ahead: changed = [] } = batch.commit;
    const ahead = withChanges(taken.ahead, changed);
    return { ...taken, seq, stamp: `${stamp}`, asked: `${asked}`, kept: seq, checkpoint: seq, lines, ahead };
  }

  /** Returns the line that is waiting for bots, if bots play at the table. */
  async #going(held: Held | null): Promise<PendingLine | null> {
    if (held?.table.chairs.some(({ bot }) => bot != null) !== true) return null;
    const text = await this.#tools.store.going(this.#id);
    const going = text === null ? null : readGoing(text);
    return going !== null && (going.stamp ?? held.stamp) === held.stamp ? going : null;
  }

  /** Returns the log entries that the command needs; none if they can't be read, so that the command is refused. */
  async #log(taken: Taken, held: Held | null): Promise<Awaited<ReturnType<typeof neededLog>>> {
    const [first] = taken.commands;
    if (held === null || first === undefined) return [];
    try {
      return await neededLog(this.#id, parseCommand(first.body), held.table.seq, this.#tools.history);
    } catch (error) {
      if (storeTrouble(error) !== null) throw error;
      return [];
    }
  }

  /** Returns the table that an undo or an agreed rewind goes back to, or null if there is neither. */
  async #past(taken: Taken, held: Held | null): Promise<Table | null> {
    const [first] = taken.commands;
    if (held === null || first === undefined) return null;
    const { history } = this.#tools;
    try {
      const to = pastOf(parseCommand(first.body));
      if (to === null) return null;
      return await (to === 'barrier' ? history.atBarrier(this.#id, held) : history.at(this.#id, held, to));
    } catch (error) {
      if (storeTrouble(error) !== null) throw error;
      return null;
    }
  }
}
