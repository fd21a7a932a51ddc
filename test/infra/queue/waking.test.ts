import { expect, test } from 'vitest';
import { ZONES } from '../../../src/discord/compose/zone.ts';
import { untilAwake } from '../../../src/queue/waking.ts';

const HOUR = 3_600_000;
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
])('in %s at %s UTC one waits %d ms', (zone, time, wait) => {
  expect(untilAwake(zone, at(time))).toBe(wait);
});

test('every zone that one can choose is known', () => {
  for (const [zone] of ZONES) expect(untilAwake(zone, at('12:00'))).toBeGreaterThanOrEqual(0);
});
