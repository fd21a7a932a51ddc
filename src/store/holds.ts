import type { Redis } from 'ioredis';
import { keys } from './keys.ts';
import { script } from './script.ts';

/** Something that all processes leave alone for a while. */
export interface Hold {
  /** Why, as one of a few words. */
  why: string;
  /** For how much longer, in milliseconds. */
  rest: number;
}

const hold = script(`if redis.call('PTTL', KEYS[1]) >= tonumber(ARGV[2]) then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`);

/** What the bots of one Redis leave alone for a while: all of them keep to it, also after they were started again. */
export class Holds {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** Leaves something alone for so many milliseconds; a longer hold stays. */
  async set(name: string, why: string, rest: number): Promise<void> {
    await hold(this.#redis, [keys.hold(name)], [why, Math.ceil(rest)]);
  }

  /** Whether something is left alone, and why; null when it isn't. */
  async read(name: string): Promise<Hold | null> {
    const [why, rest] = await Promise.all([this.#redis.get(keys.hold(name)), this.#redis.pttl(keys.hold(name))]);
    return why === null || rest <= 0 ? null : { why, rest };
  }

  /** Ends a hold. */
  async end(name: string): Promise<void> {
    await this.#redis.del(keys.hold(name));
  }
}
