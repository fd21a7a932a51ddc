import { isUtf8 } from 'node:buffer';
import type { ChainableCommander, Redis } from 'ioredis';
import { z } from 'zod';
import { must } from '../kernel/must.ts';

/** Begins a text that stands for bytes which are no text: the rest is base64. No stored text begins with this. */
const BYTES = '\u0000';
/** Maximum number of values that one command writes. */
const AT_ONCE = 500;

const scored = z.tuple([z.string(), z.number()]);
const streamed = z.tuple([z.string().regex(/^\d+-\d+$/), z.array(z.string())]);

/** The value of a key as plain JSON. `until` is the time at which the key expires (ms since 1970). */
export const keyValue = z.intersection(
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('string'), value: z.string() }),
    z.object({ type: z.literal('hash'), value: z.array(z.tuple([z.string(), z.string()])) }),
    z.object({ type: z.literal('list'), value: z.array(z.string()) }),
    z.object({ type: z.literal('set'), value: z.array(z.string()) }),
    z.object({ type: z.literal('zset'), value: z.array(scored) }),
    z.object({ type: z.literal('stream'), value: z.array(streamed) }),
  ]),
  z.object({ until: z.number().optional() }),
);
export type KeyValue = z.infer<typeof keyValue>;
export type KeyType = KeyValue['type'];

/** Writes bytes as text. */
export function textOfBytes(bytes: Buffer): string {
  return isUtf8(bytes) && bytes[0] !== 0 ? bytes.toString() : BYTES + bytes.toString('base64');
}

/** Returns the bytes that `textOfBytes` has written. */
export function bytesOfText(text: string): Buffer {
  return text.startsWith(BYTES) ? Buffer.from(text.slice(1), 'base64') : Buffer.from(text);
}

/** The commands with which a connection or a transaction reads and writes. */
type Commands = Pick<ChainableCommander, 'callBuffer' | 'pttl'>;

const READS: Readonly<Record<KeyType, (commands: Commands, key: string) => unknown>> = {
  string: (commands, key) => commands.callBuffer('GET', key),
  hash: (commands, key) => commands.callBuffer('HGETALL', key),
  list: (commands, key) => commands.callBuffer('LRANGE', key, '0', '-1'),
  set: (commands, key) => commands.callBuffer('SMEMBERS', key),
  zset: (commands, key) => commands.callBuffer('ZRANGE', key, '0', '-1', 'WITHSCORES'),
  stream: (commands, key) => commands.callBuffer('XRANGE', key, '-', '+'),
};

/**
 * Reads keys in one transaction. In a cluster, all of them must be in one slot. Leaves out missing keys and keys
 * of another type, because the bot treats such keys as missing, too.
 * @param now returns the time by the clock of Redis (ms since 1970), from which the times of expiry follow.
 */
export async function readKeys(
  redis: Redis,
  types: Readonly<Record<string, KeyType>>,
  now: () => number,
): Promise<Map<string, KeyValue>> {
  const names = Object.entries(types);
  const multi = redis.multi();
  for (const [key, type] of names) {
    READS[type](multi, key);
    multi.pttl(key);
  }
  const replies = await multi.exec();
  const at = now();
  const values = (replies === null ? [] : replies).map(([error, value]) => {
    // A value of a wrong type is damaged, and the bot treats it as missing, too.
    if (error !== null && !error.message.startsWith('WRONGTYPE')) throw error;
    return error === null ? value : null;
  });
  const found = new Map<string, KeyValue>();
  for (const [i, [key, type]] of names.entries()) {
    const value = valueIn(type, values[2 * i]);
    const left = Number(values[2 * i + 1]);
    if (value !== null) found.set(key, { ...value, ...(left >= 0 ? { until: Math.round(at + left) } : {}) });
  }
  return found;
}

/** Reads one key, whatever its type. Returns null if it is missing, or if it has a type that the bot doesn't use. */
export async function readKey(redis: Redis, key: string, now: () => number): Promise<KeyValue | null> {
  const type = await redis.type(key);
  if (!(type in READS)) return null;
  // A key that was replaced by one of another type in the meantime isn't ours.
  const found = await readKeys(redis, { [key]: type as KeyType }, now);
  return found.get(key) ?? null;
}

function valueIn(type: KeyType, reply: unknown): KeyValue | null {
  if (Buffer.isBuffer(reply)) return type === 'string' ? { type, value: textOfBytes(reply) } : null;
  if (!Array.isArray(reply) || reply.length === 0) return null;
  if (type === 'stream')
    return { type, value: reply.map(([id, fields]) => [String(id), fields.map((one: Buffer) => textOfBytes(one))]) };
  // Newer servers return the pairs of a sorted set as lists, and its scores as numbers.
  const texts = reply.flat().map((one: unknown) => (Buffer.isBuffer(one) ? textOfBytes(one) : String(one)));
  if (type === 'hash') return { type, value: inPairs(texts).toSorted(byName) };
  if (type === 'zset')
    return { type, value: inPairs(texts).map(([member, score]) => [member, Number(score)] as [string, number]) };
  if (type === 'set') return { type, value: texts.toSorted() };
  return type === 'list' ? { type, value: texts } : null;
}

function inPairs(texts: readonly string[]): [string, string][] {
  return texts.flatMap((text, at) =>
    at % 2 === 0 ? [[text, must(texts[at + 1], 'the second value of a pair')] as [string, string]] : [],
  );
}

function byName([one]: [string, string], [other]: [string, string]): number {
  return one < other ? -1 : 1;
}

/** Writes keys in one transaction, and replaces what is there. In a cluster, all of them must be in one slot. */
export async function writeKeys(redis: Redis, values: Iterable<readonly [string, KeyValue]>): Promise<void> {
  const multi = redis.multi();
  for (const [key, value] of values) {
    multi.del(key);
    for (const [command, ...args] of writesOf(key, value)) multi.call(command, ...args);
    if (value.until !== undefined) multi.pexpireat(key, value.until);
  }
  for (const [error] of must(await multi.exec(), 'the replies of a transaction')) if (error !== null) throw error;
}

function writesOf(key: string, given: KeyValue): [string, ...(string | Buffer)[]][] {
  const inParts = (command: string, items: readonly (string | Buffer)[][]): [string, ...(string | Buffer)[]][] =>
    Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, part) => [
      ...([command, key] as const),
      ...items.slice(part * AT_ONCE, (part + 1) * AT_ONCE).flat(),
    ]);
  switch (given.type) {
    case 'string':
      return [['SET', key, bytesOfText(given.value)]];
    case 'hash':
      return inParts(
        'HSET',
        given.value.map((pair) => pair.map(bytesOfText)),
      );
    case 'list':
      return inParts(
        'RPUSH',
        given.value.map((one) => [bytesOfText(one)]),
      );
    case 'set':
      return inParts(
        'SADD',
        given.value.map((one) => [bytesOfText(one)]),
      );
    case 'zset':
      return inParts(
        'ZADD',
        given.value.map(([member, score]) => [String(score), bytesOfText(member)]),
      );
    case 'stream':
      return given.value.map(([id, fields]) => ['XADD', key, id, ...fields.map(bytesOfText)]);
  }
}
