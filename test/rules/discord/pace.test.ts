import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pace } from '../../../src/discord/pace.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('no second sees more requests than may pass, and they pass in order', async () => {
  const pace = new Pace(5);
  const passed: [number, number][] = [];
  for (let i = 0; i < 20; i++) {
    void pace.turn().then(() => passed.push([i, performance.now()]));
    await vi.advanceTimersByTimeAsync(130);
  }
  await vi.advanceTimersByTimeAsync(5_000);
  expect(passed.map(([i]) => i)).toEqual(Array.from({ length: 20 }, (_, i) => i));
  for (const [i, [, at]] of passed.entries())
    expect(at - (passed[i - 5]?.[1] ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(1_000);
});
