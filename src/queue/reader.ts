import { createHmac, randomInt } from 'node:crypto';
import type { Logger } from 'pino';
import type { Game } from '../kernel/game.ts';
import { redealFor } from '../kernel/redeal.ts';
import { pendingFor, type Table } from '../kernel/table.ts';
import type { Json, Reader, Refusal } from '../kernel/types.ts';
import { Archive } from '../store/archive.ts';
import { Branches } from '../store/branches.ts';
import type { SharedClock } from '../store/clock.ts';
import { QuestionTexts } from '../store/question-texts.ts';
import { storeTrouble } from '../store/redis-errors.ts';
import { TableStore } from '../store/table-store.ts';
import { ViewCache } from '../store/view-cache.ts';
import { readActed } from '../tables/acted.ts';
import { type AheadLine, seenAhead } from '../tables/ahead.ts';
import type { QuestionIds } from '../tables/asked.ts';
import { foreseeLine, unforeseen } from '../tables/foreseen.ts';
import { type Games, isKnown } from '../tables/games.ts';
import type { Held } from '../tables/held.ts';
import { History } from '../tables/history.ts';
import { readKept } from '../tables/kept-lines.ts';
import { stoppedAt } from '../tables/line.ts';
import type { SeenBefore, Since } from '../tables/log-parts.ts';
import { withLoss } from '../tables/losses.ts';
import { sinceTurn } from '../tables/news.ts';
import { goingBackOf, placeView } from '../tables/past-views.ts';
import { plansIn, seenPlans } from '../tables/plans.ts';
import { previewed } from '../tables/preview.ts';
import { questionIds } from '../tables/questions.ts';
import { reasonFor } from '../tables/reason.ts';
import { spanOf } from '../tables/span.ts';
import { UnreadableTable } from '../tables/stored-table.ts';
import { readCard, readPlace } from '../tables/summary.ts';
import { type SeenSource, seenBy } from '../tables/table-view.ts';
import { triedId, triedOn } from '../tables/trial.ts';
import { type PastTurn, readTurns } from '../tables/turn-history.ts';
import type { Acted, TableId, TableView } from '../tables/types.ts';
import { TurnDeadlines } from './deadlines.ts';
import { DeckProcessor } from './deck-processor.ts';
import { faultOf } from './fault.ts';
import { FinishedGames } from './finished-games.ts';
import { type JobData, MOST_ENTRIES, type ViewRequest } from './jobs.ts';
import { FEWEST_ENTRIES, partOf } from './log-part.ts';
import { type WhyNoView, whyNot } from './no-view.ts';
import { type AnyWorker, consume, type WorkerContext } from './queues.ts';
import { nameOf, type OwnLines, type Timed } from './view-names.ts';
import type { ReaderView } from './views.ts';

/** Maximum number of views that one process makes at the same time. */
const AT_ONCE = 10;
/** Maximum number of log entries in a view with the news of a longer time. */
const MOST_NEWS = 600;

/**
 * Takes read jobs, and stores the view for each: what its reader may see, as of the last commit. Tables in the archive
 * are restored first. The queue also contains decks to read, because reading a list could block the bot for too long.
 */
export function openReader(context: WorkerContext, games: Games): AnyWorker<'reads'> {
  const processor = new ReadProcessor(context, games);
  const decks = new DeckProcessor(context.redis, games);
  const serve = ({ data }: { data: JobData['reads'] }): Promise<string> =>
    'interaction' in data ? decks.serve(data) : processor.serve(data);
  return consume('reads', context, serve, { concurrency: AT_ONCE });
}

/** Computes what readers may see of tables. */
class ReadProcessor {
  readonly #store: TableStore;
  readonly #history: History;
  readonly #cache: ViewCache;
  readonly #games: Games;
  readonly #archive: Archive;
  readonly #deadlines: TurnDeadlines;
  readonly #askedWords: QuestionTexts;
  readonly #branches: Branches;
  readonly #finished: FinishedGames;

  readonly #clock: SharedClock;
  readonly #log: Logger;

  constructor({ redis, clock, log }: WorkerContext, games: Games) {
    this.#clock = clock;
    this.#log = log;
    this.#store = new TableStore(redis);
    this.#history = new History(this.#store, games);
    this.#finished = new FinishedGames(this.#history, games);
    this.#cache = new ViewCache(redis);
    this.#games = games;
    this.#askedWords = new QuestionTexts(redis);
    this.#branches = new Branches(redis);
    this.#archive = new Archive(redis);
    this.#deadlines = new TurnDeadlines(redis);
  }

  /**
   * Returns the key of the view, or the reason why there is none; the key is empty if the table or entry doesn't
   * exist.
   */
  async serve(request: ViewRequest): Promise<string> {
    try {
      return await this.#key(request);
    } catch (error) {
      if (storeTrouble(error) !== null) throw error;
      // A retry would fail as well, and somebody is waiting for an answer.
      this.#log.error({ table: request.table, fault: faultOf(error) }, 'a view could not be computed');
      return whyNot(request, error);
    }
  }

  async #key(request: ViewRequest): Promise<string | WhyNoView> {
    const { table } = request;
    const fields = ['seq', 'since', 'game', 'rules', 'stamp', 'card'] as const;
    const [seq, since, game, rules, stamp, card] = await this.#store.head(table, ...fields);
    const known = game == null ? null : this.#games.find(game);
    if (known !== null && /^\d+$/.test(rules ?? '') && known.rules < Number(rules)) return 'newer';
    // If the head may be damaged, the version of the rules is taken from the stored position instead.
    const isNew = game != null && (known === null || !/^\d+$/.test(rules ?? ''));
    const position = { seq: Number(seq), stamp: stamp ?? '' };
    const lines = await this.#lines(request);
    const timed = await this.#timed(request, card ?? null);
    const there =
      request.redealt || isNew ? null : await this.#cache.has(table, nameOf(request, position, lines, timed));
    if (there !== null) return there;
    const held = await this.#held(table, isNew);
    if (held === 'newer') return held;
    if (held === null && seq == null) return '';
    if (held === null) throw new UnreadableTable('the snapshot of the table is gone');
    // The view's name contains the position that the view shows, not the one that the head names. The table may have
    // changed since the head was read, and Redis may still lose the newer commit.
    const from = /^\d+$/.test(since ?? '') ? Number(since) : this.#clock.time();
    const name = nameOf(request, { seq: held.table.seq, stamp: held.stamp }, lines, timed);
    if (request.redealt) return this.#cache.put(table, name, this.#dealt(held, request.reader));
    if (request.tried !== undefined) return this.#cache.put(table, name, await this.#tried(held, request, from));
    if (request.preview !== undefined) {
      const seen = await this.#preview(held, request.reader, request.preview, from, lines.ahead);
      return this.#cache.put(table, name, seen);
    }
    if (request.at !== undefined && (request.at < 0 || request.at > held.table.seq)) return '';
    return this.#cache.put(table, name, await this.#view(request, held, from, { lines, timed }));
  }

  /**
   * Returns the deadlines of a table with a pace, for views of the present. A view's name depends on them, because a
   * holiday or the passing of time changes them without a commit.
   */
  async #timed({ table, at, redealt, preview, history }: ViewRequest, text: string | null): Promise<Timed | undefined> {
    const isPresent = [at, redealt, preview, history].every((one) => one === undefined);
    const card = isPresent ? readCard(text) : null;
    if (card?.pace === undefined) return undefined;
    return {
      deadlines: await this.#deadlines.of(card.id === table ? card : { ...card, id: table }),
      now: this.#clock.time(),
    };
  }

  /**
   * Returns the current position, or `newer` if this process doesn't know the version of the rules that the table uses.
   * `isNew` is set if the table's head names an unknown version.
   */
  async #held(table: TableId, isNew: boolean): Promise<Held | 'newer' | null> {
    const held = await this.#now(table).catch((error) => {
      // A newer version may store tables in a different form.
      if (isNew && error instanceof UnreadableTable) return 'newer' as const;
      throw error;
    });
    return held === null || held === 'newer' || isKnown(held.table, this.#games) ? held : 'newer';
  }

  async #now(table: TableId): Promise<Held | null> {
    const held = await this.#history.now(table);
    if (held !== null || !(await this.#archive.restore(table, this.#clock.time()))) return held;
    return this.#history.now(table);
  }

  /**
   * Returns the reader's own stored lines. The view's name depends on them, because they may change without a change of
   * the table.
   */
  async #lines({ table, reader }: ViewRequest): Promise<OwnLines> {
    if (reader === 'spectator') return { waiting: null, ahead: null, prepared: null };
    const [{ lines, stamp }, plans] = await Promise.all([this.#store.lines(table), this.#store.ahead(table)]);
    const line = readKept(lines, stamp).get(reader);
    return { waiting: line === undefined ? null : { line, stamp }, ...plansIn(plans, reader) };
  }

  async #view(
    request: ViewRequest,
    held: Held,
    since: number,
    { lines: own, timed }: { lines: OwnLines; timed: Timed | undefined },
  ): Promise<ReaderView> {
    const { table, reader } = request;
    const game = this.#game(held);
    if (request.history !== undefined) return this.#place(request, held, since, request.history);
    const then = request.at === undefined ? held.table : await this.#then(held, request.at);
    const { acted, asked, turns, ...began } = await this.#own(held, reader);
    const last = Math.min(request.to ?? then.seq, then.seq);
    const span = await partOf(request, { turns, acted, ...this.#searched(then, game) });
    const to = request.most === undefined ? last : Math.min(last, (span.from ?? last) + request.most);
    const most = typeof request.since === 'number' || request.since === undefined ? MOST_ENTRIES : MOST_NEWS;
    // The log line about a loss may be far back, so as many entries as possible are read.
    const fewest = request.wish === undefined ? FEWEST_ENTRIES : MOST_ENTRIES;
    const from = Math.max(span.from ?? Math.min(acted?.seq ?? then.seq, then.seq - fewest), to - most);
    const entries = await this.#history.readable(table, Math.max(from, 0), to);
    const isNow = then === held.table;
    const line = isNow && own.waiting?.stamp === held.stamp ? own.waiting.line : undefined;
    const plans = isNow ? seenPlans(own, held.table, game) : {};
    const lines = { line, ...plans, foresees: request.foresees };
    const read = { game, since, entries, acted, asked, ...lines, timed, ...began, ...span.read, secret: held.secret };
    const seen = seenBy(then, reader, read);
    if (span.why !== undefined) seen.why = span.why;
    if (request.before !== undefined) seen.before = await this.#before(held, seen, request.before, turns);
    if (request.back !== undefined)
      seen.goingBack = goingBackOf(
        held.table,
        reader,
        request.back,
        await this.#history.readable(table, request.back + 1, held.table.seq),
      );
    // A secret is public once its game is over, and the record and the report with it.
    if (request.record === true && seen.seed !== null) seen.record = await this.#finished.record(held);
    if (request.report === true && seen.seed !== null) seen.report = await this.#finished.report(held, turns);
    if (request.verify === true) seen.verification = await this.#finished.verification(held);
    if (request.wish !== undefined) seen.why = await this.#why(held, seen, request.wish);
    return hashed(seen, held);
  }

  /** Returns the table as it was after an entry, with its present players, because only they may see their seats. */
  async #then(held: Held, seq: number): Promise<Table> {
    const { chairs, id } = held.table;
    const then = await this.#history.at(id, held, seq);
    return then.state === null ? then : { ...then, chairs };
  }

  /** Returns a reader's view at a place in the history. */
  async #place(
    { table: id, reader }: ViewRequest,
    held: Held,
    since: number,
    asked: NonNullable<ViewRequest['history']>,
  ): Promise<ReaderView> {
    const { table, secret } = held;
    const [{ turns }, entries] = await Promise.all([this.#own(held, reader), this.#history.readable(id, 1, table.seq)]);
    const then = (seq: number): Promise<Table> => this.#then(held, seq);
    return hashed(
      await placeView(reader, asked, { table, game: this.#game(held), since, secret, entries, turns, then }),
      held,
    );
  }

  /**
   * Returns the same reader's view of the game at an earlier moment. The view is null if no moment fits, or if the
   * position can't be computed, for example because other rules would have to replay it.
   */
  async #before(held: Held, seen: TableView, since: Since, turns: readonly PastTurn[]): Promise<SeenBefore> {
    const { id, reader, seq: to } = seen;
    const found = await this.#momentOf(held, seen, since, turns);
    if (typeof found === 'object') return { since, seq: null, view: null, why: found };
    if (found < 1 || found >= to) return { since, seq: null, view: null };
    try {
      const { state } = await this.#history.at(id, held, found);
      if (state === null) return { since, seq: null, view: null };
      // The view of every game is plain JSON.
      return { since, seq: found, view: this.#game(held).view(state, reader) as Json };
    } catch (error) {
      if (storeTrouble(error) !== null) throw error;
      this.#log.warn({ table: id, fault: faultOf(error) }, 'an earlier position could not be computed');
      return { since, seq: found, view: null };
    }
  }

  /**
   * Returns the entry after which the table stood at an earlier moment, 0 if there was none, or the reason why there is
   * no such moment. For spectators, the last turn ended when the current one began.
   */
  async #momentOf(
    held: Held,
    { reader, began, acted }: TableView,
    since: Since,
    turns: readonly PastTurn[],
  ): Promise<number | Refusal> {
    if (typeof since === 'number') return since;
    if (since === 'turn') return reader === 'spectator' ? (began ?? 0) : sinceTurn(reader, turns, acted).after;
    const found = await spanOf(since, this.#searched(held.table, this.#game(held)));
    return 'text' in found ? found : found.from - 1;
  }

  /**
   * Returns the table as a reader would see it after a line; unchanged if the reader can't play a line. If the table
   * doesn't ask the reader, the line is previewed for their next move, and the table is shown as it is now.
   */
  async #preview(
    held: Held,
    reader: Reader,
    words: string,
    since: number,
    kept: AheadLine | null,
  ): Promise<ReaderView> {
    const { table, secret } = held;
    const { asked } = await this.#own(held, reader);
    const line = await this.#askedWords.get(words);
    const game = this.#game(held);
    const source = { game, since, entries: [], acted: null, secret };
    const ahead = line === null || reader === 'spectator' || table.state === null ? null : { line, seat: reader };
    if (ahead === null) return hashed(seenBy(table, reader, { ...source, asked }), held);
    if (table.status === 'playing' && pendingFor(table, ahead.seat) === null) {
      const now = seenBy(table, reader, { ...source, asked, ahead: kept === null ? null : seenAhead(kept, table) });
      const preview = foreseeLine(table, ahead, game, randomInt)?.preview ?? unforeseen(ahead.line, now.view);
      return hashed({ ...now, preview }, held);
    }
    const { table: then, preview } = previewed(table, ahead, game, randomInt);
    return hashed({ ...seenTried(then, reader, source), preview }, held);
  }

  /**
   * Returns the table as a reader would see it after the steps that their player tries out. If that private copy has
   * changed or is gone, the view shows what there is now.
   */
  async #tried(held: Held, { reader, tried }: ViewRequest, since: number): Promise<ReaderView> {
    const { table, secret } = held;
    const game = this.#game(held);
    const source = { game, since, entries: [], acted: null, secret };
    const branch = tried === undefined ? null : await this.#branches.of(table.id, tried.player);
    if (branch === null || branch.seat !== reader || table.status !== 'playing') {
      const { asked } = await this.#own(held, reader);
      return hashed(seenBy(table, reader, { ...source, asked }), held);
    }
    const { table: then, ...shown } = triedOn(table, branch, game, (bound) => randomInt(bound));
    return hashed({ ...seenTried(then, reader, source), asked: triedId(branch), ...shown }, held);
  }

  /** Returns the reason why a reader can't do what they asked about with `/why`. */
  async #why({ table, ...held }: Held, { reader, recent }: TableView, wish: string): Promise<Refusal> {
    const words = (await this.#askedWords.get(wish)) ?? '';
    if (reader === 'spectator')
      return { text: 'You aren’t a player at this table, but you can watch.', rule: 'T-TURN-01' };
    if (table.state === null) return { text: 'The game has not begun yet.', rule: 'T-LOBBY-05' };
    const why = reasonFor(table.state, reader, words, this.#game({ table, ...held }));
    return stoppedAt([], words, withLoss(why, reader, words, recent));
  }

  /** Returns the log in which a Round or a time is searched. */
  #searched(table: Table, game: Game<unknown>): Parameters<typeof spanOf>[1] {
    const logs = { entries: (from: number, to: number) => this.#history.readable(table.id, from, to) };
    return { table, game, logs, now: this.#clock.time() };
  }

  /**
   * Reads from the head which entry began the turn, and which turns are over. For a seat, also reads the seat's latest
   * entry, and the ids that the open questions have outside the kernel.
   */
  async #own(
    { table, stamp }: Held,
    reader: Reader,
  ): Promise<{ acted: Acted | null; asked: QuestionIds; turns: PastTurn[]; began?: number; direct?: true }> {
    const fields = ['seq', 'stamp', 'began', 'turns', `acted:${reader}`, 'asked', 'place'];
    const [seq, now, began, over, acted, asked, place] = await this.#store.head(table.id, ...fields);
    const turns = readTurns(over).filter((turn) => turn.seq <= table.seq);
    // The head may already belong to a later commit, and so to another turn.
    const isSame = Number(seq) === table.seq && (now ?? '') === stamp && /^\d+$/.test(began ?? '');
    const direct = readPlace(place ?? null)?.guild === null ? { direct: true as const } : {};
    const facts = { turns, ...(isSame ? { began: Number(began) } : {}), ...direct };
    if (reader === 'spectator') return { acted: null, asked: new Map(), ...facts };
    return { acted: readActed(acted), asked: await questionIds(table, asked ?? null, this.#store), ...facts };
  }

  /** Returns the game as a bot may know it, with everything hidden from its seat redealt. */
  #dealt({ table, ...held }: Held, reader: Reader): unknown {
    if (table.state === null || reader === 'spectator') return null;
    return redealFor(this.#game({ table, ...held }), table.state, reader, (bound) => randomInt(bound));
  }

  #game({ table }: Held): NonNullable<ReturnType<Games['find']>> {
    const game = this.#games.find(table.game);
    if (game === null) throw new Error(`there is no game ${table.game}`);
    return game;
  }
}

/**
 * Computes the view of a table on which a line was only tried. Nothing there can be undone. Even if the line ends the
 * game, the secret stays secret, because the real game continues.
 */
function seenTried(then: Table, reader: Reader, source: SeenSource): TableView {
  return { ...seenBy(then, reader, source), undo: null, seed: null };
}

/** Creates a view with its hash. The hash is keyed, so that nobody can confirm a guessed view by a picture's name. */
function hashed(seen: TableView, { secret, stamp }: Held): ReaderView {
  const drawn = seen.history?.held === undefined ? seen.view : [seen.view, seen.history.held];
  return { seen, hash: createHmac('sha256', secret).update(JSON.stringify(drawn)).digest('hex'), stamp };
}
