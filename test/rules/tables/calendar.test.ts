import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Calendar,
  counted,
  type DaySpan,
  deadline,
  holidayAt,
  lastAwake,
  localDate,
  untilAwake,
  type Week,
} from '../../../src/tables/calendar.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The same hours on all days. */
function daily(...spans: DaySpan[]): Week {
  return [spans, spans, spans, spans, spans, spans, spans];
}

const hours = (from: number, until: number): DaySpan => ({ from: from * 60, until: until * 60 });
const at = (time: string): number => Date.parse(time);

/** Zones, each with a year and the offsets from UTC at the beginning and the end of that year, in hours. */
const YEARS = [
  ['Europe/Berlin', 2026, 1, 1, 365],
  ['Australia/Sydney', 2026, 11, 11, 365],
  ['Asia/Kolkata', 2026, 5.5, 5.5, 365],
  ['Atlantic/Azores', 2026, -1, -1, 365],
  ['Australia/Lord_Howe', 2026, 11, 11, 365], // The clocks change by half an hour.
  ['Pacific/Apia', 2011, -10, 14, 364], // 30 December 2011 didn't exist.
] as const;

test.each(YEARS)('a year in %s (%d) has the hours of its days', (zone, year, before, after, days) => {
  const from = Date.UTC(year, 0, 1) - before * HOUR;
  const until = Date.UTC(year + 1, 0, 1) - after * HOUR;
  const time = (...spans: DaySpan[]) => counted(from, until, { zone, week: daily(...spans), holidays: [] });
  expect(time(hours(8, 22))).toBe(days * 14 * HOUR);
  expect(time(hours(7, 8.5), hours(18, 23))).toBe(days * 6.5 * HOUR);
  // All of the time, however long some days are.
  expect(time(hours(0, 24))).toBe(until - from);
  // What spring takes from the night, autumn gives back.
  if (year === 2026) expect(time(hours(0, 4))).toBe(days * 4 * HOUR);
});

test.each([
  ['Europe/Berlin', '2026-03-28T23:00:00Z', 4 * HOUR - HOUR],
  ['Europe/Berlin', '2026-10-24T22:00:00Z', 4 * HOUR + HOUR],
  ['Australia/Lord_Howe', '2026-10-03T13:30:00Z', 4 * HOUR - HOUR / 2],
  ['Australia/Lord_Howe', '2026-04-04T13:00:00Z', 4 * HOUR + HOUR / 2],
  ['Australia/Sydney', '2026-10-03T14:00:00Z', 4 * HOUR - HOUR],
  ['Australia/Sydney', '2026-04-04T13:00:00Z', 4 * HOUR + HOUR],
  ['Atlantic/Azores', '2026-03-29T01:00:00Z', 4 * HOUR - HOUR],
  ['Atlantic/Azores', '2026-10-25T00:00:00Z', 4 * HOUR + HOUR],
])('in %s, the night from %s is longer or shorter by the change of the clocks', (zone, midnight, expected) => {
  const night = { zone, week: daily(hours(0, 4)), holidays: [] };
  expect(counted(at(midnight), at(midnight) + DAY / 2, night)).toBe(expected);
  expect(deadline(at(midnight), expected, night)).toBe(at(midnight) + expected);
});

test('a part of an hour that comes twice counts twice', () => {
  // In Berlin, 2:00 to 3:00 comes twice on 25 October 2026.
  const calendar = { zone: 'Europe/Berlin', week: daily(hours(2, 2.5)), holidays: [] };
  expect(counted(at('2026-10-25T00:00:00Z'), at('2026-10-25T00:30:00Z'), calendar)).toBe(HOUR / 2);
  expect(counted(at('2026-10-25T00:30:00Z'), at('2026-10-25T01:00:00Z'), calendar)).toBe(0);
  expect(counted(at('2026-10-25T01:00:00Z'), at('2026-10-25T02:00:00Z'), calendar)).toBe(HOUR / 2);
});

test('hours that the clocks skip don’t exist, and people are next awake on the following day', () => {
  const calendar = { zone: 'Europe/Berlin', week: daily(hours(2, 3)), holidays: [] };
  const evening = at('2026-03-28T20:00:00Z');
  expect(evening + untilAwake(evening, calendar)).toBe(at('2026-03-30T00:00:00Z'));
});

test('each day of the week has its own hours, from Monday to Sunday', () => {
  for (let day = 0; day < 7; day += 1) {
    const week = daily().map((_, one) => (one === day ? [hours(8, 9)] : [])) as unknown as Week;
    // 23 March 2026 was a Monday.
    const expected = at('2026-03-23T08:00:00Z') + day * DAY;
    expect(
      at('2026-03-23T00:00:00Z') + untilAwake(at('2026-03-23T00:00:00Z'), { zone: 'UTC', week, holidays: [] }),
    ).toBe(expected);
  }
});

test('holidays don’t count, from their first to their last day', () => {
  const calendar: Calendar = {
    zone: 'Europe/Berlin',
    week: daily(hours(8, 22)),
    holidays: [{ from: '2026-08-03', until: '2026-08-17' }],
  };
  const before = at('2026-08-02T20:00:00Z');
  expect(before + untilAwake(before, calendar)).toBe(at('2026-08-18T06:00:00Z'));
  expect(counted(at('2026-08-01T00:00:00Z'), at('2026-08-31T00:00:00Z'), calendar)).toBe(15 * 14 * HOUR);
  expect(deadline(at('2026-08-02T19:00:00Z'), 2 * HOUR, calendar)).toBe(at('2026-08-18T07:00:00Z'));
});

test('a week without waking time is an error, because nothing would ever be due', () => {
  const calendar = { zone: 'UTC', week: daily(hours(8, 8)), holidays: [] };
  for (const use of [() => counted(0, 1, calendar), () => deadline(0, 1, calendar), () => untilAwake(0, calendar)])
    expect(use).toThrow(RangeError);
});

/** Local time in minutes since midnight, and the day of the week, by the system's own calendar. */
function localTime(zone: string): (time: number) => { day: number; minute: number } {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (time) => {
    const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, value]));
    const day = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(parts.get('weekday') ?? '');
    return { day, minute: Number(parts.get('hour')) * 60 + Number(parts.get('minute')) };
  };
}

/** Instants near changes of the clocks, by zone. */
const CHANGES = [
  ['Europe/Berlin', '2026-03-29T01:00:00Z'],
  ['Europe/Berlin', '2026-10-25T01:00:00Z'],
  ['Australia/Sydney', '2026-04-04T16:00:00Z'],
  ['Australia/Sydney', '2026-10-03T16:00:00Z'],
  ['Asia/Kolkata', '2026-03-29T01:00:00Z'],
  ['Atlantic/Azores', '2026-03-29T01:00:00Z'],
  ['Atlantic/Azores', '2026-10-25T01:00:00Z'],
  ['Australia/Lord_Howe', '2026-04-04T15:00:00Z'],
  ['Australia/Lord_Howe', '2026-10-03T15:30:00Z'],
  ['Pacific/Apia', '2011-12-30T10:00:00Z'],
  ['Africa/Casablanca', '2026-02-15T02:00:00Z'],
  ['America/St_Johns', '2026-03-08T05:30:00Z'],
] as const;

const span = fc
  .tuple(fc.integer({ min: 0, max: 1_439 }), fc.integer({ min: 1, max: 1_440 }))
  .map(([one, other]) => ({ from: Math.min(one, other), until: Math.max(one, other, Math.min(one, other) + 1) }));
const day = fc.oneof(
  fc.constant<DaySpan[]>([]),
  span.map((one) => [one]),
  fc.tuple(span, span).map(([one, other]) => [one, { from: one.until, until: Math.max(one.until, other.until) }]),
);
/** Calendars with a change of their clocks, which is in the middle of `near`. */
const situation = fc
  .record({
    change: fc.constantFrom(...CHANGES),
    week: fc.tuple(day, day, day, day, day, day, day),
    free: fc.option(fc.integer({ min: -5, max: 5 })),
    always: span,
  })
  .map(({ change: [zone, time], week, free, always }) => {
    const near = at(time);
    const date = free === null ? null : new Date(near + free * DAY).toISOString().slice(0, 10);
    const [monday, ...others] = week;
    const calendar: Calendar = {
      zone,
      // At least one day has waking time.
      week: [monday.some(({ from, until }) => from < until) ? monday : [always], ...others],
      holidays: date === null ? [] : [{ from: date, until: date }],
    };
    return { near, calendar };
  });
const distance = fc.integer({ min: -9 * DAY, max: 9 * DAY });

test('the waking time equals the number of waking minutes, counted one by one', () => {
  fc.assert(
    fc.property(situation, fc.integer({ min: -2_000, max: 2_000 }), ({ near, calendar }, shift) => {
      const { zone, week } = calendar;
      const local = localTime(zone);
      const from = near + shift * MINUTE;
      let minutes = 0;
      for (let time = from; time < from + DAY; time += MINUTE) {
        const { day: weekday, minute } = local(time);
        if (week[weekday]?.some((one) => one.from <= minute && minute < one.until)) minutes += 1;
      }
      expect(counted(from, from + DAY, { ...calendar, holidays: [] })).toBe(minutes * MINUTE);
    }),
    { numRuns: 60 },
  );
});

test('waking time is additive, never negative, and never more than the time that passes', () => {
  fc.assert(
    fc.property(situation, distance, distance, distance, ({ near, calendar }, ...shifts) => {
      const [from = 0, middle = 0, until = 0] = shifts.map((shift) => near + shift).sort((one, other) => one - other);
      const first = counted(from, middle, calendar);
      const second = counted(middle, until, calendar);
      expect(first + second).toBe(counted(from, until, calendar));
      expect(first).toBeGreaterThanOrEqual(0);
      expect(first).toBeLessThanOrEqual(middle - from);
    }),
    { numRuns: 300 },
  );
});

test('a later deadline has more waking time, and the deadline is the inverse of the waking time', () => {
  fc.assert(
    fc.property(situation, distance, fc.integer({ min: 1, max: 9 * DAY }), ({ near, calendar }, shift, time) => {
      const from = near + shift;
      const due = deadline(from, time, calendar);
      expect(counted(from, due, calendar)).toBe(time);
      // It is the first such instant, at which the person is still awake.
      expect(counted(from, due - 1, calendar)).toBe(time - 1);
      expect(deadline(from, time + 1, calendar)).toBeGreaterThan(due);
    }),
    { numRuns: 300 },
  );
});

test('until a person is awake, no waking time passes', () => {
  fc.assert(
    fc.property(situation, distance, ({ near, calendar }, shift) => {
      const wait = untilAwake(near + shift, calendar);
      expect(counted(near + shift, near + shift + wait, calendar)).toBe(0);
      expect(counted(near + shift, near + shift + wait + 1, calendar)).toBe(1);
    }),
    { numRuns: 300 },
  );
});

test('a holiday is on from the first minute of its first day to the last one of its last day, in the local time', () => {
  const holidays = [
    { from: '2026-03-28', until: '2026-03-29' },
    { from: '2026-03-30', until: '2026-03-31' },
  ];
  const calendar: Calendar = { zone: 'Europe/Berlin', week: daily(hours(8, 22)), holidays };
  expect(holidayAt(at('2026-03-27T22:59:59Z'), calendar)).toBeNull();
  // Holidays that meet count as one. The clocks change on 29 March.
  const whole = { from: '2026-03-28', until: '2026-03-31' };
  expect(holidayAt(at('2026-03-27T23:00:00Z'), calendar)).toEqual(whole);
  expect(holidayAt(at('2026-03-31T21:59:59Z'), calendar)).toEqual({ ...whole, from: '2026-03-30' });
  expect(holidayAt(at('2026-03-31T22:00:00Z'), calendar)).toBeNull();
});

test('in every zone, nobody is awake on a holiday, and everybody is soon after it', () => {
  const zones = fc.constantFrom(...YEARS.map(([zone]) => zone), 'America/St_Johns', 'Pacific/Chatham');
  const instants = fc.integer({ min: Date.UTC(2010, 0, 1), max: Date.UTC(2037, 0, 1) });
  fc.assert(
    fc.property(zones, instants, (zone, now) => {
      const today = localDate(now, zone);
      const calendar: Calendar = { zone, week: daily(hours(0, 24)), holidays: [{ from: today, until: today }] };
      expect(holidayAt(now, calendar)).toEqual({ from: today, until: today });
      const wait = untilAwake(now, calendar);
      expect(wait).toBeGreaterThan(0);
      expect(holidayAt(now + wait, calendar)).toBeNull();
    }),
  );
});

const spans = fc.array(
  fc.tuple(distance, fc.integer({ min: 0, max: 3 * DAY })).map(([from, lasts]) => ({ from, until: from + lasts })),
  { maxLength: 4 },
);
/** Pauses near a change of the clocks, which may overlap. */
const paused = fc.tuple(situation, spans).map(([one, stops]) => ({
  ...one,
  stopped: stops.map(({ from, until }) => ({ from: one.near + from, until: one.near + until })),
}));

test('T-PACE-01: pauses never count, however they overlap', () => {
  fc.assert(
    fc.property(paused, fc.integer({ min: -9, max: 9 }), ({ near, calendar, stopped }, days) => {
      const from = near + days * DAY;
      // Each quarter of an hour counts if its person is awake and no pause has begun.
      const edges = [from, from + DAY, ...stopped.flatMap((one) => [one.from, one.until])]
        .filter((edge) => from <= edge && edge <= from + DAY)
        .sort((one, other) => one - other);
      const free = edges.slice(1).reduce((sum, until, at) => {
        const begin = edges[at] ?? until;
        const isPaused = stopped.some((one) => one.from <= begin && until <= one.until);
        return isPaused ? sum : sum + counted(begin, until, calendar);
      }, 0);
      expect(counted(from, from + DAY, calendar, stopped)).toBe(free);
    }),
    { numRuns: 300 },
  );
});

test('T-PACE-01: with pauses, counted time stays additive, and the deadline stays its inverse', () => {
  fc.assert(
    fc.property(paused, distance, distance, distance, ({ near, calendar, stopped }, ...shifts) => {
      const [from = 0, middle = 0, until = 0] = shifts.map((shift) => near + shift).sort((one, other) => one - other);
      const count = (one: number, other: number): number => counted(one, other, calendar, stopped);
      expect(count(from, middle) + count(middle, until)).toBe(count(from, until));
      const time = Math.max(1, until - middle);
      const due = deadline(from, time, calendar, stopped);
      expect(count(from, due)).toBe(time);
      expect(count(from, due - 1)).toBe(time - 1);
      expect(deadline(from, time + 1, calendar, stopped)).toBeGreaterThan(due);
    }),
    { numRuns: 300 },
  );
});

test.each(['Europe/Berlin', 'Australia/Sydney', 'Asia/Kolkata', 'Atlantic/Azores'])(
  'T-PACE-01: a whole year in %s has the waking time of its days, across both changes of the clocks',
  (zone) => {
    const from = at('2026-01-10T12:00:00Z');
    const until = from + 365 * DAY;
    const calendar = { zone, week: daily(hours(8, 22)), holidays: [] };
    // The changes are at night, so each day has 14 waking hours.
    expect(counted(from, until, calendar)).toBe(365 * 14 * HOUR);
    expect(deadline(from, 365 * 14 * HOUR, calendar)).toBeLessThanOrEqual(until);
    const stopped = [{ from: from + 30 * DAY, until: from + 40 * DAY }];
    expect(counted(from, until, calendar, stopped)).toBe(355 * 14 * HOUR);
    // Days of 24 hours are longer and shorter by the changes, which cancel each other out.
    expect(counted(from, until, { ...calendar, week: daily(hours(0, 24)) })).toBe(365 * DAY);
  },
);

test('T-PACE-01: a pause that never ends leaves no deadline', () => {
  const calendar = { zone: 'UTC', week: daily(hours(0, 24)), holidays: [] };
  const stopped = [{ from: 5 * HOUR, until: Number.POSITIVE_INFINITY }];
  expect(deadline(0, 5 * HOUR, calendar, stopped)).toBe(5 * HOUR);
  expect(deadline(0, 5 * HOUR + 1, calendar, stopped)).toBe(Number.POSITIVE_INFINITY);
  expect(counted(0, DAY, calendar, stopped)).toBe(5 * HOUR);
});

test('the last waking time in a span ends with the span, or when the person goes to sleep', () => {
  const calendar = { zone: 'UTC', week: daily(hours(8, 22)), holidays: [] };
  expect(lastAwake({ from: 0, until: 12 * HOUR }, calendar)).toBe(12 * HOUR);
  expect(lastAwake({ from: 0, until: DAY }, calendar)).toBe(22 * HOUR);
  expect(lastAwake({ from: 0, until: 7 * HOUR }, calendar)).toBeNull();
});
