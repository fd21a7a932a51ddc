import type { Redis } from 'ioredis';
import * as z from 'zod';
import type { DeckFixes } from '../kernel/decks.ts';
import type { Json } from '../kernel/types.ts';
import { pack, readJson, unpack } from './codec.ts';
import { keys } from './keys.ts';

/** How long a list is kept for a reader, and its result for the bot, in seconds. */
const LIFETIME = 60;

const fixesSchema = z.array(z.tuple([z.string(), z.string().nullable()]));

/**
 * Stores deck lists for the reader that parses them, and the results for the bot. Lists and results have short-lived
 * keys of their own, so that no job contains them.
 */
export class DeckLists {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** Stores the list that a person sent, as bytes, with the cards that they chose for unknown names. */
  async put(interaction: string, list: Uint8Array, fixes: DeckFixes = []): Promise<void> {
    if (fixes.length > 0) await this.#redis.set(keys.deckFixes(interaction), JSON.stringify(fixes), 'EX', LIFETIME);
    await this.#redis.set(keys.deckList(interaction), Buffer.from(list), 'EX', LIFETIME);
  }

  /** Returns the cards that the owner of a list chose for its unknown names. */
  async fixesOf(interaction: string): Promise<DeckFixes> {
    return readJson<DeckFixes>(await this.#redis.get(keys.deckFixes(interaction)), fixesSchema) ?? [];
  }

  /** Returns the list of an interaction, or null if it has expired. */
  async get(interaction: string): Promise<Uint8Array | null> {
    return this.#redis.getBuffer(keys.deckList(interaction));
  }

  /** Stores the result of reading a list, deletes the list, and returns the key of the result. */
  async putRead(interaction: string, read: Json): Promise<string> {
    const key = keys.deckRead(interaction);
    await this.#redis.set(key, pack(read), 'EX', LIFETIME);
    await this.#redis.del(keys.deckList(interaction));
    return key;
  }

  /** Returns the result of reading a list, or null if it has expired. */
  async getRead(key: string): Promise<Json | null> {
    const stored = await this.#redis.getBuffer(key);
    return stored === null ? null : unpack(stored);
  }
}
