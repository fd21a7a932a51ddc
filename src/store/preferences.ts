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

  /** The time zone where a person lives (`Europe/Berlin`); empty when they were asked and did not say; null before. */
  zone(player: string): Promise<string | null> {
    return this.#redis.hget(keys.preferences(player), 'zone');
  }

  async setZone(player: string, zone: string): Promise<void> {
    await this.#redis.hset(keys.preferences(player), 'zone', zone);
  }

  /** Notes that a person was asked for their time zone; what they said meanwhile stays. */
  async askedZone(player: string): Promise<void> {
    await this.#redis.hsetnx(keys.preferences(player), 'zone', '');
  }
}
