import { gunzipSync } from 'node:zlib';
import type { Redis } from 'ioredis';
import { unpackText } from '../../../src/store/codec.ts';

/** Returns a stored value as text: packed and archived values are unpacked. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('\n');
  if (!Buffer.isBuffer(value)) return String(value);
  if (value[0] === 0x1f && value[1] === 0x8b) return gunzipSync(value).toString();
  try {
    return unpackText(value);
  } catch {
    return value.toString('latin1');
  }
}

/** Returns everything that Redis holds as text, by key. */
export async function storeDump(redis: Redis): Promise<Map<string, string>> {
  const all = new Map<string, string>();
  for (const key of await redis.keys('*')) {
    const read: Record<string, () => Promise<unknown>> = {
      string: () => redis.getBuffer(key),
      hash: () => redis.callBuffer('HGETALL', key),
      set: () => redis.callBuffer('SMEMBERS', key),
      zset: () => redis.callBuffer('ZRANGE', key, '0', '-1'),
      list: () => redis.callBuffer('LRANGE', key, '0', '-1'),
      stream: () => redis.callBuffer('XRANGE', key, '-', '+'),
    };
    all.set(key, textOf(await read[await redis.type(key)]?.()));
  }
  return all;
}

/** Returns each key whose name or value has one of these words, with the word. */
export async function tracesIn(redis: Redis, ...words: string[]): Promise<string[]> {
  const all = await storeDump(redis);
  return [...all].flatMap(([key, text]) =>
    words.flatMap((word) => (`${key}\n${text}`.includes(word) ? [`${key}: ${word}`] : [])),
  );
}
