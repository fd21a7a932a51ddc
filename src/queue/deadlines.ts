import type { Redis } from 'ioredis';
import type { TablePace } from '../kernel/pace.ts';
import { unended } from '../kernel/pauses.ts';
import type { PlayerId } from '../kernel/table.ts';
import { Preferences } from '../store/preferences.ts';
import { TableStore } from '../store/table-store.ts';
import { type Calendar, lastAwake, untilAwake } from '../tables/calendar.ts';
import { stopsOf } from '../tables/pauses.ts';
import type { Summary } from '../tables/summary.ts';
import type { SeatDeadline } from '../tables/times.ts';
import {
  clockField,
  endOfTime,
  type PlayerTime,
  playingTime,
  readClock,
  type StoredClocks,
} from '../tables/turn-clocks.ts';
import { calendarOf } from '../tables/waking.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How long before the end of their time a person is warned, in milliseconds. */
const WARNS = 6 * HOUR;
/** A warning in the morning comes in time if it comes at least this long before the end, in milliseconds. */
const IN_TIME = 3 * HOUR;

/** A table, as far as its clocks need it. */
export type TimedTable = Pick<Summary, 'id' | 'status' | 'chairs' | 'pace' | 'pauses'>;

/** True if something happens at a table at a certain time: a turn or a pause may end. */
export function isTimed(table: Pick<Summary, 'pace' | 'pauses'>): boolean {
  return table.pace !== undefined || unended(table)?.until != null;
}

/** When the time of a seat is over, and when its player is warned (ms since 1970). */
export interface Deadline extends SeatDeadline {
  player: PlayerId;
  warning: number;
}

/** Computes the deadlines of tables with a pace, from the clocks in their heads and from the times of their players. */
export class TurnDeadlines {
  readonly #store: TableStore;
  readonly #preferences: Preferences;

  constructor(redis: Redis) {
    this.#store = new TableStore(redis);
    this.#preferences = new Preferences(redis);
  }

  /** Returns the deadlines of the seats whose clocks run. At a table with only one person, there are none. */
  async of({ id, status, chairs, pace, pauses }: TimedTable): Promise<Deadline[]> {
    const people = chairs.flatMap(({ player }, seat) => (player === null ? [] : [{ seat, player }]));
    if (pace === undefined || status !== 'playing' || people.length < 2) return [];
    const clocks = await this.#store.head(id, ...people.map(({ seat }) => clockField(seat)));
    const found = await Promise.all(
      people.map(async ({ seat, player }, at): Promise<Deadline[]> => {
        const clock = readClock(clocks[at]);
        if (clock === null || clock.player !== player) return [];
        const times = await this.#preferences.times(player);
        const end = endOfTime(clock, pace, { calendar: playingTime(times, pace), stopped: stopsOf(pauses) });
        return end === null ? [] : [{ seat, player, ...end, warning: warningTime(end.at, calendarOf(times)) }];
      }),
    );
    return found.flat();
  }

  /** Returns the clocks of a table's seats and the time that counts for its players; undefined without a pace. */
  async stored({ id, chairs, pace, pauses }: Omit<TimedTable, 'status'>): Promise<StoredClocks | undefined> {
    if (pace === undefined) return undefined;
    const fields = await this.#store.head(id, ...[...chairs.keys()].map(clockField));
    const people = chairs.flatMap(({ player }) => player ?? []);
    const times = await Promise.all(people.map((player) => this.#timeOf(player, pace, pauses)));
    return {
      stored: new Map(
        [...chairs.keys()].flatMap((seat) => {
          const clock = readClock(fields[seat]);
          return clock === null ? [] : [[seat, clock] as const];
        }),
      ),
      times: new Map(times),
    };
  }

  async #timeOf(
    player: PlayerId,
    pace: TablePace,
    pauses: TimedTable['pauses'],
  ): Promise<readonly [PlayerId, PlayerTime]> {
    const calendar = playingTime(await this.#preferences.times(player), pace);
    return [player, { calendar, stopped: stopsOf(pauses) }];
  }
}

/**
 * Returns when a person is warned: six hours before the end of their time. If they sleep then, they are warned in the
 * morning, or, if that is too late, an hour before they go to sleep.
 */
export function warningTime(end: number, calendar: Calendar | null): number {
  const usual = end - WARNS;
  if (calendar === null || !Number.isFinite(end)) return usual;
  const morning = usual + untilAwake(usual, calendar);
  if (morning <= end - IN_TIME) return morning;
  const evening = lastAwake({ from: usual - DAY, until: usual }, calendar);
  return evening === null ? usual : evening - HOUR;
}
