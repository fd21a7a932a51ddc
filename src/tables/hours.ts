import { must } from '../kernel/must.ts';
import type { DaySpan, Week } from './calendar.ts';

const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const DAY = 24 * 60;
/** The longest text that is read, in characters. */
export const HOURS_LENGTH = 200;
/** The largest number of spans in a day. */
const MOST_SPANS = 4;
/** The least waking time of a week, in minutes. */
const LEAST = 60;

/** The days of the week without their hours, from Monday. */
const ALL = [0, 1, 2, 3, 4, 5, 6];
const GROUPS: ReadonlyMap<string, readonly number[]> = new Map([
  ['daily', ALL],
  ['everyday', ALL],
  ['weekday', ALL.slice(0, 5)],
  ['weekdays', ALL.slice(0, 5)],
  ['weekend', ALL.slice(5)],
  ['weekends', ALL.slice(5)],
]);

/** The waking hours of people who haven't set their own: 8:00 to 22:00 on each day. */
export const USUAL_WEEK = weekOf(ALL.map(() => [{ from: 8 * 60, until: 22 * 60 }]));

/** Waking hours that a person typed, or what is wrong with the text. */
export type HoursRead = { week: Week } | { wrong: string };

const EXAMPLE = 'For example: weekdays 8-22, weekends 10-24.';

/**
 * Reads waking hours in a person's words, such as “weekdays 8-22, weekends 10-24” or “Mon-Fri 7-8:30 and 18-23; Sat,
 * Sun off”. Hours without a day are for each day. If a day is named again, its later hours count. A span may end after
 * midnight.
 */
export function readHours(text: string): HoursRead {
  if (text.length > HOURS_LENGTH)
    return { wrong: `That is too long. Use at most ${HOURS_LENGTH} characters. ${EXAMPLE}` };
  const spans = new Map<number, DaySpan[]>();
  let days: readonly number[] = [];
  let isListing = true;
  for (const word of wordsOf(text)) {
    const named = daysNamed(word);
    if (named !== null) {
      days = isListing ? [...days, ...named] : named;
      isListing = true;
      continue;
    }
    const span = word === 'off' ? null : spanNamed(word);
    if (span === undefined) return { wrong: `I don’t understand “${word}”. ${EXAMPLE}` };
    if (days.length === 0) days = ALL;
    for (const day of days) {
      if (isListing || !spans.has(day)) spans.set(day, []);
      if (span !== null) must(spans.get(day), 'the spans of a day').push(span);
    }
    isListing = false;
  }
  const missing = ALL.filter((day) => !spans.has(day));
  if (missing.length === ALL.length) return { wrong: `Tell me the hours. ${EXAMPLE}` };
  if (missing.length > 0)
    return { wrong: `When are you awake on ${daysWords(missing)}? Name these days, too, or write “off” behind them.` };
  return checked(weekOf(ALL.map((day) => withNights(day, spans))));
}

/** Returns waking hours in words, such as “Monday to Friday 8:00 to 22:00, Saturday and Sunday 10:00 to 24:00”. */
export function hoursWords(week: Week): string {
  const groups = new Map<string, number[]>();
  week.forEach((spans, day) => {
    const words = spans.map(({ from, until }) => `${timeWords(from)} to ${timeWords(until)}`).join(' and ') || 'off';
    const group = groups.get(words);
    if (group === undefined) groups.set(words, [day]);
    else group.push(day);
  });
  return [...groups].map(([words, days]) => `${daysWords(days)} ${words}`).join(', ');
}

/** Splits a text into days, spans and “off”. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/\b(?:to|until|till)\b/g, '-')
    .replaceAll(/\b(?:every|each) day\b/g, 'daily')
    .replaceAll(/\b(?:from|and)\b|[,;&+]|:(?!\d)/g, ' ')
    .replaceAll(/\s*-\s*/g, '-')
    .replaceAll(/(\d) +([ap]m)\b/g, '$1$2')
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** The days that a word names, or null if it names none. */
function daysNamed(word: string): readonly number[] | null {
  const group = GROUPS.get(word);
  if (group !== undefined) return group;
  const [first, last, ...more] = word.split('-').map(dayNamed);
  if (first === undefined || first < 0 || more.length > 0) return null;
  if (last === undefined) return [first];
  if (last < 0) return null;
  // A week may be named across its end, as in “Fri-Mon”.
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, at) => (first + at) % 7);
}

/** The number of a day from its name, a plural or at least its first three letters; -1 for other words. */
export function dayNamed(word: string): number {
  const name = word.replace(/\.$/, '').replace(/days$/, 'day');
  return name.length < 3 ? -1 : NAMES.findIndex((day) => day.toLowerCase().startsWith(name));
}

/** The span that a word names, such as `8-22`, `7:30-8.30` or `6pm-2am`; undefined for other words. */
function spanNamed(word: string): DaySpan | undefined {
  const [from, until, ...more] = word.split('-').map(timeNamed);
  if (from === undefined || until === undefined || more.length > 0) return undefined;
  if (Number.isNaN(from) || Number.isNaN(until) || from === until || from === DAY) return undefined;
  // A span that ends after midnight is split later.
  return { from, until: until < from ? until + DAY : until };
}

/** The minutes since midnight of a time such as `8`, `8:30`, `8.30` or `8pm`; NaN for other words. */
function timeNamed(word: string): number {
  const found = /^(\d{1,2})(?:[:.](\d\d))?([ap]m)?$/.exec(word);
  if (found === null) return Number.NaN;
  const [, hour, minute = '0', half] = found;
  if (Number(minute) > 59) return Number.NaN;
  if (half !== undefined && (Number(hour) < 1 || Number(hour) > 12)) return Number.NaN;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === 'pm' ? 12 : 0);
  const time = hours * 60 + Number(minute);
  return time > DAY ? Number.NaN : time;
}

/** The spans of a day, with the part after midnight of the evening before. Spans that meet are joined. */
function withNights(day: number, typed: ReadonlyMap<number, readonly DaySpan[]>): DaySpan[] {
  const spansOn = (one: number): readonly DaySpan[] => must(typed.get(one), 'the spans of a day');
  const own = spansOn(day).map(({ from, until }) => ({ from, until: Math.min(until, DAY) }));
  const before = spansOn((day + 6) % 7);
  const nights = before.flatMap(({ until }) => (until > DAY ? [{ from: 0, until: until - DAY }] : []));
  const joined: DaySpan[] = [];
  for (const span of [...nights, ...own].sort((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last !== undefined && span.from <= last.until) last.until = Math.max(last.until, span.until);
    else joined.push({ ...span });
  }
  return joined;
}

function checked(week: Week): HoursRead {
  if (week.some((spans) => spans.length > MOST_SPANS))
    return { wrong: `Use at most ${MOST_SPANS} spans of hours for each day.` };
  const awake = week.flat().reduce((sum, { from, until }) => sum + until - from, 0);
  if (awake < LEAST) return { wrong: 'Leave me at least an hour in the week. For days off, use `/orders holidays:`.' };
  return { week };
}

function weekOf(days: readonly (readonly DaySpan[])[]): Week {
  const [monday = [], tuesday = [], wednesday = [], thursday = [], friday = [], saturday = [], sunday = []] = days;
  return [monday, tuesday, wednesday, thursday, friday, saturday, sunday];
}

/** Days in words, such as “Monday to Friday” or “Saturday and Sunday”. */
function daysWords(days: readonly number[]): string {
  if (days.length === ALL.length) return 'every day';
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const parts = runs.flatMap((run) => {
    const names = run.map((day) => must(NAMES[day], 'a day of the week'));
    return names.length > 2 ? [`${names[0]} to ${names.at(-1)}`] : names;
  });
  return new Intl.ListFormat('en-GB').format(parts);
}

function timeWords(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${`${minutes % 60}`.padStart(2, '0')}`;
}
