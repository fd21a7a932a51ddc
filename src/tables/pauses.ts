import type { Pause } from '../kernel/table.ts';

/** A time that doesn't count towards any deadline, in milliseconds since 1970, without its last millisecond. */
export interface Stop {
  from: number;
  until: number;
}

/** Returns the times at which a table was or will be paused, oldest first. A pause without an end lasts forever. */
export function stopsOf(pauses: readonly Pause[] = []): Stop[] {
  return pauses
    .map(({ from, until, ended }) => ({ from, until: ended ?? until ?? Number.POSITIVE_INFINITY }))
    .filter(({ from, until }) => from < until);
}

/**
 * Returns the first instant by which this much time has passed since `from` outside of the stops (ms since 1970). The
 * result is infinite if a stop without an end comes first.
 * @param stops oldest first, without overlaps
 */
export function afterStops(from: number, time: number, stops: readonly Stop[]): number {
  let end = from + time;
  for (const stop of stops) {
    if (stop.from >= end) break;
    end += Math.max(0, stop.until - Math.max(stop.from, from));
  }
  return end;
}
