import type { Redis } from 'ioredis';
import type { Json } from '../kernel/types.ts';
import { pack, unpack } from './codec.ts';
import { keys } from './keys.ts';

/** For how long a list waits to be read, and what was made of it to be taken, in seconds. */
const LIFETIME = 60;

/** Lists of decks on their way to a reader and back, under keys with a short life: no job carries them. */
export class DeckLists {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** Keeps the list that somebody sent, as bytes. */
  async put(interaction: string, list: Uint8Array): Promise<void> {
    await this.#redis.set(keys.deckList(interaction), Buffer.from(list), 'EX', LIFETIME);
  }

  /** The list of an interaction; null when it has waited for too long. */
  async get(interaction: string): Promise<Uint8Array | null> {
    return this.#redis.getBuffer(keys.deckList(interaction));
  }

  /** Keeps what was made of a list, which goes; gives its key. */
  async putRead(interaction: string, read: Json): Promise<string> {
    const key = keys.deckRead(interaction);
    await this.#redis.set(key, pack(read), 'EX', LIFETIME);
    await this.#redis.del(keys.deckList(interaction));
    return key;
  }

  /** What was made of a list; null when it has waited for too long. */
  async getRead(key: string): Promise<Json | null> {
    const stored = await this.#redis.getBuffer(key);
    return stored === null ? null : unpack(stored);
  }
}
