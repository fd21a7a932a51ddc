import type { Redis } from 'ioredis';
import { Changes, type ChangeTold } from './changes.ts';
import { keys } from './keys.ts';
import { wholeWords } from './traces.ts';

/** The maximum number of people on a server's list that are shown. */
const MOST_LISTED = 25;

/** Stores one small row for each finished game of a person, and who shows their statistics in a server's list. */
export class Stats {
  readonly #redis: Redis;
  readonly #changes: Changes;

  constructor(redis: Redis) {
    this.#redis = redis;
    this.#changes = new Changes(redis);
  }

  /** Stores the row of a person's finished game. Repeating this is harmless. */
  async keep(player: string, table: string, row: string): Promise<void> {
    await this.#redis.hset(keys.stats(player), table, row);
  }

  /** Returns the stored rows of a person. */
  async of(player: string): Promise<string[]> {
    return Object.values(await this.#redis.hgetall(keys.stats(player)));
  }

  /** Returns the people who show their statistics in a server's list. */
  async listedIn(guild: string): Promise<string[]> {
    const people = await this.#redis.hgetall(keys.statsList(guild));
    return Object.entries(people)
      .flatMap(([player, shows]) => (shows === '' ? [] : [player]))
      .slice(0, MOST_LISTED);
  }

  /** True if a person shows their statistics in a server's list. Nobody does unless they asked for it. */
  async isListed(guild: string, player: string): Promise<boolean> {
    return (await this.#redis.hget(keys.statsList(guild), player)) === 'yes';
  }

  /** Shows a person's statistics in a server's list, or ends that, once per interaction. Returns the text for them. */
  list(guild: string, player: string, shows: boolean, told: ChangeTold): Promise<string> {
    return this.#changes.set(keys.statsList(guild), { [player]: shows ? 'yes' : '' }, told);
  }

  /** Replaces a person's id in the rows of another person. Returns the number of changed rows. */
  async anonymize(key: string, player: string, gone: string): Promise<number> {
    const words = wholeWords([player], 'gu');
    const rows = Object.entries(await this.#redis.hgetall(key));
    const changed = rows.flatMap(([table, row]) => {
      const now = row.replace(words, gone);
      return now === row ? [] : [[table, now] as const];
    });
    if (changed.length > 0) await this.#redis.hset(key, Object.fromEntries(changed));
    return changed.length;
  }
}
