import { Temporal } from 'temporal-polyfill';
import { must } from '../kernel/must.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A part of a day, in minutes since midnight: from 0 to 1,440, without the last minute. */
export interface DaySpan {
  from: number;
  until: number;
}

/** A person's waking hours for each day of the week, from Monday to Sunday. */
export type Week = readonly [
  readonly DaySpan[],
  readonly DaySpan[],
  readonly DaySpan[],
  readonly DaySpan[],
  readonly DaySpan[],
  readonly DaySpan[],
  readonly DaySpan[],
];

/** Days on which a person isn't available, such as `2026-08-03` to `2026-08-17`. Both days belong to the holiday. */
export interface Holiday {
  from: string;
  until: string;
}

/**
 * When a person is awake. Spans and holidays follow the local time of the zone: an hour that the clocks skip doesn't
 * exist, and an hour that they repeat counts twice.
 */
export interface Calendar {
  /** For example `Europe/Berlin`. */
  zone: string;
  week: Week;
  holidays: readonly Holiday[];
}

/** A stretch of time, in milliseconds since 1970, without its last millisecond. */
export interface TimeSpan {
  from: number;
  until: number;
}

/**
 * Returns a person's waking time between two instants, in milliseconds; 0 if `until` isn't after `from`.
 * @param from milliseconds since 1970
 * @param until milliseconds since 1970
 * @param stopped times that don't count, such as a pause of the table; they may overlap
 * @throws RangeError if the week has no waking time, or if the zone is unknown.
 */
export function counted(from: number, until: number, calendar: Calendar, stopped: readonly TimeSpan[] = []): number {
  let sum = 0;
  for (const stretch of counting(from, calendar, stopped)) {
    if (stretch.from >= until) break;
    sum += Math.min(stretch.until, until) - stretch.from;
  }
  return sum;
}

/**
 * Returns the first instant by which a person has been awake for this long since `from`, in milliseconds since 1970.
 * This is the inverse of `counted`.
 * @param from milliseconds since 1970
 * @param time in milliseconds; with 0, the result is `from`
 * @param stopped times that don't count; if one of them never ends, the result may be infinite
 * @throws RangeError if the week has no waking time, or if the zone is unknown.
 */
export function deadline(from: number, time: number, calendar: Calendar, stopped: readonly TimeSpan[] = []): number {
  let left = time;
  if (left <= 0) return from;
  for (const stretch of counting(from, calendar, stopped)) {
    const lasts = stretch.until - stretch.from;
    if (left <= lasts) return stretch.from + left;
    left -= lasts;
  }
  return Number.POSITIVE_INFINITY;
}

/**
 * Returns how long it is until a person is awake, in milliseconds; 0 if they are awake.
 * @param at milliseconds since 1970
 * @throws RangeError if the week has no waking time, or if the zone is unknown.
 */
export function untilAwake(at: number, calendar: Calendar): number {
  const [first] = waking(at, calendar);
  return first === undefined ? Number.POSITIVE_INFINITY : first.from - at;
}

/**
 * Returns the end of the last waking time in a span, in milliseconds since 1970; null if there is none.
 * @throws RangeError if the week has no waking time, or if the zone is unknown.
 */
export function lastAwake({ from, until }: TimeSpan, calendar: Calendar): number | null {
  let last: number | null = null;
  for (const stretch of waking(from, calendar)) {
    if (stretch.from >= until) break;
    last = Math.min(stretch.until, until);
  }
  return last;
}

/**
 * Returns the local date at an instant, such as `2026-08-03`.
 * @param at milliseconds since 1970
 */
export function localDate(at: number, zone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(Math.floor(at)).toZonedDateTimeISO(zone).toPlainDate().toString();
}

/** Returns the stretches of a person's waking time from an instant on, without the times that don't count. */
function* counting(from: number, calendar: Calendar, stopped: readonly TimeSpan[]): Generator<TimeSpan> {
  const spans = stopped.filter((span) => span.from < span.until).toSorted((one, other) => one.from - other.from);
  const end = Math.min(...spans.flatMap((span) => (span.until === Number.POSITIVE_INFINITY ? [span.from] : [])));
  for (const { from: first, until } of waking(from, calendar)) {
    let at = first;
    for (const span of spans) {
      if (span.until <= at || span.from >= until) continue;
      if (span.from > at) yield { from: at, until: span.from };
      at = span.until;
    }
    if (at < until) yield { from: at, until };
    // Nothing counts anymore after the beginning of a span that never ends.
    if (until >= end) return;
  }
}

/**
 * Returns the holiday that a person has at an instant, or null. Holidays that meet count as one.
 * @param at milliseconds since 1970
 */
export function holidayAt(at: number, { zone, holidays }: Calendar): Holiday | null {
  const on = (date: string): Holiday | undefined => holidays.find(({ from, until }) => from <= date && date <= until);
  const now = on(localDate(at, zone));
  if (now === undefined) return null;
  let { until } = now;
  for (let next = on(dayAfter(until)); next !== undefined; next = on(dayAfter(until))) ({ until } = next);
  return { from: now.from, until };
}

function dayAfter(date: string): string {
  return Temporal.PlainDate.from(date).add({ days: 1 }).toString();
}

/**
 * Returns the stretches of a person's waking time from an instant on, in their order and without an end. Between two
 * changes of the clocks, local time runs like any other, so that each such period is plain arithmetic.
 */
function* waking(from: number, { zone, week, holidays }: Calendar): Generator<TimeSpan> {
  if (week.every((spans) => spans.every(isEmpty))) throw new RangeError('the week has no waking time');
  const away = holidays.map((one) => ({ from: dayOf(one.from), until: dayOf(one.until) }));
  for (let at = from; ; ) {
    const local = Temporal.Instant.fromEpochMilliseconds(Math.floor(at)).toZonedDateTimeISO(zone);
    const offset = local.offsetNanoseconds / 1e6;
    const change = local.getTimeZoneTransition('next')?.epochMilliseconds ?? Number.POSITIVE_INFINITY;
    for (let day = Math.floor((at + offset) / DAY); day * DAY - offset < change; day += 1) {
      if (away.some((holiday) => holiday.from <= day && day <= holiday.until)) continue;
      for (const span of spansOn(day, week)) {
        const midnight = day * DAY - offset;
        const stretch = {
          from: Math.max(midnight + span.from * MINUTE, at),
          until: Math.min(midnight + span.until * MINUTE, change),
        };
        if (stretch.from < stretch.until) yield stretch;
      }
    }
    at = change;
  }
}

/** The waking hours of a day, which is given as a number of days since 1970-01-01. That day was a Thursday. */
function spansOn(day: number, week: Week): readonly DaySpan[] {
  return must(week[(((day + 3) % 7) + 7) % 7], 'a day of the week');
}

/** The number of days from 1970-01-01 to a date. */
function dayOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY;
}

function isEmpty({ from, until }: DaySpan): boolean {
  return until <= from;
}
