import type { Redis } from 'ioredis';
import { keys } from './keys.ts';
import { asNumber, script } from './script.ts';

/** The number of minutes over which Discord counts refused requests. */
export const WINDOW = 10;

const add = script('count-refusals', { keys: ['refusals'], args: { requests: 'number', window: 'number' } });

/** Counts the requests that Discord refused, across all processes. Too many refusals in ten minutes lead to a ban. */
export class Refusals {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** Adds refused requests, and returns their number in the last ten minutes. */
  async add(requests: number): Promise<number> {
    return asNumber(await add(this.#redis, { refusals: keys.refusals }, { requests, window: WINDOW }));
  }

  /** Returns the number of refused requests in the last ten minutes. */
  count(): Promise<number> {
    return this.add(0);
  }
}
