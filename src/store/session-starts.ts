import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { keys } from './keys.ts';
import { asList, asNumber, script } from './script.ts';

/** How long starts are stored, in seconds. This is a day, because Discord counts starts per day. */
const DAY = 24 * 3600;

const look = script('count-session-starts', { keys: ['sessions'], args: { life: 'number', start: 'text' } });

/** How often a shard started a session in the last day, and when it last did so. */
export interface LatelyStarted {
  /** The number of starts. */
  count: number;
  /** Milliseconds since the last start, or null if there was none. */
  since: number | null;
}

/** Stores when shards started their sessions, across processes and restarts. */
export class SessionStarts {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** `shard`: `NUMBER/COUNT`. */
  lately(shard: string): Promise<LatelyStarted> {
    return this.#look(shard, '');
  }

  /** Records that a shard starts a session. */
  async note(shard: string): Promise<void> {
    await this.#look(shard, randomUUID());
  }

  async #look(shard: string, start: string): Promise<LatelyStarted> {
    const sessions = keys.sessions(shard);
    const [count, since] = asList(await look(this.#redis, { sessions }, { life: DAY, start })).map(asNumber);
    return { count: count ?? 0, since: since === undefined || since < 0 ? null : since };
  }
}
