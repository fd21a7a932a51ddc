import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Pause } from '../../../src/kernel/table.ts';
import { afterStops, stopsOf } from '../../../src/tables/pauses.ts';

test('a pause stops the time until it ended, until its end, or forever', () => {
  const pauses: Pause[] = [
    { from: 10, until: 90, ended: 20 },
    { from: 30, until: 30, ended: 30 },
    { from: 40, until: 60 },
    { from: 70, until: null },
  ];
  expect(stopsOf(pauses)).toEqual([
    { from: 10, until: 20 },
    { from: 40, until: 60 },
    { from: 70, until: Number.POSITIVE_INFINITY },
  ]);
  expect(stopsOf()).toEqual([]);
});

test('a deadline moves by the pauses before it, and has no end if a pause has none', () => {
  const stops = stopsOf([
    { from: 10, until: 20 },
    { from: 70, until: null },
  ]);
  expect(afterStops(0, 5, stops)).toBe(5);
  expect(afterStops(0, 10, stops)).toBe(10);
  expect(afterStops(0, 11, stops)).toBe(21);
  expect(afterStops(15, 5, stops)).toBe(25);
  expect(afterStops(30, 40, stops)).toBe(70);
  expect(afterStops(30, 41, stops)).toBe(Number.POSITIVE_INFINITY);
});

/** Up to four pauses in their order, which don't overlap. */
const anyStops = fc
  .uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 8 })
  .map((times) => times.toSorted((one, other) => one - other))
  .map((times) =>
    times.flatMap((from, at) => {
      const until = times[at + 1];
      return at % 2 === 0 && until !== undefined ? [{ from, until }] : [];
    }),
  );

test('between the beginning and the deadline, exactly the given time is outside of the pauses', () => {
  const some = fc.integer({ min: 0, max: 60 });
  fc.assert(
    fc.property(anyStops, some, some, (stops, from, time) => {
      const end = afterStops(from, time, stops);
      const isStopped = (at: number): boolean => stops.some((stop) => stop.from <= at && at < stop.until);
      const counts = Array.from({ length: end - from }, (_, at) => from + at).filter((at) => !isStopped(at));
      expect(counts).toHaveLength(time);
      // The deadline is the first such instant.
      if (time > 0) expect(isStopped(end - 1)).toBe(false);
    }),
  );
});
