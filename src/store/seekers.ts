import type { Redis } from 'ioredis';
import * as z from 'zod';
import { Changes, type ChangeTold } from './changes.ts';
import { readJson } from './codec.ts';
import { keys } from './keys.ts';

/** The paces that a person can wait for: any, at most a day for each turn, or more time. */
export const WANTED_PACES = ['any', 'fast', 'slow'] as const;
export type WantedPace = (typeof WANTED_PACES)[number];

/** The tables that a person wants to be told of; a `game` of null stands for all games. */
export interface TableWish {
  game: string | null;
  pace: WantedPace;
}

/** The latest message to a person about the tables of a server: its time (ms since 1970), and the latest tables. */
export interface SeekerCall {
  at: number;
  tables: string[];
}

/** The number of tables that are remembered for a person, so that none of them is named twice. */
const REMEMBERED = 40;

const wish = z.object({ game: z.string().nullable(), pace: z.enum(WANTED_PACES) });
const call = z.object({ at: z.number(), tables: z.array(z.string()) });

/** The fields of a person's wish for a server, and of the latest message about it, among their preferences. */
const wishField = (guild: string): string => `seek:${guild}`;
const callField = (guild: string): string => `sought:${guild}`;

/** Stores which people want to know when a table of a server needs them (T-FIND-03). Nobody else may learn that. */
export class Seekers {
  readonly #redis: Redis;
  readonly #changes: Changes;

  constructor(redis: Redis) {
    this.#redis = redis;
    this.#changes = new Changes(redis);
  }

  /** Returns the servers with people who wait for tables. */
  servers(): Promise<string[]> {
    return this.#redis.smembers(keys.seekerServers);
  }

  /** Returns the people who wait for tables of a server. */
  people(guild: string): Promise<string[]> {
    return this.#redis.smembers(keys.seekers(guild));
  }

  /** Returns the tables of a server that a person wants to be told of, or null. */
  async wish(player: string, guild: string): Promise<TableWish | null> {
    return readJson<TableWish>(await this.#redis.hget(keys.preferences(player), wishField(guild)), wish);
  }

  /**
   * Changes what a person wants to be told of; null for nothing more. Counts once per interaction. Returns the text for
   * the person.
   */
  async want(player: string, guild: string, wanted: TableWish | null, told: ChangeTold): Promise<string> {
    // The lists are written first, so they may contain too much but never lack anything.
    if (wanted !== null) {
      await this.#redis.sadd(keys.seekerServers, guild);
      await this.#redis.sadd(keys.seekers(guild), player);
    }
    const stored = wanted === null ? '' : JSON.stringify(wanted);
    return this.#changes.set(keys.preferences(player), { [wishField(guild)]: stored }, told);
  }

  /** Takes a person who no longer waits off the list of a server, and the server off its list if nobody is left. */
  async forget(player: string, guild: string): Promise<void> {
    await this.#redis.srem(keys.seekers(guild), player);
    // A person who has begun to wait at this moment stays on the list.
    if ((await this.wish(player, guild)) !== null) await this.#redis.sadd(keys.seekers(guild), player);
    if ((await this.#redis.scard(keys.seekers(guild))) > 0) return;
    await this.#redis.srem(keys.seekerServers, guild);
    if ((await this.#redis.scard(keys.seekers(guild))) > 0) await this.#redis.sadd(keys.seekerServers, guild);
  }

  /** Forgets what a person wanted to be told of on a server that no longer has the bot, and what they were told. */
  async leave(player: string, guild: string): Promise<void> {
    await this.#redis.hdel(keys.preferences(player), wishField(guild), callField(guild));
    await this.forget(player, guild);
  }

  /** Returns what a person was told last about the tables of a server, or null. */
  async called(player: string, guild: string): Promise<SeekerCall | null> {
    return readJson<SeekerCall>(await this.#redis.hget(keys.preferences(player), callField(guild)), call);
  }

  /** Stores when a person was told about tables of a server, and about which tables. */
  async call(player: string, guild: string, { at, tables }: SeekerCall): Promise<void> {
    const before = await this.called(player, guild);
    const kept = [...(before === null ? [] : before.tables), ...tables].slice(-REMEMBERED);
    await this.#redis.hset(keys.preferences(player), callField(guild), JSON.stringify({ at, tables: kept }));
  }
}
