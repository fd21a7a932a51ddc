import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { endOf, readUntil, UNTIL_LENGTH } from '../../../src/tables/until.ts';

/** A Monday. */
const TODAY = '2026-11-30';

test.each([
  ['3 days', { days: 3 }],
  ['for a week', { days: 7 }],
  ['2w', { days: 14 }],
  ['one day', { days: 1 }],
  ['we agree', { open: true }],
  ['until everyone agrees', { open: true }],
  ['always', { open: true }],
  ['tomorrow', { date: '2026-12-01' }],
  ['until Friday', { date: '2026-12-04' }],
  ['next  wed', { date: '2026-12-02' }],
  // A day of the week is never today.
  ['Monday', { date: '2026-12-07' }],
  ['7 December', { date: '2026-12-07' }],
  ['Jan 2nd', { date: '2027-01-02' }],
  ['2027-02-03', { date: '2027-02-03' }],
])('“%s” is understood', (text, meant) => {
  expect(readUntil(text, TODAY)).toEqual(meant);
});

test.each([
  ['soon', /don’t understand/],
  ['', /don’t understand/],
  ['30 November', /has begun/],
  ['3 to 17 December', /don’t understand/],
  ['none', /don’t understand/],
  ['0 days', /1 to 366 days/],
  ['53 weeks', /1 to 366 days/],
  ['31 February', /no such day/],
  ['1 May 2029', /more than a year away/],
  ['x'.repeat(UNTIL_LENGTH + 1), /don’t understand/],
])('“%s” is refused with an example', (text, why) => {
  const read = readUntil(text, TODAY);
  expect(read).toMatchObject({ wrong: expect.stringMatching(why) });
});

const zones = fc.constantFrom(
  ...['Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kolkata', 'Atlantic/Azores', 'Pacific/Apia', 'America/St_Johns'],
  ...['America/Sao_Paulo', 'Asia/Kathmandu', 'Pacific/Chatham', 'Africa/Casablanca', 'Antarctica/Troll', 'UTC'],
);
const instants = fc.integer({ min: Date.UTC(2010, 0, 1), max: Date.UTC(2037, 0, 1) });
const local = (at: number, zone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);

test('in every zone, a pause of some days ends at the same local time, at the next full hour', () => {
  fc.assert(
    fc.property(zones, instants, fc.integer({ min: 1, max: 60 }), (zone, now, days) => {
      const end = local(endOf({ days }, now, zone) ?? Number.NaN, zone);
      const then = local(now, zone).add({ days });
      expect(end.minute + end.second + end.millisecond).toBe(0);
      const wait = end.epochMilliseconds - then.epochMilliseconds;
      expect(wait).toBeGreaterThanOrEqual(0);
      // Half an hour more on a night when the clocks go back by that on Lord Howe Island.
      expect(wait).toBeLessThan(1.5 * 3_600_000);
    }),
  );
});

test('in every zone, a pause until a day ends on that day at 9:00', () => {
  fc.assert(
    fc.property(zones, instants, fc.integer({ min: 1, max: 366 }), (zone, now, days) => {
      const date = local(now, zone).toPlainDate().add({ days });
      const end = local(endOf({ date: date.toString() }, now, zone) ?? Number.NaN, zone);
      // A day that a zone leaves out, such as 30 December 2011 in Samoa, begins as the next one.
      const isLeftOut = zone === 'Pacific/Apia' && date.toString() === '2011-12-30';
      if (!isLeftOut) expect(end.toPlainDate().toString()).toBe(date.toString());
      expect(end.hour).toBe(9);
      expect(end.epochMilliseconds).toBeGreaterThan(now);
    }),
  );
});

test('in every zone, a day of the week is one of the next seven days', () => {
  const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  fc.assert(
    fc.property(zones, instants, fc.integer({ min: 0, max: 6 }), (zone, now, weekday) => {
      const today = local(now, zone).toPlainDate();
      const read = readUntil(names[weekday] ?? '', today.toString());
      const date = 'date' in read ? Temporal.PlainDate.from(read.date) : expect.fail('it is no day');
      expect(date.dayOfWeek).toBe(weekday + 1);
      const { days } = today.until(date);
      expect(days).toBeGreaterThanOrEqual(1);
      expect(days).toBeLessThanOrEqual(7);
    }),
  );
});
