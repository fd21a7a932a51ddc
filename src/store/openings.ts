import type { Redis } from 'ioredis';
import { keys } from './keys.ts';
import { asList, asNumber, script } from './script.ts';

/** A limit that applies to one person, channel or server. An `inviter` is a person who invites others. */
export interface Allowance {
  scope: 'person' | 'channel' | 'server' | 'inviter';
  id: string;
  /** The number of tables that may be opened in a burst, or of people who may be invited. */
  most: number;
  /** The period in milliseconds in which `most` tables may be opened in the long run. */
  per: number;
}

/** An allowance that is used up, with the milliseconds until the next table may be opened. */
export interface UsedUp {
  scope: Allowance['scope'];
  wait: number;
}

const take = script('take-openings', { keys: ['...buckets'], args: { figures: 'rest' } });

/**
 * Limits how many tables are opened. The limits are token buckets in Redis, so they apply across all processes and
 * restarts.
 */
export class Openings {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /**
   * Takes one opening from each allowance. If any allowance is used up, takes nothing and returns the allowance with the longest
   * wait.
   */
  async take(allowances: readonly Allowance[]): Promise<UsedUp | null> {
    const buckets = allowances.map(({ scope, id }) => keys.opening(scope, id));
    const figures = allowances.flatMap(({ most, per }) => [most, Math.ceil(per / most)]);
    const [at, wait] = asList(await take(this.#redis, { buckets }, { figures })).map(asNumber);
    const used = allowances[(at ?? 0) - 1];
    return used === undefined ? null : { scope: used.scope, wait: wait ?? 0 };
  }
}
