import { expect, test } from 'vitest';
import { ZONES } from '../../../src/discord/compose/zone.ts';
import { calendarOf, msUntilAwake } from '../../../src/tables/waking.ts';

const HOUR = 3_600_000;
/** The wait of a person who has set only their zone. */
const msUntilWakingHours = (zone: string | null, time: number): number =>
  msUntilAwake({ zone, hours: null, holidays: null }, time);
const at = (time: string) => Date.parse(`2026-11-22T${time}:00Z`);

test.each([
  ['Europe/Berlin', '12:00', 0],
  ['Europe/Berlin', '07:00', 0], // 8 o'clock there
  ['Europe/Berlin', '06:59', HOUR / 60],
  ['Europe/Berlin', '20:59', 0],
  ['Europe/Berlin', '21:00', 10 * HOUR],
  ['Europe/Berlin', '23:30', 7.5 * HOUR], // half past midnight there
  ['Asia/Kolkata', '00:00', 2.5 * HOUR], // half past five there
  ['', '02:00', 0],
  [null, '02:00', 0],
])('the wait in %s at %s UTC takes %d ms', (zone, time, wait) => {
  expect(msUntilWakingHours(zone, at(time))).toBe(wait);
});

test('the wait until quiet hours end is exact to the millisecond', () => {
  const time = Date.parse('2026-11-22T06:58:40.250Z');
  expect(msUntilWakingHours('Europe/Berlin', time)).toBe(79_750);
});

test('every time zone that the bot offers is known to the system', () => {
  for (const [zone] of ZONES) expect(msUntilWakingHours(zone, at('12:00'))).toBeGreaterThanOrEqual(0);
});

/** `2026-03-29 08:00` in local time. */
function onWall(zone: string, time: number): string {
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  return date.format(time);
}

/** Nights in which clocks change, by the date of the next morning, and nights in which they don't. */
const NIGHTS = [
  ['Europe/Berlin', '2026-03-29'],
  ['Europe/Berlin', '2026-10-25'],
  ['Europe/London', '2026-03-29'],
  ['Europe/London', '2026-10-25'],
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2026-11-01'],
  ['America/Los_Angeles', '2026-03-08'],
  ['America/Los_Angeles', '2026-11-01'],
  ['America/St_Johns', '2026-03-08'],
  ['America/St_Johns', '2026-11-01'],
  ['America/Havana', '2026-03-08'], // at midnight
  ['America/Nuuk', '2026-03-28'], // in the evening before
  ['America/Nuuk', '2026-10-25'],
  ['America/Santiago', '2026-04-05'],
  ['America/Santiago', '2026-09-06'],
  ['Australia/Sydney', '2026-04-05'],
  ['Australia/Sydney', '2026-10-04'],
  ['Australia/Lord_Howe', '2026-04-05'], // by half an hour
  ['Australia/Lord_Howe', '2026-10-04'],
  ['Pacific/Auckland', '2026-04-05'],
  ['Pacific/Auckland', '2026-09-27'],
  ['Africa/Cairo', '2026-04-24'],
  ['Africa/Cairo', '2026-10-30'],
  ['Asia/Kolkata', '2026-03-29'],
  ['Asia/Kathmandu', '2026-10-25'],
  ['Pacific/Chatham', '2026-04-05'],
  ['Pacific/Kiritimati', '2026-10-25'],
  ['America/Phoenix', '2026-11-01'],
  ['UTC', '2026-03-29'],
] as const;

test.each(NIGHTS)(
  'quiet hours in %s follow local time: the night before %s is quiet from 22:00 until 8:00',
  (zone, morning) => {
    const noon = Date.parse(`${morning}T12:00:00Z`);
    let nights = 0;
    // Each quarter of an hour from a day and a half before to a day and a half after. Some times of day occur twice.
    for (let time = noon - 36 * HOUR; time < noon + 36 * HOUR; time += HOUR / 4) {
      const clock = onWall(zone, time).slice(11);
      const wait = msUntilWakingHours(zone, time);
      expect(wait > 0, `${clock} is quiet`).toBe(clock < '08:00' || clock >= '22:00');
      if (wait === 0) continue;
      nights += 1;
      expect(onWall(zone, time + wait).slice(11)).toBe('08:00');
      // It is the next morning.
      expect(wait).toBeLessThanOrEqual(11 * HOUR);
      expect(msUntilWakingHours(zone, time + wait)).toBe(0);
      expect(msUntilWakingHours(zone, time + wait - 1)).toBe(1);
    }
    expect(nights).toBeGreaterThan(100);
  },
);

test('own hours and holidays count, and those that can’t be read count as not set', () => {
  const off: never[] = [];
  const own = JSON.stringify([[{ from: 600, until: 660 }], off, off, off, off, off, off]);
  const holidays = JSON.stringify([{ from: '2026-11-23', until: '2026-11-23' }]);
  // 22 November 2026 is a Sunday.
  const sunday = at('12:00');
  const wait = (times: { hours?: string; holidays?: string }) =>
    msUntilAwake({ zone: 'UTC', hours: null, holidays: null, ...times }, sunday);
  expect(wait({})).toBe(0);
  expect(wait({ hours: own })).toBe(22 * HOUR);
  expect(wait({ hours: own, holidays })).toBe((22 + 7 * 24) * HOUR);
  const empty = JSON.stringify([off, off, off, off, off, off, off]);
  for (const hours of ['', '{', '[]', empty, '[[{"from":0}]]']) expect(wait({ hours })).toBe(0);
  for (const broken of ['', '{', '[{"from":"2026-11-22"}]', '[{"from":"x","until":"y"}]'])
    expect(wait({ holidays: broken })).toBe(0);
  expect(calendarOf({ zone: 'Mars/Olympus', hours: own, holidays })).toBeNull();
});
