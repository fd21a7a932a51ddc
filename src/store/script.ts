import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';

/** The result of a script: numbers, bytes, lists of them, or null. */
export type RedisReply = number | Buffer | null | readonly RedisReply[];

/** A Lua script. A script runs completely or not at all, and no other command runs in between. */
export type Script = (
  redis: Redis,
  keys: readonly string[],
  args: readonly (string | Buffer | number)[],
) => Promise<RedisReply>;

/** Returns a function that runs a script. The script's text is sent only if the server doesn't know it yet. */
export function script(lua: string): Script {
  const sha = createHash('sha1').update(lua).digest('hex');
  return async (redis, keys, args) => {
    try {
      return reply(await redis.callBuffer('EVALSHA', [sha, keys.length, ...keys, ...args]));
    } catch (error) {
      if (!(error instanceof Error) || !error.message.startsWith('NOSCRIPT')) throw error;
      return reply(await redis.callBuffer('EVAL', [lua, keys.length, ...keys, ...args]));
    }
  };
}

/** Checks that the driver's result has one of the types that scripts can return. */
function reply(raw: unknown): RedisReply {
  if (raw === null || typeof raw === 'number' || Buffer.isBuffer(raw)) return raw;
  if (Array.isArray(raw)) return raw.map(reply);
  throw new TypeError(`a script can't return ${typeof raw}`);
}

/** Reads a script's result as a list. */
export function asList(value: RedisReply | undefined): readonly RedisReply[] {
  if (Array.isArray(value)) return value;
  throw new TypeError('the script gave no list');
}

/** Reads a script's result as bytes; empty for null. */
export function asBytes(value: RedisReply | undefined): Buffer {
  if (Buffer.isBuffer(value)) return value;
  if (value === null || value === undefined) return Buffer.alloc(0);
  throw new TypeError('the script gave no bytes');
}

/** Reads a script's result as text; empty for null. */
export function asText(value: RedisReply | undefined): string {
  return asBytes(value).toString();
}

/** Reads a script's result as a number. The result is a number or its digits as text. */
export function asNumber(value: RedisReply | undefined): number {
  return typeof value === 'number' ? value : Number(asText(value));
}
