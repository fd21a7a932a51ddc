import type { Game } from '../kernel/game.ts';
import type { TablePace } from '../kernel/pace.ts';
import { type PlayerId, pendingFor, type StandIn, type Table } from '../kernel/table.ts';
import { type AfterTimeout, afterTimeout } from '../kernel/timeouts.ts';
import type { Reader, Seat } from '../kernel/types.ts';
import type { EndOfTime } from './turn-clocks.ts';

const HOUR = 3_600_000;

/** A reader's own time for the question that they are asked. */
export interface TimeLeft extends EndOfTime {
  /** The hours that are left, rounded. */
  hours: number;
  /** True if the reader can still use their extension for this question. */
  extension: boolean;
  /** The consequence when the time is over. */
  after: AfterTimeout;
}

/** Facts about how long a table waits, as a reader may know them. */
export interface TableTimes {
  /** Hours for which the table waits for a seat before the others may vote; `DEFAULT_WAIT_HOURS` if omitted. */
  patience?: number;
  /** The time that players have for their answers. */
  pace?: TablePace;
  /** The bots that play for players whose time is over. */
  standIns?: StandIn[];
  /** The people who have used their extension. */
  extended?: PlayerId[];
  /** The reader's own time for their question, if there is a limit. */
  time?: TimeLeft;
  /** When the turns of other players end (ms since 1970), rounded up to the hour. */
  turnEnds?: { seat: Seat; at: number }[];
}

/** When the time of a seat is over. */
export interface SeatDeadline extends EndOfTime {
  seat: Seat;
}

/**
 * Returns what a reader may know of a table's deadlines: their own exactly, and the ends of others' turns to the hour.
 */
export function timesSeen(
  table: Table,
  reader: Reader,
  {
    deadlines: all,
    now,
    atTurn,
    game,
  }: { deadlines: readonly SeatDeadline[]; now: number; atTurn?: Seat | undefined; game: Game<unknown> },
): Pick<TableTimes, 'time' | 'turnEnds'> {
  // While a pause has no end, nobody's time ends.
  const deadlines = all.filter(({ at }) => Number.isFinite(at));
  const own = deadlines.find(({ seat }) => seat === reader);
  const decision = own === undefined ? null : pendingFor(table, own.seat);
  const player = own === undefined ? null : (table.chairs[own.seat]?.player ?? null);
  // A deadline during another player's turn would show that the seat may respond, and how long it thinks.
  const others = deadlines.filter(
    ({ seat, of }) => seat !== reader && of === 'turn' && (atTurn === undefined || atTurn === seat),
  );
  const turnEnds = others.map(({ seat, at }) => ({ seat, at: Math.ceil(at / HOUR) * HOUR }));
  return {
    ...(turnEnds.length === 0 ? {} : { turnEnds }),
    ...(own === undefined || decision === null || player === null
      ? {}
      : {
          time: {
            at: own.at,
            of: own.of,
            hours: hoursUntil(own.at, now),
            extension: own.of === 'turn' && table.extended?.includes(player) !== true,
            after: afterTimeout(table, decision, game),
          },
        }),
  };
}

/** Returns the hours until an instant, rounded, and not less than 0. */
export function hoursUntil(at: number, now: number): number {
  return Math.max(0, Math.round((at - now) / HOUR));
}
