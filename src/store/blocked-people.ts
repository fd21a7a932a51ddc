import type { Redis } from 'ioredis';
import * as z from 'zod';
import { Changes, type ChangeTold } from './changes.ts';
import { readJson } from './codec.ts';
import { keys } from './keys.ts';
import { Traces } from './traces.ts';

/** Maximum number of people whom a server can block. */
export const MOST_BLOCKED = 500;

/**
 * A person who is blocked from the tables of a server (T-HOST-07). After the person has deleted their data, only their id
 * is known, and all fields are null. `by` is null after the moderator has deleted theirs.
 */
export interface BlockedPerson {
  id: string;
  /** The person's name when they were blocked. */
  called: string | null;
  /** The moderator who blocked the person. */
  by: string | null;
  /** The moderator's reason. */
  why: string | null;
  /** Milliseconds since 1970. */
  at: number | null;
}

/** Stores which people the moderators of servers have blocked. */
export class BlockedPeople {
  readonly #redis: Redis;
  readonly #changes: Changes;

  constructor(redis: Redis) {
    this.#redis = redis;
    this.#changes = new Changes(redis);
  }

  /** Returns a person's block on a server, or null if they aren't blocked there. */
  async find(guild: string, person: string): Promise<BlockedPerson | null> {
    const stored = await this.#redis.hget(keys.blocked(guild), person);
    return stored === null ? null : read(person, stored);
  }

  /** Returns the number of people who are blocked on a server. */
  count(guild: string): Promise<number> {
    return this.#redis.hlen(keys.blocked(guild));
  }

  /** Returns all people who are blocked on a server, the latest first. */
  async all(guild: string): Promise<BlockedPerson[]> {
    const stored = await this.#redis.hgetall(keys.blocked(guild));
    const all = Object.entries(stored).map(([person, text]) => read(person, text));
    return all.toSorted((one, other) => Number(other.at) - Number(one.at) || one.id.localeCompare(other.id));
  }

  /** Blocks a person on a server, once per interaction. Returns the text for the moderator. */
  block(guild: string, { id, ...block }: BlockedPerson, told: ChangeTold): Promise<string> {
    return this.#changes.set(keys.blocked(guild), { [id]: JSON.stringify(block) }, told);
  }

  /** Ends the block of a person on a server, once per interaction. Returns the text for the moderator. */
  unblock(guild: string, person: string, told: ChangeTold): Promise<string> {
    return this.#changes.drop(keys.blocked(guild), person, told);
  }

  /**
   * Keeps only the id of a person who deletes their data in the blocks of a server (T-HOST-10), and nothing of them as a
   * moderator or in a reason. Returns how many blocks named them.
   */
  async anonymize(key: string, person: string): Promise<number> {
    const traces = new Traces([person]);
    let found = 0;
    for (const [id, text] of Object.entries(await this.#redis.hgetall(key))) {
      const block = read(id, text);
      const without =
        id === person
          ? NOTHING
          : {
              called: block.called,
              by: block.by === person ? null : block.by,
              why: block.why !== null && traces.isIn(block.why) ? null : block.why,
              at: block.at,
            };
      const next = JSON.stringify(without);
      if (next === text || (id !== person && !traces.isIn(text))) continue;
      await this.#redis.hset(key, id, next);
      found += 1;
    }
    return found;
  }
}

const NOTHING = { called: null, by: null, why: null, at: null } as const;

const stored = z.object({
  called: z.string().nullable(),
  by: z.string().nullable(),
  why: z.string().nullable(),
  at: z.number().nullable(),
});

/** Reads a block. A person whose block can't be read stays blocked. */
function read(id: string, text: string): BlockedPerson {
  return { id, ...NOTHING, ...readJson<Omit<BlockedPerson, 'id'>>(text, stored) };
}
