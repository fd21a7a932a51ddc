import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pace, type Urgency } from '../../../src/discord/pace.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Asks for turns and notes who passed, and when. */
function asking(pace: Pace): { ask(urgency: Urgency, times?: number): void; passed: [Urgency, number][] } {
  const passed: [Urgency, number][] = [];
  const began = performance.now();
  return {
    passed,
    ask(urgency, times = 1) {
      for (let i = 0; i < times; i++)
        void pace.turn(urgency).then(() => passed.push([urgency, performance.now() - began]));
    },
  };
}

test('no second sees more requests than may pass', async () => {
  const { ask, passed } = asking(new Pace(5));
  for (let i = 0; i < 20; i++) {
    ask('words');
    await vi.advanceTimersByTimeAsync(130);
  }
  await vi.advanceTimersByTimeAsync(5_000);
  const times = passed.map(([, at]) => at);
  expect(times).toHaveLength(20);
  for (const [i, at] of times.entries())
    expect(at - (times[i - 5] ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(1_000);
});

test('what is less urgent leaves room for what is more', async () => {
  const { ask, passed } = asking(new Pace(10));
  ask('other', 10);
  ask('picture', 10);
  await vi.advanceTimersByTimeAsync(10);
  expect(passed.map(([urgency]) => urgency)).toEqual([...Array(4).fill('other'), ...Array(4).fill('picture')]);
  ask('words', 10);
  await vi.advanceTimersByTimeAsync(10);
  expect(passed.slice(8).map(([urgency]) => urgency)).toEqual(['words', 'words']);
});

test('of those that wait the most urgent go first', async () => {
  const { ask, passed } = asking(new Pace(5));
  ask('words', 5);
  ask('other');
  ask('picture');
  ask('words');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(passed.slice(5).map(([urgency]) => urgency)).toEqual(['words', 'picture', 'other']);
});

test('what is less urgent gets its share however many words there are', async () => {
  const { ask, passed } = asking(new Pace(10));
  for (let i = 0; i < 40; i++) {
    ask('words');
    await vi.advanceTimersByTimeAsync(125);
    if (i % 4 === 0) ask('other');
  }
  await vi.advanceTimersByTimeAsync(500);
  expect(passed.filter(([urgency]) => urgency === 'other')).toHaveLength(10);
});
