import type { Redis } from 'ioredis';
import { Changes, type ChangeTold } from './changes.ts';
import { keys } from './keys.ts';

/** The beginning of the fields with muted tables, and the value of a mute without an end. */
const MUTE = 'mute:';
const ALWAYS = 'always';

/** The tables that people have muted, and whether nudges notify them. Both are among a person's preferences. */
export class Mutes {
  readonly #redis: Redis;
  readonly #changes: Changes;

  constructor(redis: Redis) {
    this.#redis = redis;
    this.#changes = new Changes(redis);
  }

  /** True if a nudge may notify a person, which is the default. */
  async nudgesRing(player: string): Promise<boolean> {
    return (await this.#redis.hget(keys.preferences(player), 'nudges')) !== 'silent';
  }

  /** Changes the preference that `nudgesRing` returns, once per interaction. Returns the text for the person. */
  async setNudges(player: string, ring: boolean, told: ChangeTold): Promise<string> {
    return this.#changes.set(keys.preferences(player), { nudges: ring ? 'ring' : 'silent' }, told);
  }

  /**
   * Returns the tables that a person has muted, each with the time when that ends (ms since 1970), or null if it ends
   * only when they say so. `now` is in milliseconds since 1970.
   */
  async all(player: string, now: number): Promise<Map<string, number | null>> {
    const all = Object.entries(await this.#redis.hgetall(keys.preferences(player)));
    return new Map(
      all.flatMap(([field, stored]): [string, number | null][] => {
        const until = field.startsWith(MUTE) ? readMute(stored, now) : undefined;
        return until === undefined ? [] : [[field.slice(MUTE.length), until]];
      }),
    );
  }

  /** Returns the end of a person's mute of a table as `all` does; undefined if they haven't muted it. */
  async until(player: string, table: string, now: number): Promise<number | null | undefined> {
    return readMute(await this.#redis.hget(keys.preferences(player), `${MUTE}${table}`), now);
  }

  /**
   * Mutes a table until a time, until the person says otherwise (null), or no longer (undefined), once per interaction.
   * Returns the text for the person.
   */
  async set(player: string, table: string, until: number | null | undefined, told: ChangeTold): Promise<string> {
    const stored = until === undefined ? '' : until === null ? ALWAYS : `${until}`;
    return this.#changes.set(keys.preferences(player), { [`${MUTE}${table}`]: stored }, told);
  }
}

/** Reads the end of a mute. Returns undefined if there is no mute, or if it is over. */
function readMute(stored: string | null, now: number): number | null | undefined {
  if (stored === ALWAYS) return null;
  return stored !== null && /^\d+$/.test(stored) && Number(stored) > now ? Number(stored) : undefined;
}
