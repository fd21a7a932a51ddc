import type { Redis } from 'ioredis';
import { Changes, type ChangeTold } from './changes.ts';
import { keys } from './keys.ts';

/** What people set for themselves, at all tables. */
export class Preferences {
  readonly #redis: Redis;
  readonly #changes: Changes;

  constructor(redis: Redis) {
    this.#redis = redis;
    this.#changes = new Changes(redis);
  }

  /** Whether a person wants to be asked before something ends that can't be taken back; yes unless they said no. */
  async confirms(player: string): Promise<boolean> {
    return (await this.#redis.hget(keys.preferences(player), 'confirms')) !== 'no';
  }

  /** Sets that, once for an interaction. Returns what to tell the person. */
  async setConfirms(player: string, yes: boolean, told: ChangeTold): Promise<string> {
    return this.#changes.set(keys.preferences(player), { confirms: yes ? 'yes' : 'no' }, told);
  }

  /** The time zone where a person lives (`Europe/Berlin`); empty when they were asked and did not say; null before. */
  zone(player: string): Promise<string | null> {
    return this.#redis.hget(keys.preferences(player), 'zone');
  }

  /** Sets that, once for an interaction. Returns what to tell the person. */
  async setZone(player: string, zone: string, told: ChangeTold): Promise<string> {
    return this.#changes.set(keys.preferences(player), { zone }, told);
  }

  /** Notes that a person was asked for their time zone; what they said meanwhile stays. */
  async askedZone(player: string): Promise<void> {
    await this.#redis.hsetnx(keys.preferences(player), 'zone', '');
  }
}
