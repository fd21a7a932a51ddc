import type { Redis } from 'ioredis';
import { Changes, type ChangeTold } from './changes.ts';
import { keys } from './keys.ts';

/** People's preferences for all tables. */
export class Preferences {
  readonly #redis: Redis;
  readonly #changes: Changes;

  constructor(redis: Redis) {
    this.#redis = redis;
    this.#changes = new Changes(redis);
  }

  /** True if a person wants to confirm actions that end something irrevocably, which is the default. */
  async confirms(player: string): Promise<boolean> {
    return (await this.#redis.hget(keys.preferences(player), 'confirms')) !== 'no';
  }

  /** Changes this preference, once per interaction. Returns the text for the person. */
  async setConfirms(player: string, yes: boolean, told: ChangeTold): Promise<string> {
    return this.#changes.set(keys.preferences(player), { confirms: yes ? 'yes' : 'no' }, told);
  }

  /**
   * Returns a person's time zone (`Europe/Berlin`); empty if they were asked but didn't answer, null if they were never
   * asked.
   */
  zone(player: string): Promise<string | null> {
    return this.#redis.hget(keys.preferences(player), 'zone');
  }

  /** Changes this preference, once per interaction. Returns the text for the person. */
  async setZone(player: string, zone: string, told: ChangeTold): Promise<string> {
    return this.#changes.set(keys.preferences(player), { zone }, told);
  }

  /** Records that a person was asked for their time zone, unless they have already answered. */
  async askedZone(player: string): Promise<void> {
    await this.#redis.hsetnx(keys.preferences(player), 'zone', '');
  }
}
