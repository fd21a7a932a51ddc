import type { Redis } from 'ioredis';
import * as z from 'zod';
import { DECK_LIMITS, type DeckFixes, type WrongName } from '../kernel/decks.ts';
import type { PlayerId } from '../kernel/table.ts';
import type { GameId } from '../kernel/types.ts';
import { readJson } from './codec.ts';
import { keys } from './keys.ts';
import { script } from './script.ts';

/** How long a list waits for its owner, in seconds. */
const LIFETIME = 15 * 60;

/** Maximum size of a waiting list in bytes. A list of 500 different cards takes less than half of this size. */
const MOST_BYTES = 64 * 1024;

/** A deck list that is waiting until its owner has chosen cards for its unknown names. */
export interface HeldList {
  readonly person: PlayerId;
  /** The name that the deck will have. */
  readonly name: string;
  /** The games that the list may belong to. */
  readonly games: readonly GameId[];
  /**
   * The unknown names that the owner was asked about. Names are only added at the end, so that a name's place in this
   * list never changes.
   */
  readonly wrong: readonly WrongName[];
  readonly list: Buffer;
  readonly fixes: DeckFixes;
}

const about = z.object({
  person: z.string(),
  name: z.string(),
  games: z.array(z.string()),
  wrong: z.array(z.object({ name: z.string(), like: z.array(z.string()) })),
});
type About = z.infer<typeof about>;

const fixed = z.tuple([z.string(), z.string().nullable()]);

const setField = script('update-held-list', { keys: ['list'], args: { field: 'text', value: 'text' } });

/** Deck lists that wait for their owners, each stored under the interaction that sent it. */
export class HeldLists {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** Stores a list for its owner, with the unknown names to ask about. Returns false if the deck list is too long. */
  async hold(id: string, { list, ...told }: Omit<HeldList, 'fixes'>): Promise<boolean> {
    if (list.length > MOST_BYTES) return false;
    const key = keys.heldList(id);
    await this.#redis
      .multi()
      .hset(key, { about: JSON.stringify(told), list })
      .expire(key, LIFETIME)
      .exec();
    return true;
  }

  /** Returns a person's list that is still waiting, or null. */
  async find(id: string, person: PlayerId): Promise<HeldList | null> {
    const fields = await this.#redis.hgetallBuffer(keys.heldList(id));
    const told = readJson<About>(fields['about']?.toString(), about);
    const list = fields['list'];
    if (told === null || list === undefined || told.person !== person) return null;
    const fixes = Object.entries(fields).flatMap(([field, value]) => {
      const fix = field.startsWith('fix:') ? readJson<z.infer<typeof fixed>>(value.toString(), fixed) : null;
      return fix === null ? [] : [fix];
    });
    return { ...told, list, fixes };
  }

  /** Adds names to the names that the owner was asked about. */
  async ask(id: string, held: HeldList, more: readonly WrongName[]): Promise<readonly WrongName[]> {
    const known = new Set(held.wrong.map(({ name }) => name));
    const wrong = [...held.wrong, ...more.filter(({ name }) => !known.has(name))].slice(0, 5 * DECK_LIMITS.suggested);
    const { person, name, games } = held;
    const value = JSON.stringify({ person, name, games, wrong });
    await setField(this.#redis, { list: keys.heldList(id) }, { field: 'about', value });
    return wrong;
  }

  /** Stores the title that the owner chose for a name; null leaves the name out. */
  async fix(id: string, [name, title]: DeckFixes[number]): Promise<void> {
    const value = JSON.stringify([name, title]);
    await setField(this.#redis, { list: keys.heldList(id) }, { field: `fix:${name}`, value });
  }
}

/** The methods of `HeldLists` for storing, finding and completing a list. */
export type ListHolder = Pick<HeldLists, 'hold' | 'find' | 'ask' | 'fix'>;
