import type { Redis } from 'ioredis';
import { Changes, type ChangeTold } from './changes.ts';
import { keys } from './keys.ts';

/** A server's settings for all its tables. */
export interface ServerSettings {
  /** The role whose members moderate tables in addition to people who can manage threads; null if there is none. */
  role: string | null;
  /**
   * How many hours a player may keep a new table waiting before the others may vote on the seat; null for the default.
   */
  patience: number | null;
}

/** Stores the settings of Discord servers. */
export class Servers {
  readonly #redis: Redis;
  readonly #changes: Changes;

  constructor(redis: Redis) {
    this.#redis = redis;
    this.#changes = new Changes(redis);
  }

  async settings(guild: string): Promise<ServerSettings> {
    const [role, patience] = await this.#redis.hmget(keys.server(guild), 'role', 'patience');
    return { role: role || null, patience: patience ? Number(patience) : null };
  }

  /** Changes at least one setting, once per interaction. Returns the text for the person. */
  async change(guild: string, change: Partial<ServerSettings>, told: ChangeTold): Promise<string> {
    const fields = Object.entries(change).map(([name, value]) => [name, `${value ?? ''}`] as const);
    return this.#changes.set(keys.server(guild), Object.fromEntries(fields), told);
  }
}
