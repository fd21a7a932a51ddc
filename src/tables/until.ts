import { Temporal } from 'temporal-polyfill';
import { readHolidays } from './holidays.ts';
import { dayNamed } from './hours.ts';

/** The longest text that is read, in characters. */
export const UNTIL_LENGTH = 60;
/** The farthest end that can be named, in days. */
const MOST_DAYS = 366;
/** The local hour at which a day that somebody names begins for a game. */
const MORNING = 9;

/** An end that a person named: in some days, on a day, or not at all. */
export type NamedEnd = { days: number } | { date: string } | { open: true };

const EXAMPLE = 'For example: 3 days, Monday, 7 December.';
const OPEN = /^(?:open|always|forever|further notice|we(?: all)? agree|everyone agrees|i say (?:so|otherwise))$/;
const COUNTED = /^(?:for |in )?(\d{1,4}|an?|one) ?(d|days?|w|weeks?)$/;

/**
 * Reads until when something lasts, such as “3 days”, “2 weeks”, “Monday”, “7 December” or “we agree”. Without a year,
 * the next such day is meant, but never today.
 * @param today the person's local date, such as `2026-07-20`
 */
export function readUntil(text: string, today: string): NamedEnd | { wrong: string } {
  const words = text
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/^(?:until|till|on|next) /, '')
    .replace(/^next /, '');
  const unclear = { wrong: `I don’t understand that end. ${EXAMPLE}` };
  if (text.length > UNTIL_LENGTH || words === '') return unclear;
  if (OPEN.test(words)) return { open: true };
  if (words === 'tomorrow') return { date: addDays(today, 1) };
  const counted = COUNTED.exec(words);
  if (counted !== null) {
    const [, many = '', unit = ''] = counted;
    const days = (/^\d/.test(many) ? Number(many) : 1) * (unit.startsWith('w') ? 7 : 1);
    return days >= 1 && days <= MOST_DAYS ? { days } : { wrong: `Name 1 to ${MOST_DAYS} days.` };
  }
  const weekday = /^[a-z]+$/.test(words) ? dayNamed(words) : -1;
  if (weekday >= 0) return { date: addDays(today, daysUntil(weekday, today)) };
  const read = readHolidays(words, today);
  if ('wrong' in read) return { wrong: `${read.wrong.split(' For example:')[0]} ${EXAMPLE}` };
  const [only, ...others] = read.holidays;
  if (only === undefined || others.length > 0 || only.from !== only.until) return unclear;
  return only.until > today ? { date: only.until } : { wrong: 'That day has begun. Name a later one.' };
}

/**
 * Returns when that end is (ms since 1970), or null if there is none. Days end at the same local time, at the next full
 * hour. A day that was named ends the time in its morning.
 * @param now milliseconds since 1970
 * @param zone for example `Europe/Berlin`
 */
export function endOf(until: NamedEnd, now: number, zone: string): number | null {
  if ('open' in until) return null;
  if ('date' in until) {
    const morning = { timeZone: zone, plainTime: { hour: MORNING } };
    return Temporal.PlainDate.from(until.date).toZonedDateTime(morning).epochMilliseconds;
  }
  return Temporal.Instant.fromEpochMilliseconds(now)
    .toZonedDateTimeISO(zone)
    .add({ days: until.days })
    .round({ smallestUnit: 'hour', roundingMode: 'ceil' }).epochMilliseconds;
}

function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** The number of days, from 1 to 7, until a day of the week that is counted from Monday as 0. */
function daysUntil(weekday: number, today: string): number {
  const now = Temporal.PlainDate.from(today).dayOfWeek - 1;
  return ((weekday - now + 6) % 7) + 1;
}
