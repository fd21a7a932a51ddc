import type { Redis } from 'ioredis';
import type { Json } from '../kernel/types.ts';
import { CACHE_LIFETIME, CacheLedger } from './cache-ledger.ts';
import { pack, unpack } from './codec.ts';
import { keys, seenKey } from './keys.ts';

/** A stored view is used again only if it lasts this much longer, in seconds, so that it doesn't expire between two steps. */
const LEAST_LEFT = 60;
/** How long the content of a picture is stored at most, in seconds. Nobody waits longer for the picture. */
const DRAWING_LIFETIME = 60;

/** A picture that has been drawn. */
export interface StoredPicture {
  /** The bytes of the picture; empty if the scene has no such page. */
  bytes: Buffer;
  alt: string;
  /** The number of pages that the scene has; undefined if the picture isn't a page. */
  pages?: number | undefined;
}

/**
 * Passes data between readers, renderers and delivery under short-lived keys, so that no job contains the data. Any value
 * may be gone a moment after it was stored (`CacheLedger`). Whoever needs it then makes it again.
 */
export class ViewCache {
  readonly #redis: Redis;
  readonly #ledger: CacheLedger;

  constructor(redis: Redis) {
    this.#redis = redis;
    this.#ledger = new CacheLedger(redis);
  }

  /** Returns the key of a reader's stored view of a table; null if there is none that lasts long enough. */
  async has(table: string, name: string): Promise<string | null> {
    const key = seenKey(table, name);
    return (await this.#redis.ttl(key)) > LEAST_LEFT ? key : null;
  }

  async put(table: string, name: string, value: unknown): Promise<string> {
    const key = seenKey(table, name);
    await this.restore(key, value);
    return key;
  }

  /** Stores a view under the key that it had before. */
  async restore(key: string, value: unknown): Promise<void> {
    const packed = pack(value);
    await this.#ledger.store(key, packed.length, () => this.#redis.set(key, packed, 'EX', CACHE_LIFETIME));
  }

  /** Returns a stored value, or null if it is gone. Deletes a damaged value, so that it is computed again. */
  async get(key: string): Promise<Json | null> {
    const stored = await this.#redis.getBuffer(key);
    try {
      return stored === null ? null : unpack(stored);
    } catch {
      await this.#redis.del(key);
      return null;
    }
  }

  /** Returns a value that nobody reads again, and deletes it; null if it is gone. */
  async take(key: string): Promise<Json | null> {
    const value = await this.get(key);
    await this.drop(key);
    return value;
  }

  /** Deletes a stored value. */
  async drop(key: string): Promise<void> {
    await this.#ledger.forget(key);
  }

  /** Deletes the view, the content and the bytes of a picture, which all have the same name. */
  async forget(table: string, name: string): Promise<void> {
    for (const key of [seenKey(table, name), keys.drawing(name), keys.picture(name)]) await this.drop(key);
  }

  /** Stores a picture. Its content isn't needed anymore. */
  async putPicture(hash: string, { bytes, alt, pages }: StoredPicture): Promise<void> {
    const key = keys.picture(hash);
    const fields = { png: bytes, alt, ...(pages === undefined ? {} : { pages }) };
    const write = () => this.#redis.multi().hset(key, fields).expire(key, CACHE_LIFETIME).exec();
    await Promise.all([this.#ledger.store(key, bytes.length + alt.length, write), this.dropDrawing(hash)]);
  }

  async getPicture(hash: string): Promise<StoredPicture | null> {
    const [bytes, alt, pages] = await this.#redis.hmgetBuffer(keys.picture(hash), 'png', 'alt', 'pages');
    return bytes && alt ? { bytes, alt: alt.toString(), pages: pages ? Number(pages) : undefined } : null;
  }

  /** Stores the content of a picture until it is drawn. */
  async putDrawing(hash: string, drawing: Json): Promise<void> {
    await this.#redis.set(keys.drawing(hash), pack(drawing), 'EX', DRAWING_LIFETIME);
  }

  async getDrawing(hash: string): Promise<Json | null> {
    return this.get(keys.drawing(hash));
  }

  /** Deletes the content of a picture that is already drawn. */
  async dropDrawing(hash: string): Promise<void> {
    await this.#redis.unlink(keys.drawing(hash));
  }
}
