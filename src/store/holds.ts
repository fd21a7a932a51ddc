import type { Redis } from 'ioredis';
import { keys } from './keys.ts';
import { script } from './script.ts';

/** A pause that all processes observe. */
export interface Hold {
  /** The reason, which is one of a few fixed words. */
  why: string;
  /** How much of the pause is left, in milliseconds. */
  rest: number;
}

const hold = script('set-hold', { keys: ['hold'], args: { why: 'text', rest: 'number' } });

/** Stores pauses. All bots on one Redis share these pauses, which survive restarts. */
export class Holds {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** Sets the pause `name` for `rest` milliseconds, unless a longer pause is already set. */
  async set(name: string, why: string, rest: number): Promise<void> {
    await hold(this.#redis, { hold: keys.hold(name) }, { why, rest: Math.ceil(rest) });
  }

  /** Returns the current pause and its reason, or null. */
  async read(name: string): Promise<Hold | null> {
    const [why, rest] = await Promise.all([this.#redis.get(keys.hold(name)), this.#redis.pttl(keys.hold(name))]);
    return why === null || rest <= 0 ? null : { why, rest };
  }

  /** Ends a pause. */
  async end(name: string): Promise<void> {
    await this.#redis.del(keys.hold(name));
  }
}
