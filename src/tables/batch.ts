import { randomBytes } from 'node:crypto';
import { apply } from '../kernel/apply.ts';
import { undoneBy, withVoters } from '../kernel/going-back.ts';
import { must } from '../kernel/must.ts';
import { type Entry, type Input, type PlayerId, pendingFor, type Table } from '../kernel/table.ts';
import { type Decision, Refused } from '../kernel/types.ts';
import { pack, packText } from '../store/codec.ts';
import type { Change, Move } from '../store/table-store.ts';
import type { Taken, TakenCommand } from '../store/taken.ts';
import { askedBy, botTurns, inward, outward, type QuestionIds, readAsked } from './asked.ts';
import { assertMay, playerOf } from './authority.ts';
import { actedFields, type Batch, entryOf, type Help, isPrivate, newcomers } from './batch-parts.ts';
import { keptName } from './checkpoints.ts';
import { dated, inTime, parseCommand, pastOf } from './commands.ts';
import { Failed, nothingCommitted } from './failed.ts';
import { gameOf, turnOf } from './games.ts';
import { type Held, hold } from './held.ts';
import { askedBefore, isBeside, KeptLines } from './kept-lines.ts';
import { resumeLine, runLine } from './line.ts';
import type { DirectoryNews } from './listing.ts';
import { openTable } from './opened.ts';
import { answerTo, directs, hasSameWaiters, notices, standing, standOf, type TableStand } from './outgoing.ts';
import { resultOf, resumeAfterBots, waitedFor, waiting, whoOf } from './pending-line.ts';
import { pickedBy } from './picked.ts';
import { isPlan, type PlanDone, type PlanInput, Plans } from './plans.ts';
import { playAhead } from './play-ahead.ts';
import { giveAgain, takenBackBy } from './redo.ts';
import type { Redo } from './redo-input.ts';
import { headOf, standingOf } from './table-head.ts';
import { TurnClocks } from './turn-clocks.ts';
import { TurnHistory } from './turn-history.ts';
import type {
  ChannelReference,
  Command,
  CommandResult,
  MoveTable,
  OpeningEntry,
  Outgoing,
  PendingLine,
  PlayAhead,
} from './types.ts';

/** Applies commands in order to the given table, which changes. After a `Failed` error, the table must be discarded. */
export function runBatch(id: string, taken: Taken, held: Held | null, help: Help): Batch {
  const batch = new BatchRun(id, taken, held, help);
  let current: TakenCommand | undefined;
  try {
    for (const command of taken.commands) {
      current = command;
      batch.take(command);
    }
    return batch.finish();
  } catch (error) {
    // If a result can't be serialized, the command fails just as if it had thrown an error.
    throw current === undefined ? error : new Failed(current, error);
  }
}

/** A batch that is being applied. */
class BatchRun {
  readonly #id: string;
  readonly #taken: Taken;
  readonly #help: Help;
  #held: Held | null;
  /** For each command applied so far, the `seq` of its entry, because the inbox may contain a command twice. */
  readonly #seqs = new Map<string, number>();
  readonly #entries: Change['entries'] = [];
  readonly #outgoing: Outgoing[] = [];
  /** The id of the command that caused each outgoing message. */
  readonly #causes: string[] = [];
  readonly #refused: string[] = [];
  /** The table's state before the batch, or null if the table is new. */
  readonly #before: TableStand | null;
  #move: Move = null;
  /** For each seat that acted, the `seq` and time of its latest entry, and the entry of its latest undo. */
  readonly #acted: Record<string, string> = {};
  #keep: 'epoch' | 'usual' = 'usual';
  #at = 0;
  /** True if the table was removed from all lists. */
  #removed = false;
  readonly #turns: TurnHistory;
  readonly #clocks: TurnClocks;
  /** The table's new place, or null if it stays. */
  #place: ChannelReference | null = null;
  /** True if a person or a bot acted, not only the clock. */
  #stirred = false;
  /** True if something happened that others can see, so that the panel has to show it. */
  #isShown = false;
  readonly #people: PlayerId[] = [];
  #going: PendingLine | null;
  readonly #lines: KeptLines;
  readonly #plans: Plans;
  /** The questions that were open before the batch. */
  readonly #waited: readonly Pick<Decision, 'seat' | 'id'>[];
  #asked: QuestionIds;

  constructor(id: string, taken: Taken, held: Held | null, help: Help) {
    this.#id = id;
    this.#taken = taken;
    this.#held = held;
    this.#help = help;
    this.#going = help.going;
    this.#lines = new KeptLines(taken.lines, taken.stamp);
    this.#plans = new Plans(taken.ahead);
    this.#before = held === null ? null : standOf(held.table);
    this.#waited = (held?.table.state?.pending ?? []).map(({ seat, id }) => ({ seat, id }));
    this.#asked = readAsked(taken.asked);
    this.#turns = new TurnHistory(taken, held?.table ?? null, held === null ? null : help.games.find(held.table.game));
    this.#clocks = new TurnClocks(help.clocks, held?.table ?? null);
  }

  take(taken: TakenCommand): void {
    this.#run(taken);
    while (this.#causes.length < this.#outgoing.length) this.#causes.push(taken.id);
  }

  /** Returns the id of the command that caused a message: the last command for messages about the final state. */
  #causeOf(at: number): string {
    return this.#causes[at] ?? this.#taken.commands.at(-1)?.id ?? '';
  }

  #run(taken: TakenCommand): void {
    const command = inTime(parseCommand(taken.body), taken.streamId);
    const before = taken.before ?? this.#seqs.get(taken.id) ?? null;
    if (before === 'refused') return;
    if (before !== null) {
      this.#answer(command, { done: true, seq: before, repeated: true });
      return;
    }
    try {
      const { input } = command;
      const decision = this.#held !== null && 'seat' in input ? pendingFor(this.#held.table, input.seat) : null;
      const isRetry = taken.attempt > 1;
      const outcome = this.#do(command, isRetry);
      this.#at = command.at;
      this.#answer(command, outcome);
      this.#goOn(command, decision);
      this.#continueLines(command, isRetry);
      this.#outgoing.push(...this.#plans.settle(this.#held, this.#help.games, command.at, isRetry));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#refused.push(taken.id);
      this.#answer(command, { done: false, refusal: error.refusal });
    }
  }

  finish(): Batch {
    const change = this.#change();
    return {
      commit: {
        ...nothingCommitted(this.#taken, this.#held !== null),
        settled: this.#taken.commands.flatMap((command) => (command.streamId === '' ? [] : [command.streamId])),
        change: change?.change ?? null,
        refused: this.#refused,
        outgoing: this.#messages(change !== null).map((message, at) =>
          JSON.stringify({ ...message, cause: this.#causeOf(at) }),
        ),
        panel: change !== null && this.#isShown,
        going: change === null ? null : this.#waiting(),
        lines: this.#lines.text(this.#held?.stamp ?? '', change !== null),
        ahead: this.#plans.changes(),
      },
      held: this.#held,
      size: change?.size ?? null,
      bots: this.#held === null || change === null ? [] : botTurns(this.#held.table, this.#asked),
      news: this.#news(),
    };
  }

  /** Returns the action that waits for bots after the commit, as JSON, or null. */
  #waiting(): string | null {
    const { table, stamp } = this.#held ?? {};
    return table !== undefined && this.#going?.seq === table.seq ? JSON.stringify({ ...this.#going, stamp }) : null;
  }

  #news(): DirectoryNews {
    const { table } = this.#held ?? { table: null };
    const [people, at, place] = [this.#people, this.#at, this.#place];
    if (table === null) return { standing: null, people, finished: null };
    const over = this.#entries.length > 0 && (table.status === 'over' || table.status === 'ended');
    const isNew = table.status !== this.#before?.status || place !== null || this.#removed;
    return { standing: isNew ? standingOf(table, { at, place }) : null, people, finished: over ? at : null };
  }

  #answer(command: Command, outcome: CommandResult): void {
    this.#outgoing.push(...answerTo(command, this.#held?.table ?? null, outcome));
  }

  #messages(changed: boolean): Outgoing[] {
    if (!changed || this.#held === null) return this.#outgoing;
    return [...this.#outgoing, ...standing(this.#before, standOf(this.#held.table))];
  }

  /** Applies a command. If the command isn't possible, throws `Refused` and changes nothing. */
  #do(command: Command, isRetry: boolean): CommandResult {
    const held = this.#held;
    if (held === null) return { done: true, seq: this.#open(command), repeated: false };
    assertMay(held.table, command);
    const input = dated(inward(command.input, this.#asked), command.at);
    if (input.t === 'redo') return this.#redo(command, input, held);
    if (input.t === 'create') throw new Error('a table is opened once');
    if (input.t === 'drop') return this.#unlogged(command, { dropped: this.#lines.drop(input.seat) });
    if (isPlan(input)) return this.#plan(command, input, held);
    if (input.t === 'ahead') return this.#playAhead(command, input, held, isRetry);
    if (input.t === 'move') return { done: true, seq: this.#moveTo(command, input, held), repeated: false };
    if (input.t === 'timeout') this.#clocks.assertOver(held.table, input.seat, command.at);
    const { game, turn, done } = this.#acting(command, held.table);
    if (input.t !== 'line') {
      const picked = pickedBy(held.table, input);
      const outcome = { seq: this.#apply(command, input, held), ...(picked === null ? {} : { picked }) };
      if (input.t === 'answer' && playerOf(command) !== null)
        this.#going = waiting({ ...done, seat: input.seat, outcome }, held.table, game);
      return { done: true, repeated: false, ...outcome };
    }
    const seq = held.table.seq + 1;
    const line = runLine(held.table, input, game, (answer) => this.#apply(command, answer, held));
    this.#going = waiting({ ...done, seat: input.seat, outcome: { seq, line } }, held.table, game);
    if (this.#going === null) this.#lines.keep({ seat: input.seat, at: command.at, turn, line }, playerOf(command));
    return { done: true, seq, repeated: false, line };
  }

  /** Gives the answers again that an undo took back. */
  #redo(command: Command, input: Redo, held: Held): CommandResult {
    const { table } = held;
    const [{ game, done }, seq] = [this.#acting(command, table), table.seq + 1];
    const steps = takenBackBy(table, input, this.#help.log);
    const line = giveAgain(table, input.seat, steps, (answer, { entry, by, at }) => {
      const isOwn = answer.seat === input.seat;
      const now = this.#apply(isOwn ? command : { ...command, by }, answer, held, isOwn ? command.at : at);
      this.#plans.answers.givenAgain(entry, now);
    });
    this.#going = waiting({ ...done, seat: input.seat, outcome: { seq, line } }, table, game);
    return { done: true, seq, repeated: false, line };
  }

  /** Returns the game of the table, and who acts in which turn. */
  #acting(command: Command, table: Table) {
    const game = gameOf(this.#help.games, table.game);
    const turn = turnOf(table, game);
    return { game, turn, done: { ...whoOf(command), ...(turn === undefined ? {} : { turn }) } };
  }

  /** Returns the result of a command that makes no entry. Notes the command's id, so that it counts only once. */
  #unlogged({ id }: Command, outcome: { dropped: string } | PlanDone): CommandResult {
    this.#refused.push(id);
    return { done: true, seq: must(this.#held, 'the table').table.seq, repeated: false, ...outcome };
  }

  /** Changes what a seat has planned, with an entry only if its standing orders have to change for that. */
  #plan(command: Command, input: PlanInput, held: Held): CommandResult {
    const { game } = this.#acting(command, held.table);
    let seq: number | null = null;
    const outcome = this.#plans.change(command, input, { table: held.table, game }, (orders) => {
      seq = this.#apply(command, orders, held);
    });
    return seq === null ? this.#unlogged(command, outcome) : { done: true, seq, repeated: false, ...outcome };
  }

  /** Carries out what a seat has planned for this question. */
  #playAhead(command: Command, input: PlayAhead, held: Held, isRetry: boolean): CommandResult {
    const { game } = this.#acting(command, held.table);
    const playing = { command, input, table: held.table, game, isRetry, plans: this.#plans, kept: this.#lines };
    const { seq, line, going, outgoing } = playAhead(playing, ({ by, at }, answer) =>
      this.#apply({ ...command, by }, answer, held, at),
    );
    this.#going = going;
    this.#outgoing.push(...outgoing);
    return { done: true, seq, repeated: false, ...(line === undefined ? {} : { line }) };
  }

  /** Continues the line that waited for the bot's answer. The result becomes the answer to the line's command. */
  #goOn(command: Command, decision: Decision | null): void {
    const [held, going] = [this.#held, this.#going];
    if (held === null || going === null || !waitedFor(going, held.table, command)) return;
    const { table } = held;
    const game = gameOf(this.#help.games, table.game);
    const now = resumeAfterBots(going, { table, command, decision, game }, (answer) =>
      this.#apply({ ...command, by: going.by }, answer, held),
    );
    this.#going = waiting(now, table, game);
    const { line } = now?.outcome ?? {};
    if (line !== undefined && this.#going === null)
      this.#lines.keep({ seat: going.seat, at: command.at, turn: going.turn, line }, playerOf(going));
    if (now !== null && this.#going === null) this.#outgoing.push(...resultOf(now, command, table));
  }

  /** Continues lines that waited for people. The authors of the lines see the results with their next question. */
  #continueLines(command: Command, isRetry: boolean): void {
    const held = this.#held;
    if (held === null) return;
    const game = gameOf(this.#help.games, held.table.game);
    this.#lines.continue(held.table, game, isRetry, ({ seat, by, at, line }) =>
      resumeLine(held.table, { seat, done: line }, game, (answer) => this.#apply({ ...command, by }, answer, held, at)),
    );
  }

  #open(command: Command): number {
    const { input, table, secret } = openTable(this.#id, command, this.#help);
    this.#log({ seq: 0, id: command.id, by: command.by, at: command.at, input, events: [] });
    this.#held = hold(table, secret);
    this.#people.push(input.owner);
    this.#place = input.place;
    if (input.again !== undefined)
      this.#apply(command, { t: 'invite', ...input.again, player: input.owner }, this.#held);
    return 0;
  }

  /** Moves the table to another channel. The first message there opens the new thread. */
  #moveTo(command: Command, { place, host }: MoveTable, held: Held): number {
    if (held.table.status !== 'lobby' && held.table.status !== 'playing')
      throw new Refused('This game is over, so its table can’t be moved.', 'T-TURN-03');
    const text = `${host}, a moderator, moved the table here.`;
    this.#place = place;
    return this.#apply(command, { t: 'note', text, rule: 'T-HOST-01' }, held);
  }

  /** Applies an input, whose author acted at the time `seen`, and returns its entry's `seq`. */
  #apply(command: Command, given: Input, held: Held, seen = command.at): number {
    const { table } = held;
    const { past, log, games } = this.#help;
    const game = gameOf(games, table.game);
    if (pastOf(command) !== null && past === null)
      throw new Refused('The table can’t go back that far.', 'T-CONSENT-02');
    const input = withVoters(table, given, log);
    const [questions, before] = [askedBefore(table, input), standOf(table)];
    const applied = apply(table, input, {
      game,
      chance: held.chance,
      checkpoint: () => {
        if (past === null) throw new Error('the past was not loaded');
        return past;
      },
      takenBack: (to) => undoneBy(log, to),
    });
    // If the barrier is inside the batch, the snapshot from before the batch becomes the checkpoint, and an undo
    // replays the entries between the checkpoint and the barrier.
    if (applied.barrier === 'after') this.#move = 'new';
    else if (applied.barrier === 'before' || (this.#move === 'new' && this.#entries.length > 0)) this.#move = 'old';
    if (input.t === 'start' || input.t === 'epoch' || input.t === 'restore') this.#keep = 'epoch';
    this.#people.push(...newcomers(input));
    const [{ seq }, { id, by, at }] = [table, command];
    this.#removed ||= input.t === 'end' && input.removed === true;
    Object.assign(this.#acted, actedFields({ seq, by, input }, seen));
    const entry = entryOf({ seq, id, by, at, input }, applied);
    this.#turns.follow(entry, table, game);
    this.#clocks.follow(entry, table, game);
    this.#log(entry);
    this.#outgoing.push(...notices(input, before, table), ...directs(input, before, table));
    this.#lines.heard(input, questions, table, game);
    const heard = this.#plans.heard(input, questions, table, { game, undone: applied.undone });
    for (const { line, why } of heard) this.#lines.tell(line, why);
    // A line that waits for bots keeps waiting if the position is the same.
    if (this.#going?.seq === seq - 1 && isBeside(input, questions, table)) this.#going = { ...this.#going, seq };
    return seq;
  }

  /** Adds an entry to the log. If a command makes several entries, only the first one stores the command's id. */
  #log(entry: Entry | OpeningEntry): void {
    const { seq, id, by } = entry;
    this.#stirred ||= by !== 'clock' && by !== 'worker';
    this.#isShown ||= !isPrivate(entry);
    const known = this.#seqs.has(id);
    if (!known) this.#seqs.set(id, seq);
    this.#entries.push({ seq, id: known ? '' : id, entry: pack(entry) });
  }

  #change(): { change: Change; size: number } | null {
    const { table, secret } = this.#held ?? { table: null, secret: '' };
    if (table === null || this.#entries.length === 0) return null;
    const [text, stamp, pending] = [JSON.stringify(table), randomBytes(8).toString('hex'), table.state?.pending ?? []];
    this.#asked = askedBy(stamp, pending, this.#asked, this.#waited);
    if (this.#held !== null) this.#held.stamp = stamp;
    const fresh = this.#taken.seq === null;
    const checkpoint = this.#move === null ? null : this.#move === 'new' ? table.seq : this.#taken.seq;
    const keep = keptName(table, checkpoint, { kept: this.#taken.kept, isEpoch: this.#keep === 'epoch' });
    const head: Change['head'] = {
      ...this.#acted,
      ...this.#turns.fields(),
      ...this.#clocks.fields(),
      ...headOf(table, this.#asked, gameOf(this.#help.games, table.game)),
      stamp,
      at: this.#at,
    };
    if (this.#before === null || !hasSameWaiters(this.#before, standOf(table))) head['since'] = this.#at;
    if (checkpoint !== null) Object.assign(head, { checkpoint, ...(keep === null ? {} : { kept: checkpoint }) });
    if (this.#place !== null) head['place'] = JSON.stringify(this.#place);
    if (this.#place !== null && !fresh) head['thread'] = this.#place.thread ?? '';
    if (this.#stirred) head['stirred'] = this.#at;
    const change: Change = {
      entries: this.#entries,
      snapshot: packText(text),
      move: this.#move,
      keep,
      head,
      prompts: pending.map((decision) => [decision.seat, JSON.stringify(outward(decision, this.#asked))]),
      secret: fresh ? secret : null,
    };
    return { change, size: text.length };
  }
}
