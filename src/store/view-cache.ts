import type { Redis } from 'ioredis';
import type { Json } from '../kernel/types.ts';
import { pack, unpack } from './codec.ts';
import { keys, seenKey } from './keys.ts';

/** For how long a view or a picture lies ready, in seconds. */
const LIFETIME = 600;
/** For how long what a picture is to show is kept, in seconds. */
const DRAWING_LIFETIME = 120;

/** A picture that was drawn. */
export interface StoredPicture {
  /** Empty where the scene has no such page. */
  bytes: Buffer;
  alt: string;
}

/** What passes between readers, renderers and delivery, under keys with a short life, so that no job holds any of it. */
export class ViewCache {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** The key of a reader's view of a table if it lies ready, with its life begun anew; else null. */
  async has(table: string, name: string): Promise<string | null> {
    const key = seenKey(table, name);
    return (await this.#redis.expire(key, LIFETIME)) === 1 ? key : null;
  }

  async put(table: string, name: string, value: unknown): Promise<string> {
    const key = seenKey(table, name);
    await this.#redis.set(key, pack(value), 'EX', LIFETIME);
    return key;
  }

  /** A stored value; null if it is gone. A damaged one is deleted, so that it is made again. */
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

  async putPicture(hash: string, { bytes, alt }: StoredPicture): Promise<void> {
    const key = keys.picture(hash);
    await this.#redis.multi().hset(key, 'png', bytes, 'alt', alt).expire(key, LIFETIME).exec();
  }

  async getPicture(hash: string): Promise<StoredPicture | null> {
    const [bytes, alt] = await this.#redis.hmgetBuffer(keys.picture(hash), 'png', 'alt');
    return bytes && alt ? { bytes, alt: alt.toString() } : null;
  }

  /** Keeps what a picture is to show. */
  async putDrawing(hash: string, drawing: Json): Promise<void> {
    await this.#redis.set(keys.drawing(hash), pack(drawing), 'EX', DRAWING_LIFETIME);
  }

  async getDrawing(hash: string): Promise<Json | null> {
    return this.get(keys.drawing(hash));
  }
}
