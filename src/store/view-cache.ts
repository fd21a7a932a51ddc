import type { Redis } from 'ioredis';
import type { Json } from '../kernel/types.ts';
import { pack, unpack } from './codec.ts';
import { keys, seenKey } from './keys.ts';

/** How long a view or a picture is stored, in seconds. */
const LIFETIME = 600;
/** How long the content of a picture is stored, in seconds. */
const DRAWING_LIFETIME = 120;

/** A picture that has been drawn. */
export interface StoredPicture {
  /** The bytes of the picture; empty if the scene has no such page. */
  bytes: Buffer;
  alt: string;
}

/** Passes data between readers, renderers and delivery under short-lived keys, so that no job contains the data. */
export class ViewCache {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** Returns the key of a reader's stored view of a table, and renews its lifetime; null if there is none. */
  async has(table: string, name: string): Promise<string | null> {
    const key = seenKey(table, name);
    return (await this.#redis.expire(key, LIFETIME)) === 1 ? key : null;
  }

  async put(table: string, name: string, value: unknown): Promise<string> {
    const key = seenKey(table, name);
    await this.#redis.set(key, pack(value), 'EX', LIFETIME);
    return key;
  }

  /** Returns a stored value, or null if it has expired. Deletes a damaged value, so that it is computed again. */
  async get(key: string): Promise<Json | null> {
    const stored = await this.#redis.getBuffer(key);
    try {
      return stored === null ? null : unpack(stored);
    } catch {
      await this.#redis.del(key);
      return null;
    }
  }

  /** Deletes a stored value. */
  async drop(key: string): Promise<void> {
    await this.#redis.del(key);
  }

  /** Deletes the view, the content and the bytes of a picture, which all have the same name. */
  async forget(table: string, name: string): Promise<void> {
    for (const key of [seenKey(table, name), keys.drawing(name), keys.picture(name)]) await this.#redis.del(key);
  }

  async putPicture(hash: string, { bytes, alt }: StoredPicture): Promise<void> {
    const key = keys.picture(hash);
    await this.#redis.multi().hset(key, 'png', bytes, 'alt', alt).expire(key, LIFETIME).exec();
  }

  async getPicture(hash: string): Promise<StoredPicture | null> {
    const [bytes, alt] = await this.#redis.hmgetBuffer(keys.picture(hash), 'png', 'alt');
    return bytes && alt ? { bytes, alt: alt.toString() } : null;
  }

  /** Stores the content of a picture. */
  async putDrawing(hash: string, drawing: Json): Promise<void> {
    await this.#redis.set(keys.drawing(hash), pack(drawing), 'EX', DRAWING_LIFETIME);
  }

  async getDrawing(hash: string): Promise<Json | null> {
    return this.get(keys.drawing(hash));
  }
}
