import { expect, test } from 'vitest';
import { canCount, flushesIn } from '../../../bench/costly-redis.ts';
import { flushFigures } from '../../../bench/latency.ts';

const silent = (): void => {};

test.skipIf(!canCount())(
  'a command waits for three disk flushes (inbox with wake-up, job, and commit), and a job alone waits for two',
  async () => {
    const { fsyncs_per_commit, fsyncs_per_hop } = await flushFigures(silent, { pairs: 1, warmUp: 4, rest: 60 });
    expect({ fsyncs_per_commit, fsyncs_per_hop }).toEqual({ fsyncs_per_commit: 3, fsyncs_per_hop: 2 });
  },
  120_000,
);

test('a trace records the start of each flush', () => {
  const trace = [
    '2201  1795879791.353425 fsync(7)        = 0',
    '2201  1795879791.354969 fdatasync(8)    = 0 (DELAYED)',
    '2201  1795879792.330266 fdatasync(7)    = 0 (DELAYED)',
  ].join('\n');
  expect(flushesIn(trace)).toEqual([1795879791354.969, 1795879792330.266]);
});

test('flushes are counted only if the tracer is installed', () => {
  expect(canCount('')).toBe(false);
  expect(canCount('/nowhere:/nowhere/else')).toBe(false);
});
