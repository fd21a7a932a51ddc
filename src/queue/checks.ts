import type { Redis } from 'ioredis';
import type { CheckName } from '../metrics/list.ts';
import { gauge } from '../metrics/record.ts';
import type { SharedClock } from '../store/clock.ts';
import { Housekeeping } from '../store/housekeeping.ts';
import { within } from './closing.ts';

/** The result of a check of a role. */
export interface Check {
  check: CheckName;
  ok: boolean;
  /** One sentence for the person who runs the bot, without ids of people and without texts that people typed. */
  says: string;
  /** The remedy, or null if there is nothing to do. */
  todo: string | null;
}

/** A part of a role that can be asked how it is. */
export interface Observed {
  /** Records the values of gauges, and returns the results of the checks. Never rejects, and answers in two seconds. */
  observe(): Promise<Check[]>;
}

/** How long Redis may take to answer, in milliseconds. */
const PATIENCE = 1_000;
/** The age at which the last sweep is late, in milliseconds. The sweep runs every 15 seconds. */
const LATE = 60_000;

/** Maximum time for the checks besides the one of Redis, in milliseconds. */
const LIMIT = 1_500;

const TOO_SLOW: Check = {
  check: 'process',
  ok: false,
  says: 'The other checks of this process didn’t end in time.',
  todo: 'Look in the log of this process. Check how busy the machine and Redis are.',
};

/** Runs the check of Redis and, if it passes, a role's other checks. */
export async function observed(redis: RedisCheck, others?: () => Promise<Check[]>): Promise<Check[]> {
  const check = await redis.run();
  if (!check.ok || others === undefined) return [check];
  let results = [TOO_SLOW];
  await within(
    LIMIT,
    others().then((found) => {
      results = found;
    }),
  );
  return [check, ...results];
}

/** Checks whether Redis answers this process. */
export class RedisCheck {
  readonly #redis: Redis;
  /** While Redis is away, the request waits on the connection, so there is never more than one. */
  #pending: Promise<boolean> | null = null;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  async run(): Promise<Check> {
    const began = performance.now();
    this.#pending ??= this.#redis
      .ping()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        this.#pending = null;
      });
    let isThere = false;
    await within(
      PATIENCE,
      this.#pending.then((answered) => {
        isThere = answered;
      }),
    );
    gauge('subspace_redis_ping_seconds', isThere ? [[{}, (performance.now() - began) / 1_000]] : []);
    return isThere ? { check: 'redis', ok: true, says: 'Redis answers.', todo: null } : REDIS_AWAY;
  }
}

const REDIS_AWAY: Check = {
  check: 'redis',
  ok: false,
  says: 'Redis doesn’t answer within a second, or doesn’t hold the games.',
  todo: 'Check that Redis runs and that the network reaches it. npm run doctor says more. Commands wait until then.',
};

/** Checks whether the sweep, which finds forgotten work, has run within the last minute. */
export class SweepCheck {
  readonly #done: Housekeeping;
  readonly #clock: Pick<SharedClock, 'now'>;
  readonly #opened: number;

  constructor(redis: Redis, clock: Pick<SharedClock, 'now'>) {
    this.#done = new Housekeeping(redis);
    this.#clock = clock;
    this.#opened = clock.now();
  }

  async run(): Promise<Check> {
    const last = await this.#done.last('sweep');
    const now = this.#clock.now();
    const age = last === null ? Number.POSITIVE_INFINITY : Math.max(now - last, 0);
    if (last !== null) gauge('subspace_sweep_age_seconds', [[{}, age / 1_000]]);
    // After a pause of the whole bot, the last sweep is old, so the first one has a minute from the start.
    const since = Math.min(age, now - this.#opened);
    if (since < LATE) return { check: 'sweep', ok: true, says: 'The sweep runs.', todo: null };
    return {
      check: 'sweep',
      ok: false,
      says: `No sweep has run for ${Math.round(since / 1_000)} seconds, so lost commands and messages are not recovered.`,
      todo: 'Look for “chores” in the log of the worker. If it says nothing, restart the worker.',
    };
  }
}
