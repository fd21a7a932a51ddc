import type { Redis } from 'ioredis';
import * as z from 'zod';
import { readJson } from './codec.ts';
import { keys } from './keys.ts';
import { LeftServers } from './left-servers.ts';

/** A server that removed the bot, and how far the end of its tables has come (T-HOST-12). */
export interface Parting {
  guild: string;
  /** The time of the removal (ms since 1970, by Redis' clock). */
  since: number;
  /** The time when the players were told, or null. */
  told: number | null;
  /** True once the tables are ending. */
  ending: boolean;
  /** True once everything is deleted. */
  over: boolean;
}

const stored = z.object({ since: z.number(), told: z.number().nullable(), ending: z.boolean(), over: z.boolean() });

/**
 * Stores how far the end of the tables has come on servers that removed the bot. What is stored counts only for the removal
 * that it is about: if the bot was added again and removed once more, everything begins again.
 */
export class Partings {
  readonly #redis: Redis;
  readonly #left: LeftServers;

  constructor(redis: Redis) {
    this.#redis = redis;
    this.#left = new LeftServers(redis);
  }

  /** Returns all servers that removed the bot, the longest ago first. */
  async all(): Promise<Parting[]> {
    const [left, marks] = await Promise.all([this.#left.all(), this.#redis.hgetall(keys.partings)]);
    return left
      .map(({ guild, since }) => parting(guild, since, marks[guild]))
      .toSorted((one, other) => one.since - other.since);
  }

  /** Returns the parting from a server, or null if the server has the bot. */
  async of(guild: string): Promise<Parting | null> {
    const [since, mark] = await Promise.all([
      this.#redis.hget(keys.left, guild),
      this.#redis.hget(keys.partings, guild),
    ]);
    return since === null ? null : parting(guild, Number(since), mark);
  }

  /** Stores how far a parting has come. */
  async keep({ guild, ...mark }: Parting): Promise<void> {
    await this.#redis.hset(keys.partings, guild, JSON.stringify(mark));
  }

  /** Restarts a parting, because the server has tables again. */
  async reset({ guild }: Pick<Parting, 'guild'>): Promise<void> {
    await this.#redis.hdel(keys.partings, guild);
  }
}

function parting(guild: string, since: number, mark: string | null | undefined): Parting {
  const known = readJson<Omit<Parting, 'guild'>>(mark, stored);
  return known?.since === since ? { guild, ...known } : { guild, since, told: null, ending: false, over: false };
}
