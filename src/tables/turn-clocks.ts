import { z } from 'zod';
import type { Game } from '../kernel/game.ts';
import { BANK, EXTENSION_HOURS, type TablePace } from '../kernel/pace.ts';
import { turnName } from '../kernel/running.ts';
import { actingSeat } from '../kernel/seats.ts';
import { type Entry, type PlayerId, pendingFor, type Table } from '../kernel/table.ts';
import { isStoodIn } from '../kernel/timeouts.ts';
import { type Decision, Refused, type Seat } from '../kernel/types.ts';
import { readJson } from '../store/codec.ts';
import type { OwnTimes } from '../store/preferences.ts';
import { type Calendar, counted, deadline, type TimeSpan, type Week } from './calendar.ts';
import { calendarOf } from './waking.ts';

const HOUR = 3_600_000;

/**
 * The clock of a seat at a table with a pace, as stored in the table's head. It runs while the table waits for the
 * player.
 */
export interface SeatClock {
  player: PlayerId;
  /** The name of the turn for which the seat got time last; empty if it never got any, `TAKEN_BACK` if it was taken back. */
  turn: string;
  /** Set once that turn has left the seat, because a game may use the same name again for a later turn of the seat. */
  ended?: true | undefined;
  /** The time that was left at `since`, or that is left while the clock stands still, in milliseconds. */
  left: number;
  /** Since when the clock has been running (ms since 1970); null while it stands still. */
  since: number | null;
  /** The question of the response window in which the seat is asked, and since when; null if there is none. */
  window: { asked: string; since: number } | null;
}

/** When a seat's time is over (ms since 1970), and whether it belongs to a turn or to a response to another player. */
export interface EndOfTime {
  at: number;
  of: 'turn' | 'window';
}

/** The time that counts for the player of a seat's clock. */
export interface PlayerTime {
  /** Which time counts for the player. */
  calendar: Calendar;
  /** Times that count for nobody at the table. */
  stopped: readonly TimeSpan[];
}

/** The clocks of a table's seats before a batch, and the time that counts for its players. */
export interface StoredClocks {
  stored: ReadonlyMap<Seat, SeatClock>;
  times: ReadonlyMap<PlayerId, PlayerTime>;
}

/** Stands for a turn that was taken back. When that turn begins again, it gets its time again. */
const TAKEN_BACK = '(taken back)';

const NO_CLOCKS: StoredClocks = { stored: new Map(), times: new Map() };

const clock = z.object({
  player: z.string(),
  turn: z.string(),
  ended: z.literal(true).optional(),
  left: z.number(),
  since: z.number().nullable(),
  window: z.object({ asked: z.string(), since: z.number() }).nullable(),
});

/** Reads a seat's clock from the table's head; null if there is none or it is damaged. */
export function readClock(text: string | null | undefined): SeatClock | null {
  return readJson<SeatClock>(text ?? null, clock);
}

/** The field of the table's head that holds a seat's clock. */
export function clockField(seat: Seat): string {
  return `clock:${seat}`;
}

const DAY = [{ from: 0, until: 1_440 }];
const OFF: Week[number] = [];

/**
 * Returns which time counts for a player: all of it, or only their waking hours, without their holidays. While their
 * time zone is unknown, nights count, and days begin and end in UTC.
 */
export function playingTime(times: OwnTimes, { nights, weekends }: Pick<TablePace, 'nights' | 'weekends'>): Calendar {
  const own = calendarOf(times);
  const [mon, tue, wed, thu, fri, sat, sun] =
    own === null || nights !== true ? ([DAY, DAY, DAY, DAY, DAY, DAY, DAY] as const) : own.week;
  const week: Week = weekends === true ? [mon, tue, wed, thu, fri, OFF, OFF] : [mon, tue, wed, thu, fri, sat, sun];
  const { zone, holidays } = own ?? { zone: 'UTC', holidays: [] };
  // Somebody who is awake only at weekends gets the other days instead.
  const isEmpty = week.every((spans) => spans.every(({ from, until }) => until <= from));
  return { zone, holidays, week: isEmpty ? [DAY, DAY, DAY, DAY, DAY, OFF, OFF] : week };
}

/** Returns when a seat's time is over (ms since 1970), and what it belongs to; null if its clock stands still. */
export function endOfTime(
  { left, since, window }: SeatClock,
  pace: Pick<TablePace, 'windows'>,
  { calendar, stopped }: PlayerTime,
): EndOfTime | null {
  if (window !== null) return { at: deadline(window.since, pace.windows * HOUR, calendar, stopped), of: 'window' };
  return since === null ? null : { at: deadline(since, left, calendar, stopped), of: 'turn' };
}

/** Follows the clocks of a table's seats from entry to entry, and returns the fields of the head that describe them. */
export class TurnClocks {
  readonly #stored: ReadonlyMap<Seat, SeatClock>;
  readonly #clocks: Map<Seat, SeatClock>;
  readonly #times: ReadonlyMap<PlayerId, PlayerTime>;
  /** Seats whose players have run out of time: the others vote on them, or a bot plays for them. */
  #out: ReadonlySet<Seat>;

  /** `table` is the table before the first entry to follow. */
  constructor(clocks: StoredClocks | undefined, table: Table | null) {
    const { stored, times } = clocks ?? NO_CLOCKS;
    this.#stored = stored;
    this.#clocks = new Map(stored);
    this.#times = times;
    this.#out = table === null ? new Set() : outOfTime(table);
  }

  /** Follows an entry, which has changed the table. */
  follow(
    { at, input, undone = [] }: Pick<Entry, 'at' | 'input' | 'undone'>,
    table: Table,
    game: Game<unknown> | null,
  ): void {
    const { pace } = table;
    if (pace === undefined) return;
    const out = outOfTime(table);
    const turn = turnName(table, game);
    const wentBack = undone.length > 0 ? (input.t === 'undo' ? 'alone' : 'together') : null;
    const isSetup = table.state !== null && game?.inSetup?.(table.state) === true;
    for (const [seat, { player }] of table.chairs.entries()) {
      if (player === null) this.#clocks.delete(seat);
      else {
        const before = this.#clocks.get(seat);
        const own = before?.player === player ? before : freshClock(player);
        const asked = table.status === 'playing' && !out.has(seat) ? pendingFor(table, seat) : null;
        const back = actingSeat(input) === seat && this.#out.has(seat) && !out.has(seat);
        const extended = input.t === 'extend' && input.seat === seat;
        this.#clocks.set(seat, this.#moved(own, { at, asked, turn, pace, isSetup, back, wentBack, extended }));
      }
    }
    this.#out = out;
  }

  /**
   * Throws `Refused` if a person at a table with a pace still has time at this instant (ms since 1970), for example
   * because they have just used their extension.
   */
  assertOver(table: Table, seat: Seat, at: number): void {
    const { chairs, pace } = table;
    const own = this.#clocks.get(seat);
    // Reports about bots that can't answer don't depend on the time.
    if (pace === undefined || chairs[seat]?.player == null || isStoodIn(table, seat)) return;
    const end = own === undefined ? null : endOfTime(own, pace, this.#timeOf(own.player));
    if (end === null || end.at > at) throw new Refused('There is still time for that question.', 'T-PACE-02');
  }

  /** Returns those fields of the head that have changed. */
  fields(): Record<string, string> {
    return Object.fromEntries(
      [...this.#clocks].flatMap(([seat, own]) => {
        const text = JSON.stringify(own);
        return text === JSON.stringify(this.#stored.get(seat)) ? [] : [[clockField(seat), text]];
      }),
    );
  }

  /** Returns a seat's clock after an entry. */
  #moved(own: SeatClock, change: ClockChange): SeatClock {
    const { at, asked, turn, pace, isSetup, back, wentBack, extended } = change;
    const isTurn = asked !== null && asked.window === undefined;
    const isSame = own.turn === turn;
    // A turn that comes back because its end was taken back is no new turn.
    const isLater = isSame && own.ended === true && wentBack === null;
    // While the game is set up, each wait has the time of a turn.
    const isNewTurn = isTurn && (!isSame || isLater || (isSetup && own.since === null));
    // A turn to which everyone went back has at least the time of a turn again, or it could be over at once.
    const isAgain = isTurn && wentBack === 'together';
    const { ended: _, ...kept } = own;
    const hasEnded = !isNewTurn && (!isSame || isLater);
    const now: SeatClock = { ...kept, ...(hasEnded ? { ended: true } : {}), window: windowOf(own, asked, at) };
    if (now.since !== null && (!isTurn || isNewTurn || isAgain)) {
      const { calendar, stopped } = this.#timeOf(own.player);
      now.left = Math.max(0, now.left - counted(now.since, at, calendar, stopped));
      now.since = null;
    }
    if (isNewTurn) Object.assign(now, { turn, left: isAgain ? now.left : credited(own, now.left, change) });
    // Somebody who comes back has the time of a whole turn again.
    if (back || isAgain) now.left = Math.max(now.left, (pace.turn === 'bank' ? BANK.turn : pace.turn) * HOUR);
    if (extended) now.left += EXTENSION_HOURS * HOUR;
    if (wentBack !== null && now.turn !== turn && now.turn !== '') now.turn = TAKEN_BACK;
    return isTurn && now.since === null ? { ...now, since: at } : now;
  }

  #timeOf(player: PlayerId): PlayerTime {
    return this.#times.get(player) ?? { calendar: playingTime(NO_TIMES, {}), stopped: [] };
  }
}

/** The times of a person who has set none. */
const NO_TIMES: OwnTimes = { zone: null, hours: null, holidays: null };

/** The meaning of an entry for a seat's clock. */
interface ClockChange {
  at: number;
  /** The question for which the table waits; null while the player is out of time. */
  asked: Decision | null;
  turn: string;
  pace: TablePace;
  /** True while the game is being set up. */
  isSetup: boolean;
  /** True if the player has come back. */
  back: boolean;
  /** Set if the entry took others back: the undo of one player, or all agreed to it. */
  wentBack: 'alone' | 'together' | null;
  /** True if the player has used their extension. */
  extended: boolean;
}

function freshClock(player: PlayerId): SeatClock {
  return { player, turn: '', left: 0, since: null, window: null };
}

function windowOf({ window }: SeatClock, asked: Decision | null, at: number): SeatClock['window'] {
  if (asked?.window === undefined) return null;
  return window?.asked === asked.id ? window : { asked: asked.id, since: at };
}

/** Returns the time that a seat has at the start of a turn (T-PACE-01), in milliseconds. */
function credited({ turn }: SeatClock, left: number, { pace, isSetup }: ClockChange): number {
  if (pace.turn !== 'bank') return pace.turn * HOUR;
  if (turn === '' || isSetup) return Math.max(left, BANK.start * HOUR);
  // An extension may have filled the bank beyond its limit.
  return Math.max(left, Math.min(BANK.most * HOUR, left + BANK.turn * HOUR));
}

/** Returns the seats whose players ran out of time and haven't come back. */
function outOfTime(table: Table): Set<Seat> {
  const { away = [], chairs } = table;
  const isAway = (seat: Seat): boolean => away.some((one) => one.seat === seat);
  return new Set([...chairs.keys()].filter((seat) => isAway(seat) || isStoodIn(table, seat)));
}
