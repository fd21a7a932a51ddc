import type { Redis } from 'ioredis';
import { Changes, type ChangeTold } from './changes.ts';
import { keys } from './keys.ts';

/** The beginning of the fields with the servers from which a person takes no invitations. */
const NEVER = 'never:';

/** Stores the servers from which people take no invitations, among their preferences (T-FIND-05). */
export class Invitations {
  readonly #redis: Redis;
  readonly #changes: Changes;

  constructor(redis: Redis) {
    this.#redis = redis;
    this.#changes = new Changes(redis);
  }

  /** True if a person takes no invitations from a server. */
  async refuses(player: string, guild: string): Promise<boolean> {
    return (await this.#redis.hget(keys.preferences(player), `${NEVER}${guild}`)) === 'yes';
  }

  /** Returns the servers from which a person takes no invitations. */
  async refusedBy(player: string): Promise<string[]> {
    const all = Object.entries(await this.#redis.hgetall(keys.preferences(player)));
    return all.flatMap(([field, value]) =>
      field.startsWith(NEVER) && value === 'yes' ? [field.slice(NEVER.length)] : [],
    );
  }

  /** Refuses all further invitations from a server, once per interaction. Returns the text for the person. */
  refuse(player: string, guild: string, told: ChangeTold): Promise<string> {
    return this.#changes.set(keys.preferences(player), { [`${NEVER}${guild}`]: 'yes' }, told);
  }

  /** Takes invitations from all servers again, once per interaction. Returns the text for the person. */
  async allow(player: string, told: ChangeTold): Promise<string> {
    const fields = (await this.refusedBy(player)).map((guild) => [`${NEVER}${guild}`, '']);
    if (fields.length === 0) return told.says;
    return this.#changes.set(keys.preferences(player), Object.fromEntries(fields), told);
  }
}
