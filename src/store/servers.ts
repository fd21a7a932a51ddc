import type { Redis } from 'ioredis';
import { Changes, type ChangeTold } from './changes.ts';
import { keys } from './keys.ts';

/** What a server set for all its tables. */
export interface ServerSettings {
  /** Who has this role looks after the tables, as who may manage threads does; null: nobody else. */
  role: string | null;
  /** For how many hours new tables wait for a seat before the others may vote; null: as usual. */
  patience: number | null;
}

/** The settings of Discord servers. */
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

  /** Changes at least one setting, once for an interaction. Returns what to tell the person. */
  async change(guild: string, change: Partial<ServerSettings>, told: ChangeTold): Promise<string> {
    const fields = Object.entries(change).map(([name, value]) => [name, `${value ?? ''}`] as const);
    return this.#changes.set(keys.server(guild), Object.fromEntries(fields), told);
  }
}
