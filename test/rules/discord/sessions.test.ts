import { expect, test } from 'vitest';
import { isFew, pauseBefore } from '../../../src/discord/sessions.ts';

const DAY = 24 * 3_600_000;
const plenty = { total: 1_000, remaining: 900, reset_after: DAY, max_concurrency: 1 };

/** The number of sessions that a bot starts within a day if it ends this many milliseconds after each start. */
function startsInADay(lives: number): number {
  const starts: number[] = [];
  for (let now = 0; now < DAY; ) {
    const since = starts.length === 0 ? null : now - (starts.at(-1) ?? 0);
    const limit = { ...plenty, remaining: 1_000 - starts.length, reset_after: DAY - now };
    const { wait } = pauseBefore({ count: starts.length, since }, limit);
    now += wait;
    if (now < DAY) starts.push(now);
    now += lives;
  }
  return starts.length;
}

test.each([1_000, 5_000, 30_000, 300_000])(
  'a bot that ends %i ms after each start begins far fewer than 1,000 sessions a day',
  (lives) => {
    expect(startsInADay(lives)).toBeLessThan(400);
  },
);

test('the first hundred sessions of a day start immediately, and later ones after increasingly long pauses', () => {
  const waits = [0, 99, 100, 110, 150, 500].map((count) => pauseBefore({ count, since: 0 }, plenty).wait);
  expect(waits).toEqual([0, 0, 10_000, 20_000, 320_000, 900_000]);
  expect(pauseBefore({ count: 110, since: 15_000 }, plenty)).toEqual({ wait: 5_000, why: 'many' });
  expect(pauseBefore({ count: 110, since: DAY }, plenty).wait).toBe(0);
});

test('the last sessions are spread out over the time until Discord resets the count', () => {
  const limit = { ...plenty, remaining: 10, reset_after: 3_600_000 };
  expect(pauseBefore({ count: 1, since: null }, limit)).toEqual({ wait: 360_000, why: 'few' });
  expect(pauseBefore({ count: 1, since: 300_000 }, limit)).toEqual({ wait: 60_000, why: 'few' });
  expect(pauseBefore({ count: 1, since: 3_600_000 }, limit).wait).toBe(0);
});

test('if no session is left, the bot waits for the reset, no matter how long it ran', () => {
  const limit = { ...plenty, remaining: 0, reset_after: 7_000_000 };
  expect(pauseBefore({ count: 1, since: DAY }, limit)).toEqual({ wait: 7_000_000, why: 'few' });
});

test('less than a twentieth of Discord’s daily session limit counts as few sessions left', () => {
  const of = (remaining: number, total: number): boolean => isFew({ remaining, total });
  expect([of(49, 1_000), of(50, 1_000), of(99, 2_000), of(1, 5), of(0, 5)]).toEqual([true, false, true, false, true]);
});
