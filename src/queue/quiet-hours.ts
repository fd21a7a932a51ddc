import { type Calendar, type Span, untilAwake } from '../tables/calendar.ts';

/** The hours of the day in which people may be notified: 8:00 to 22:00. */
const DAY: readonly Span[] = [{ from: 8 * 60, until: 22 * 60 }];
const WEEK: Calendar['week'] = [DAY, DAY, DAY, DAY, DAY, DAY, DAY];

/**
 * Returns how long to wait until a person may be notified, in milliseconds: 0 within their waking hours, and while
 * their time zone is unknown. Quiet hours follow the person's local time, even on a night when the clocks change.
 * @param zone for example `Europe/Berlin`; empty or null if it isn't known
 * @param at milliseconds since 1970
 */
export function msUntilWakingHours(zone: string | null, at: number): number {
  if (zone === null || zone === '') return 0;
  return untilAwake(at, { zone, week: WEEK, holidays: [] });
}
