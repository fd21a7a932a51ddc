import { describe, expect, test } from 'vitest';
import { ASSUMED, coresFor, movesAt } from '../../../bench/load/arithmetic.ts';
import { orderOf } from '../../../bench/load/order.ts';
import { planOf } from '../../../bench/load/plan.ts';
import { plotted } from '../../../bench/load/plot.ts';
import { partOf } from '../../../bench/load/report.ts';

const [FIRST, SECOND, THIRD] = ['700000000000000001', '700000000000000002', '700000000000000003'];

describe('the order in which commands are applied', () => {
  test('commands in the order of their ids are in order, whatever the order of the hash', () => {
    expect(orderOf({ [`${SECOND}`]: '9', [`${FIRST}`]: '4', [`${THIRD}`]: '12' })).toEqual({ applied: 3, swapped: 0 });
  });

  test('a command that was applied before an earlier one is found', () => {
    expect(orderOf({ [`${FIRST}`]: '9', [`${SECOND}`]: '4', [`${THIRD}`]: '12' })).toEqual({ applied: 3, swapped: 1 });
  });

  test('commands that came from nobody in the chat don’t count', () => {
    expect(orderOf({ 'act0000-1': '1', [`${FIRST}`]: '2' })).toEqual({ applied: 1, swapped: 0 });
  });
});

describe('the plan of a run', () => {
  test('numbers that aren’t given have their usual values', () => {
    expect(planOf([])).toMatchObject({ tables: 200, active: 50, rate: 10, cache: null, keep: null });
    expect(planOf(['--tables', '5000', '--active', '500', '--cache', '64'])).toMatchObject({
      tables: 5_000,
      cache: 64,
    });
  });

  test.each([
    [['--tables', 'many'], '--tables must be a number from 1 to 20000.'],
    [['--rate', '0'], '--rate must be a number from 0.1 to 1000.'],
    [['--cache', '7'], '--cache must be a number from 8 to 100000.'],
    [['--tables', '10', '--active', '11'], '--active must be at most --tables.'],
  ])('%j is refused, with what it must be', (args, words) => {
    expect(() => planOf(args)).toThrow(words);
  });
});

const NONE = { p50: null, p95: null, p99: null };
const experience = {
  ...{ sent: 120, answered: 120, busy: 0, lost: 0, word: NONE, picture: NONE },
  ...{ pictures: 0, slowest: 0 },
};
const sample = (at: number, cpu: number, memory: number, jobs: number) => ({
  ...{ at, use: { worker: { cpu, memory }, discord: { cpu: cpu * 2, memory } } },
  ...{ queues: { wake: jobs }, redis: 20 + at, cache: at },
});

test('a part of a run has the cores between its samples, and the largest memory and queues', () => {
  const part = partOf('play', 10, experience, [sample(0, 5, 100, 0), sample(5, 6, 300, 9), sample(10, 8, 200, 2)]);
  expect(part).toMatchObject({
    use: { worker: { cores: 0.3, memory: 300 } },
    queues: { wake: 9 },
    redis: 30,
    cache: 10,
  });
});

test('the cores for many servers follow from the cores that an action used', () => {
  const part = partOf('play', 10, experience, [sample(0, 0, 1, 0), sample(10, 6, 1, 0)]);
  const moves = (100_000 * ASSUMED.tables * ASSUMED.moves * ASSUMED.peak) / 86_400;
  expect(movesAt(100_000)).toBeCloseTo(moves);
  expect(coresFor(100_000, part)).toEqual({ worker: expect.closeTo((0.6 / 12) * moves) });
});

test('a plot is a PNG of the page’s width', () => {
  const png = plotted({
    title: 'A plot',
    across: 'Tables',
    up: 'ms',
    curves: [
      {
        name: 'words',
        points: [
          [0, 1],
          [50_000, 900],
        ],
      },
    ],
  });
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.readUInt32BE(16)).toBe(1_200);
});
