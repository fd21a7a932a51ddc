import * as z from 'zod';
import { readJson } from '../store/codec.ts';
import type { OwnTimes } from '../store/preferences.ts';
import { type Calendar, type Holiday, untilAwake, type Week } from './calendar.ts';
import { USUAL_WEEK } from './hours.ts';

const span = z.object({ from: z.int().min(0).max(1_440), until: z.int().min(0).max(1_440) });
const week = z
  .array(z.array(span))
  .length(7)
  .refine((days) => days.some((spans) => spans.some(({ from, until }) => from < until)));
const holidays = z.array(z.object({ from: z.iso.date(), until: z.iso.date() }));

/**
 * Returns when a person is awake; null while their time zone is unknown. Without own hours, the usual ones apply.
 * Values that can't be read count as not set.
 */
export function calendarOf(times: OwnTimes): Calendar | null {
  const { zone } = times;
  if (zone === null || !isZone(zone)) return null;
  const planned = readJson<Holiday[]>(times.holidays, holidays);
  return { zone, week: readJson<Week>(times.hours, week) ?? USUAL_WEEK, holidays: planned === null ? [] : planned };
}

/**
 * Returns how long to wait until a person may be notified, in milliseconds: 0 within their waking hours, and while
 * their time zone is unknown.
 * @param at milliseconds since 1970
 */
export function msUntilAwake(times: OwnTimes, at: number): number {
  const calendar = calendarOf(times);
  return calendar === null ? 0 : untilAwake(at, calendar);
}

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return zone !== '';
  } catch {
    return false;
  }
}
