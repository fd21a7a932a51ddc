import { setImmediate } from 'node:timers/promises';
import type { Game } from '../kernel/game.ts';
import { must } from '../kernel/must.ts';
import { type GameRecord, type Replayed, replayed } from '../kernel/record.ts';
import { turnName } from '../kernel/running.ts';
import type { ChanceWatch, Entry, Table } from '../kernel/table.ts';
import type { Event, Seat } from '../kernel/types.ts';
import { turnSeatOf } from './games.ts';
import { linesFor } from './lines.ts';
import type { GameReport, SeatDice, TurningPoint, TurnScore } from './report-parts.ts';
import { type PastTurn, TurnHistory, undoing } from './turn-history.ts';

/** Number of entries after which a replay lets other tasks run. */
const BREATHE = 25;
/** Number of turning points in a report, and the most log lines of each. */
const POINTS = 3;
const MOST_LINES = 60;

/** A finished game: its table, its record, and the entries that the record's inputs come from. */
export interface FinishedGame {
  table: Table;
  record: GameRecord;
  entries: readonly Entry[];
}

/** Returns the report on a finished game, which is replayed for it. Throws the errors of the replay. */
export async function reportOn(game: Game<unknown>, { table, record, entries }: FinishedGame): Promise<GameReport> {
  const dice = new DiceCount();
  const turns = new TurnHistory({ turns: '', begunAt: null }, null, game);
  const scores = new ScoreHistory(game);
  const replay = replayed(game, record, dice);
  for (const [at, entry] of entries.entries()) {
    if (at % BREATHE === BREATHE - 1) await setImmediate();
    const next = replay.next();
    if (next.done === true) break;
    turns.follow(entry, next.value.table, game);
    scores.follow(entry, next.value);
  }
  return {
    ...lastsFrom(entries, scores.endedAt),
    rounds: scores.round,
    scores: scores.all,
    final: table.state === null ? [] : game.score(table.state).rows,
    times: timesOf(turns.past),
    dice: dice.bySeat(),
    rolls: dice.rolls,
    points: turningPoints(scores.all, entries, table),
  };
}

/** Returns what can be said of a finished game that this version can't replay. */
export function reportWithoutReplay(entries: readonly Entry[], turns: readonly PastTurn[]): GameReport {
  const whole = lastsFrom(entries, null);
  return { ...whole, rounds: 0, scores: [], final: [], times: timesOf(turns), dice: [], rolls: null, points: [] };
}

/** When the game began, and when it ended: at `end`, or with its last entry. */
function lastsFrom(entries: readonly Entry[], end: number | null): Pick<GameReport, 'began' | 'ended'> {
  const start = entries.find(({ input }) => input.t === 'start') ?? entries[0];
  const last = must(entries.at(-1), 'the last entry').at;
  return { began: start?.at ?? last, ended: end ?? last };
}

/** Counts the rolls and shuffles of a game, and adds up the dice for which high faces are good. */
export class DiceCount implements ChanceWatch {
  rolls = 0;
  shuffles = 0;
  readonly #seats = new Map<Seat, SeatDice>();

  rolled(dice: readonly number[], sides: number, owners: readonly (Seat | null)[]): void {
    this.rolls += 1;
    for (const [at, face] of dice.entries()) {
      const seat = owners[at] ?? null;
      if (seat === null) continue;
      const before = this.#seats.get(seat) ?? { seat, count: 0, sum: 0, average: 0 };
      const { count, sum, average } = before;
      this.#seats.set(seat, { seat, count: count + 1, sum: sum + face, average: average + (sides + 1) / 2 });
    }
  }

  shuffled(): void {
    this.shuffles += 1;
  }

  bySeat(): SeatDice[] {
    return [...this.#seats.values()].sort((one, other) => one.seat - other.seat);
  }
}

/** Follows the score of a game from turn to turn. */
class ScoreHistory {
  /** The Round of the last entry. */
  round = 0;
  /** When the game ended (ms since 1970), or null if it hasn't. */
  endedAt: number | null = null;
  #scores: TurnScore[] = [];
  #last: TurnScore | null = null;
  #turn: { name: string; seat: Seat | null } | null = null;
  readonly #game: Game<unknown>;

  constructor(game: Game<unknown>) {
    this.#game = game;
  }

  follow(entry: Entry, { table, events }: Replayed<unknown>): void {
    const { state, status } = table;
    if (state === null) return;
    const isUndone = undoing(entry);
    if (isUndone !== null) this.#scores = this.#scores.filter(({ seq }) => !isUndone(seq));
    const name = turnName(table, this.#game);
    const totals = this.#game.score(state).rows.map(({ total }) => total);
    const score = { seq: entry.seq, seat: this.#turn?.seat ?? null, round: this.round, totals };
    const isOver = status !== 'playing' && this.endedAt === null;
    if (this.#turn === null || isOver || (isUndone === null && name !== this.#turn.name)) this.#scores.push(score);
    if (isOver) this.endedAt = entry.at;
    this.#last = score;
    this.#turn = { name, seat: turnSeatOf(table, this.#game) };
    this.round = roundIn(events, this.#game) ?? this.round;
  }

  get all(): TurnScore[] {
    return this.#scores.length === 0 && this.#last !== null ? [this.#last] : this.#scores;
  }
}

/** The number of the Round that begins with these events, or null. */
function roundIn(events: readonly Event[], { roundBegins }: Game<unknown>): number | null {
  if (roundBegins === undefined) return null;
  const line = events.findLast(({ rule, text }) => rule === roundBegins && text !== null && /\d/.test(text));
  return line?.text == null ? null : Number(/\d+/.exec(line.text)?.[0]);
}

function timesOf(turns: readonly PastTurn[]): GameReport['times'] {
  const timed = turns.filter(({ took }) => took !== null);
  return [...new Set(timed.map(({ seat }) => seat))]
    .sort((one, other) => one - other)
    .map((seat) => {
      const own = timed.filter((turn) => turn.seat === seat);
      return { seat, many: own.length, took: own.reduce((sum, { took }) => sum + (took ?? 0), 0) };
    });
}

/** The turns with the largest swings of the lead, in the order in which they were played. */
function turningPoints(scores: readonly TurnScore[], entries: readonly Entry[], table: Table): TurningPoint[] {
  const swings = scores.slice(1).flatMap((now, at) => {
    const before = scores[at];
    const gain = before === undefined ? null : gainOf(before.totals, now.totals);
    return before === undefined || gain === null ? [] : [{ now, gain, after: before.seq }];
  });
  return swings
    .toSorted((one, other) => other.gain.by - one.gain.by)
    .slice(0, POINTS)
    .sort((one, other) => one.now.seq - other.now.seq)
    .map(({ now: { seat, round, seq }, gain, after }) => {
      const own = entries.filter((entry) => entry.seq > after && entry.seq <= seq);
      const lines = linesFor(own, 'spectator', table).filter(({ lesson }) => lesson !== true);
      return { seat, round, gain, lines: lines.slice(-MOST_LINES) };
    });
}

/** The seat that gained most on its best opponent from one score to the next; null if nobody gained. */
function gainOf(before: readonly number[], now: readonly number[]): TurningPoint['gain'] | null {
  const gains = now.map((_, seat) => ({ seat, by: leadOf(now, seat) - leadOf(before, seat) }));
  const best = gains.reduce((one, other) => (other.by > one.by ? other : one), { seat: -1, by: 0 });
  return best.by > 0 ? best : null;
}

/** How far a seat is ahead of its best opponent. Alone, the lead is the seat's own score. */
function leadOf(totals: readonly number[], seat: Seat): number {
  const others = totals.filter((_, other) => other !== seat);
  const own = must(totals[seat], `the score of seat ${seat}`);
  return others.length === 0 ? own : own - Math.max(...others);
}
