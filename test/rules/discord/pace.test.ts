import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pace } from '../../../src/discord/pace.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The times at which this many simultaneous requests pass, in milliseconds from now. */
async function passing(pace: Pace, requests: number): Promise<number[]> {
  const from = performance.now();
  const passed: number[] = [];
  const all = Array.from({ length: requests }, () => pace.turn().then(() => passed.push(performance.now() - from)));
  await vi.advanceTimersByTimeAsync(60_000);
  await Promise.all(all);
  return passed;
}

/** The most requests that passed within any period of this many milliseconds. */
function mostWithin(passed: readonly number[], length: number): number {
  return Math.max(...passed.map((from) => passed.filter((at) => at >= from && at < from + length).length));
}

test('after a pause, five requests are sent together, and later ones one at a time', async () => {
  const passed = await passing(new Pace(45), 200);
  expect(passed.filter((at) => at === 0)).toHaveLength(5);
  const gaps = passed.slice(5).map((at, i) => at - (passed[i + 4] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(20);
  expect(mostWithin(passed, 100)).toBeLessThanOrEqual(9);
});

test('no more requests than allowed are sent in any second', async () => {
  const passed = await passing(new Pace(45), 300);
  expect(mostWithin(passed, 1_000)).toBeLessThanOrEqual(45);
  expect(mostWithin(passed, 1_000)).toBeGreaterThanOrEqual(40);
});

test('a pause restores no more than one burst of requests', async () => {
  const pace = new Pace(45);
  await passing(pace, 45);
  await vi.advanceTimersByTimeAsync(60_000);
  const again = await passing(pace, 20);
  expect(again.filter((at) => at === 0)).toHaveLength(5);
});

test('the order of requests is kept', async () => {
  const pace = new Pace(5);
  const passed: number[] = [];
  for (let i = 0; i < 20; i++) {
    void pace.turn().then(() => passed.push(i));
    await vi.advanceTimersByTimeAsync(130);
  }
  await vi.advanceTimersByTimeAsync(20_000);
  expect(passed).toEqual(Array.from({ length: 20 }, (_, i) => i));
});
