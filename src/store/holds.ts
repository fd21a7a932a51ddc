import type { Redis } from 'ioredis';
import { keys } from './keys.ts';
import { script } from './script.ts';

/** A pause that all processes observe. */
export interface Hold {
  /** The reason, which is one of a few fixed words. */
  why: string;
  /** The time that is left until the pause ends, in milliseconds. */
  rest: number;
}

const hold = script(`if redis.call('PTTL', KEYS[1]) >= tonumber(ARGV[2]) then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`);

/** Stores pauses. All bots on one Redis share these pauses, which survive restarts. */
export class Holds {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** Sets the pause `name` for `rest` milliseconds, unless a longer pause is already set. */
  async set(name: string, why: string, rest: number): Promise<void> {
    await hold(this.#redis, [keys.hold(name)], [why, Math.ceil(rest)]);
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
