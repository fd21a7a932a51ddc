import { must } from '../kernel/must.ts';
import type { Holiday } from './calendar.ts';

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
] as const;
const DAY = 24 * 3_600_000;
/** The longest text that is read, in characters. */
export const HOLIDAYS_LENGTH = 200;
/** The largest number of planned holidays. */
const MOST = 5;
/** The longest holiday, in days. */
const LONGEST = 60;
/** How far ahead a holiday may end, in days. */
const AHEAD = 366;

/** Holidays that a person typed, or what is wrong with the text. */
export type HolidaysRead = { holidays: Holiday[] } | { wrong: string };

const EXAMPLE = 'For example: 3 to 17 August, 24 December to 2 January.';

/** A day in a person's words. The month or the year may be missing. */
interface Named {
  day: number;
  month: number | null;
  year: number | null;
}

/** A day with its month. */
interface Dated extends Named {
  month: number;
}

/**
 * Reads all of a person's holidays in their words, such as “from 3 to 17 August, 24 December to 2 January”. The text
 * “none” stands for no holidays. Without a year, the next such day is meant.
 * @param today the person's local date, such as `2026-07-20`
 */
export function readHolidays(text: string, today: string): HolidaysRead {
  if (text.length > HOLIDAYS_LENGTH)
    return { wrong: `That is too long. Use at most ${HOLIDAYS_LENGTH} characters. ${EXAMPLE}` };
  const parts = partsOf(text);
  if (parts.length === 1 && parts[0] === 'none') return { holidays: [] };
  if (parts.length === 0) return { wrong: `Tell me the days, or type “none”. ${EXAMPLE}` };
  if (parts.length > MOST) return { wrong: `I can keep at most ${MOST} holidays. Plan the others later.` };
  const holidays: Holiday[] = [];
  for (const part of parts) {
    const read = holidayNamed(part, today);
    if (typeof read === 'string') return { wrong: read };
    holidays.push(read);
  }
  return { holidays: holidays.sort((one, other) => one.from.localeCompare(other.from)) };
}

/** Returns holidays in words, such as “Monday, 3 August 2026, to Monday, 17 August 2026 (15 days)”. */
export function holidayWords({ from, until }: Holiday): string {
  const days = (timeOf(until) - timeOf(from)) / DAY + 1;
  return days === 1 ? dateWords(from) : `${dateWords(from)}, to ${dateWords(until)} (${days} days)`;
}

/** A holiday's parts: “3 to 17 august”. */
function partsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/\b(\d{1,2})(?:st|nd|rd|th)\b/g, '$1')
    .replaceAll(/\b(?:until|till|through)\b/g, 'to')
    .replaceAll(/\b(?:from|of|the)\b|\.(?!\d)/g, ' ')
    .split(/[,;]|\band\b/)
    .map((part) =>
      part
        // A dash between days, but not one in `2026-08-03`.
        .replaceAll(/(?<!\d{4}|\d{4}-\d\d)\s*-\s*|(?<=\d{4}-\d\d-\d\d)\s*-\s*/g, ' to ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '');
}

/** Reads one holiday. Returns what is wrong with it as text. */
function holidayNamed(text: string, today: string): Holiday | string {
  const unclear = `I don’t understand “${text}”. ${EXAMPLE}`;
  const [first, last, ...more] = text.split(' to ').map(dayNamed);
  if (first == null || last === null || more.length > 0) return unclear;
  const month = first.month ?? last?.month ?? null;
  const lastMonth = last?.month ?? month;
  if (month === null || lastMonth === null) return unclear;
  const read = inYear({ ...first, month }, { ...(last ?? first), month: lastMonth }, today);
  if (read === null) return `There is no such day: “${text}”. Please check the dates.`;
  const days = (timeOf(read.until) - timeOf(read.from)) / DAY + 1;
  if (days < 1) return `“${text}” ends before it begins. Please check the dates.`;
  if (read.until < today) return `“${text}” is over. Please check the dates.`;
  if (days > LONGEST) return `“${text}” is too long. A holiday has at most ${LONGEST} days.`;
  if (timeOf(read.until) - timeOf(today) > AHEAD * DAY) return `“${text}” is more than a year away. Plan it later.`;
  return read;
}

/** Adds the years that are missing: those of the next such days. Returns null if a day doesn't exist. */
function inYear(from: Dated, until: Dated, today: string): Holiday | null {
  const now = Number(today.slice(0, 4));
  const isLater = until.month * 32 + until.day < from.month * 32 + from.day;
  const yearsOf = (year: number): [number, number] => [
    from.year ?? (until.year === null ? year : until.year - Number(isLater)),
    until.year ?? (from.year ?? year) + Number(isLater),
  ];
  const candidates = [now - 1, now, now + 1].map((year) => {
    const [begins, ends] = yearsOf(year);
    return { from: dateOf(from, begins), until: dateOf(until, ends) };
  });
  const fits = candidates.find((one) => one.until !== null && one.until >= today) ?? candidates.at(-1);
  return fits === undefined || fits.from === null || fits.until === null
    ? null
    : { from: fits.from, until: fits.until };
}

/** Reads a day such as `3`, `3 august`, `august 3 2026` or `2026-08-03`; null for other words. */
function dayNamed(text: string): Named | null {
  const iso = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (iso !== null) return { day: Number(iso[3]), month: Number(iso[2]), year: Number(iso[1]) };
  const found =
    /^(\d{1,2})(?: ([a-z]+)(?: (\d{4}))?)?$/.exec(text) ?? swapped(/^([a-z]+) (\d{1,2})(?: (\d{4}))?$/.exec(text));
  if (found === null) return null;
  const [, day, name, year] = found;
  const month = name === undefined ? null : monthNamed(name);
  return month === 0 ? null : { day: Number(day), month, year: year === undefined ? null : Number(year) };
}

/** A match of a day whose month comes first, in the other order. */
function swapped(match: RegExpExecArray | null): (string | undefined)[] | null {
  return match === null ? null : [match[0], match[2], match[1], match[3]];
}

/** The number of a month from its name or at least its first three letters; 0 for other words. */
function monthNamed(name: string): number {
  return name.length < 3 ? 0 : MONTHS.findIndex((month) => month.toLowerCase().startsWith(name)) + 1;
}

/** The date of a day in a year, or null if there is no such day. */
function dateOf({ day, month }: Dated, year: number): string | null {
  const two = (part: number): string => `${part}`.padStart(2, '0');
  const date = `${year}-${two(month)}-${two(day)}`;
  const time = timeOf(date);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date ? null : date;
}

/** Returns a date in words, such as “Monday, 3 August 2026”. */
export function dateWords(date: string): string {
  const format = { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  const parts = new Intl.DateTimeFormat('en-GB', format).formatToParts(timeOf(date));
  const part = (wanted: string): string =>
    must(
      parts.find(({ type }) => type === wanted),
      'a part of a date',
    ).value;
  return `${part('weekday')}, ${part('day')} ${part('month')} ${part('year')}`;
}

/** The first instant of a date in UTC, in milliseconds since 1970; NaN if there is no such date. */
function timeOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}
