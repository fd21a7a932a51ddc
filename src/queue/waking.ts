/** The hours of a day in which people may be rung. */
const FROM = 8;
const UNTIL = 22;
const HOUR = 3_600_000;
const MINUTE = 60_000;

/**
 * How long until a person may be rung, in milliseconds: 0 within their waking hours, and while nobody knows where they
 * live.
 *
 * @param zone `Europe/Berlin`; empty or null when it isn't known
 * @param at milliseconds since 1970
 */
export function untilAwake(zone: string | null, at: number): number {
  if (zone === null || zone === '') return 0;
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  const [hour = 0, minute = 0] = clock.format(at).split(':').map(Number);
  if (hour >= FROM && hour < UNTIL) return 0;
  return ((FROM - hour + 24) % 24) * HOUR - minute * MINUTE;
}
