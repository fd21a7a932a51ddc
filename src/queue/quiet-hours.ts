/** The hours of the day in which people may be notified. */
const FROM = 8;
const UNTIL = 22;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Returns how long to wait until a person may be notified, in milliseconds: 0 within their waking hours, and while
 * their time zone is unknown. Quiet hours follow the person's local time, even on a night when the clocks change.
 * @param zone for example `Europe/Berlin`; empty or null if it isn't known
 * @param at milliseconds since 1970
 */
export function msUntilWakingHours(zone: string | null, at: number): number {
  if (zone === null || zone === '') return 0;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
  });
  /** Returns the milliseconds since local midnight. */
  const onWall = (time: number): number => {
    const [hour = 0, minute = 0] = clock.format(time).split(':').map(Number);
    return hour * HOUR + minute * MINUTE + (time % MINUTE);
  };
  const now = onWall(at);
  if (now >= FROM * HOUR && now < UNTIL * HOUR) return 0;
  const wait = (FROM * HOUR - now + DAY) % DAY;
  // If the clocks change during the wait, the wait would end an hour early or late. The subtraction corrects the error.
  return wait - (onWall(at + wait) - FROM * HOUR);
}
