import type { Redis } from 'ioredis';
import { keys } from './keys.ts';

/** What people set for themselves, at all tables. */
export class Preferences {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** Whether a person wants to be asked before something ends that can't be taken back; yes unless they said no. */
  async confirms(player: string): Promise<boolean> {
    return (await this.#redis.hget(keys.preferences(player), 'confirms')) !== 'no';
  }

  async setConfirms(player: string, yes: boolean): Promise<void> {
    await this.#redis.hset(keys.preferences(player), 'confirms', yes ? 'yes' : 'no');
  }
}
