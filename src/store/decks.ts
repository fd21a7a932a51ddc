import type { Redis } from 'ioredis';
import * as z from 'zod';
import type { GameId, Json } from '../kernel/types.ts';
import { pack, unpack } from './codec.ts';
import { keys } from './keys.ts';

/** A deck that a person keeps. */
export interface KeptDeck {
  name: string;
  game: GameId;
  deck: Json;
}

const keptSchema: z.ZodType<KeptDeck> = z.object({ name: z.string(), game: z.string(), deck: z.json() });

/** So many decks a person may keep. */
export const MOST_DECKS = 50;

/** The decks of people, by their names in small letters. */
export class Decks {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** All decks of a person, by name. */
  async of(player: string): Promise<KeptDeck[]> {
    const kept = await this.#redis.hvalsBuffer(keys.decks(player));
    return kept
      .map((stored) => keptSchema.parse(unpack(stored)))
      .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  }

  /** Keeps a deck in the place of the one with its name; false when there are too many. */
  async keep(player: string, deck: KeptDeck): Promise<boolean> {
    const [key, field] = [keys.decks(player), deck.name.toLowerCase()];
    const isNew = (await this.#redis.hexists(key, field)) === 0;
    if (isNew && (await this.#redis.hlen(key)) >= MOST_DECKS) return false;
    await this.#redis.hset(key, field, pack(deck));
    return true;
  }

  async drop(player: string, name: string): Promise<void> {
    await this.#redis.hdel(keys.decks(player), name.toLowerCase());
  }
}
