import type { Cluster, Redis } from 'ioredis';
import { unpackText } from './codec.ts';
import { clusterOf } from './connect.ts';

/** Number of keys that Redis looks at in one step of a search. */
const AT_ONCE = 500;

/** Yields all keys that match a pattern, a few at a time. A key may come twice. In a cluster, asks each master. */
export async function* keysLike(redis: Redis, pattern: string): AsyncGenerator<string[]> {
  const cluster: Cluster | null = clusterOf(redis);
  for (const node of cluster === null ? [redis] : cluster.nodes('master')) {
    let cursor = '0';
    do {
      const [next, found] = await node.scan(cursor, 'MATCH', pattern, 'COUNT', AT_ONCE);
      cursor = next;
      if (found.length > 0) yield found;
    } while (cursor !== '0');
  }
}

/** Finds a person in stored texts, by their id and their names. Only whole words count. */
export class Traces {
  readonly #words: RegExp;

  constructor(words: readonly string[]) {
    this.#words = wholeWords(words);
  }

  /** True if a text contains one of the words. */
  isIn(text: string): boolean {
    return this.#words.test(text);
  }

  /** True if a stored value contains one of the words. A value that can’t be read is compared as it is. */
  isInValue(stored: Buffer): boolean {
    return this.isIn(textIn(stored));
  }
}

/** Matches any of these words where it stands alone; nothing if there are no words. */
export function wholeWords(words: readonly string[], flags = 'u'): RegExp {
  const longestFirst = words.filter((word) => word !== '').toSorted((one, other) => other.length - one.length);
  if (longestFirst.length === 0) return /(?!)/u;
  const any = longestFirst.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, flags);
}

function textIn(stored: Buffer): string {
  try {
    return unpackText(stored);
  } catch {
    return stored.toString('latin1');
  }
}

/** Removes what is stored about a person from a key, whatever its type, and returns the number of removed values. */
export async function dropTraces(redis: Redis, key: string, traces: Traces): Promise<number> {
  switch (await redis.type(key)) {
    case 'string': {
      const value = await redis.getBuffer(key);
      return value !== null && traces.isInValue(value) ? redis.unlink(key) : 0;
    }
    case 'hash': {
      const fields = await redis.hgetallBuffer(key);
      const found = Object.entries(fields).flatMap(([name, value]) =>
        traces.isIn(name) || traces.isInValue(value) ? [name] : [],
      );
      return found.length === 0 ? 0 : redis.hdel(key, ...found);
    }
    case 'set': {
      const found = (await redis.smembers(key)).filter((member) => traces.isIn(member));
      return found.length === 0 ? 0 : redis.srem(key, ...found);
    }
    case 'zset': {
      const found = (await redis.zrange(key, '0', '-1')).filter((member) => traces.isIn(member));
      return found.length === 0 ? 0 : redis.zrem(key, ...found);
    }
    case 'list': {
      const found = (await redis.lrange(key, 0, -1)).filter((item) => traces.isIn(item));
      for (const item of found) await redis.lrem(key, 0, item);
      return found.length;
    }
    case 'stream': {
      const entries = await redis.xrange(key, '-', '+');
      const found = entries.flatMap(([id, fields]) => (fields.some((field) => traces.isIn(field)) ? [id] : []));
      return found.length === 0 ? 0 : redis.xdel(key, ...found);
    }
    default:
      return 0;
  }
}
