import type { Redis } from 'ioredis';
import { keys } from './keys.ts';
import { type Regular, regularly } from './regularly.ts';
import { asList, asNumber, script } from './script.ts';

/** We assume that the clocks of two processes of a store differ by at most this, in milliseconds. */
const APART = 1_000;

/**
 * Returns the age of a timestamp in milliseconds. A timestamp in the future comes from a wrong clock, and has an
 * infinite age, so nothing waits for it.
 * @param stamp the timestamp (ms since 1970)
 * @param now the current time by the same clock
 */
export function ago(stamp: number, now: number): number {
  return stamp > now + APART ? Number.POSITIVE_INFINITY : Math.max(now - stamp, 0);
}

/** The interval at which a process reads the store's clock, in milliseconds. */
const LOOK = 2_000;

const advance = script('advance-clock', { keys: ['store'], args: { known: 'number' } });
const read = script('read-clock', { keys: ['store'], args: {} });

/**
 * The clock of a process: the only source of the present time in `src/queue`, `src/store` and `src/discord`. A test
 * may use a clock that runs ahead.
 */
export interface SharedClock {
  /**
   * The time in milliseconds since 1970, used for delays, due times and ages. This time never goes back, even if Redis'
   * clock is set back.
   */
  now(): number;
  /** The time in milliseconds since 1970 by Redis' clock, used for times that people read. */
  time(): number;
  /**
   * Runs a check each time an interval has passed, one run at a time.
   * @param interval in milliseconds
   */
  every(interval: number, check: () => Promise<void>): Regular;
  close(): void;
}

/** Reads Redis' clock and the store's clock once, in milliseconds since 1970. Changes nothing. */
export async function readClock(redis: Redis): Promise<{ time: number; now: number }> {
  const [time, now] = asList(await read(redis, { store: keys.store }, {}));
  return { time: asNumber(time), now: asNumber(now) };
}

/**
 * The clock that all processes of a store share. This clock follows Redis' clock, so it is the same on every machine,
 * even if the machines' own clocks differ. Between two readings, it advances with the process's monotonic timer, which
 * nobody can set.
 */
export class StoreClock implements SharedClock {
  readonly #redis: Redis;
  readonly #reading: Regular;
  #heard = 0;
  #wall = 0;
  #store = 0;

  private constructor(redis: Redis) {
    this.#redis = redis;
    // If Redis is unreachable, the time still advances with the monotonic timer.
    this.#reading = regularly(LOOK, () => this.#look());
  }

  /** Opens the clock, and resolves once it knows the time. */
  static async open(redis: Redis): Promise<StoreClock> {
    const clock = new StoreClock(redis);
    try {
      await clock.#look();
      return clock;
    } catch (error) {
      clock.close();
      throw error;
    }
  }

  now(): number {
    return this.#store + this.#elapsed();
  }

  time(): number {
    return this.#wall + this.#elapsed();
  }

  every(interval: number, check: () => Promise<void>): Regular {
    return regularly(interval, check);
  }

  close(): void {
    this.#reading.close();
  }

  #elapsed(): number {
    return Math.floor(performance.now() - this.#heard);
  }

  async #look(): Promise<void> {
    const before = performance.now();
    const known = (): number => (this.#heard === 0 ? 0 : this.now());
    const [wall, store] = asList(await advance(this.#redis, { store: keys.store }, { known: known() }));
    const half = (performance.now() - before) / 2;
    this.#store = Math.max(Math.floor(asNumber(store) + half), known());
    this.#wall = Math.floor(asNumber(wall) + half);
    this.#heard = performance.now();
  }
}
