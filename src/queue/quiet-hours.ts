import { TZDate } from '@date-fns/tz';

/** The hours of the day in which people may be notified. */
const FROM = 8;
const UNTIL = 22;

/**
 * Returns how long to wait until a person may be notified, in milliseconds: 0 within their waking hours, and while
 * their time zone is unknown. Quiet hours follow the person's local time, even on a night when the clocks change.
 * @param zone for example `Europe/Berlin`; empty or null if it isn't known
 * @param at milliseconds since 1970
 */
export function msUntilWakingHours(zone: string | null, at: number): number {
  if (zone === null || zone === '') return 0;
  const morning = new TZDate(at, zone);
  const hour = morning.getHours();
  if (hour >= FROM && hour < UNTIL) return 0;
  // The hour is set first, because the present time of day may not exist tomorrow.
  morning.setHours(FROM, 0, 0, 0);
  if (hour >= UNTIL) morning.setDate(morning.getDate() + 1);
  return morning.getTime() - at;
}
