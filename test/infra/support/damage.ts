import type { Redis } from 'ioredis';

/** The ways in which a stored value may be damaged. Null means that it is missing. */
export const DAMAGE: readonly { how: string; spoil: (value: Buffer) => Buffer | null }[] = [
  { how: 'missing', spoil: () => null },
  { how: 'cut in half', spoil: (value) => value.subarray(0, value.length >> 1) },
  { how: 'not JSON', spoil: () => Buffer.from('!not JSON,') },
  { how: 'JSON of another shape', spoil: () => Buffer.from('[{"a":7}]') },
  { how: 'null', spoil: () => Buffer.from('null') },
];

/** A stored value of a table or of something that belongs to it, with how to read and replace it. */
export interface StoredField {
  /** The value's key and, after a blank, its field in a hash, its position in a list, or its field in a stream. */
  name: string;
  /**
   * Whether people are told that the table can't be read: `restore`, until a moderator restores it; `move`, at the
   * latest until somebody moves; `backup`, until the store has its backup.
   */
  stops?: 'restore' | 'move' | 'backup';
  /** Whether nobody can tell that the value is missing, because other tables have none. */
  optional?: true;
  /** Whether the doctor may leave it out, because it is made again from the position, or its loss does no harm. */
  passing?: true;
}

/** The stored values of a running table in which Ann (seat 0) and a bot (seat 1) are asked. */
export const FIELDS: readonly StoredField[] = [
  { name: 'snapshot', stops: 'restore' },
  { name: 'secret', stops: 'backup' },
  { name: 'checkpoint', optional: true },
  { name: 'kept e3', optional: true },
  { name: 'log 0' },
  { name: 'log 3' },
  { name: 'head seq', stops: 'restore' },
  { name: 'head stamp', optional: true },
  { name: 'head asked', optional: true },
  { name: 'head game' },
  { name: 'head rules' },
  { name: 'head card' },
  { name: 'head place' },
  { name: 'head thread', optional: true },
  { name: 'head since' },
  { name: 'head at' },
  { name: 'head stirred', optional: true },
  { name: 'head acted:0', optional: true },
  { name: 'head step:0', optional: true },
  { name: 'head undone:0', optional: true },
  { name: 'head began', optional: true },
  { name: 'head began-at', optional: true },
  { name: 'head turns', optional: true },
  { name: 'head bots', optional: true },
  { name: 'head checkpoint', optional: true },
  { name: 'head kept', optional: true },
  { name: 'prompts 0', stops: 'move' },
  { name: 'prompts 1' },
  { name: 'ids', passing: true },
  { name: 'inbox id', passing: true },
  { name: 'inbox alone', passing: true },
  { name: 'inbox body', passing: true },
  { name: 'tries', passing: true },
  { name: 'outbox message', passing: true },
  { name: 'sending', passing: true },
  { name: 'going', passing: true },
  { name: 'lines', passing: true },
  { name: 'ahead 0', passing: true },
  { name: 'ahead if:0', passing: true },
  { name: 'aside command', passing: true },
  { name: 'panel wanted', passing: true },
  { name: 'panel shown', passing: true },
  { name: 'panel stamp', passing: true },
  { name: 'panel showing', passing: true },
  { name: 'panel at', passing: true },
  { name: 'panel lobby', passing: true },
  { name: 'panel turn', passing: true },
  { name: 'panel past', passing: true },
  { name: 'panel older', passing: true },
  { name: 'panel bare', passing: true },
  { name: 'panel alike', passing: true },
  { name: 'panel posts', passing: true },
  { name: 'panel posting', passing: true },
  { name: 'call:', passing: true },
  { name: 'asking:', passing: true },
  { name: 'guild:', passing: true },
];

/** Damages a stored value. Returns whether that changed it. */
export async function damage(
  redis: Redis,
  table: string,
  key: string,
  field: string,
  spoil: (value: Buffer) => Buffer | null,
): Promise<boolean> {
  const type = await redis.type(key);
  let before: Buffer | null = null;
  let after: Buffer | null = null;
  if (type === 'string') {
    before = await redis.getBuffer(key);
    after = spoil(before ?? Buffer.alloc(0));
    await (after === null ? redis.del(key) : redis.set(key, after));
  } else if (type === 'hash') {
    before = await redis.hgetBuffer(key, field);
    after = before === null ? null : spoil(before);
    await (after === null ? redis.hdel(key, field) : redis.hset(key, field, after));
  } else if (type === 'list') {
    before = await redis.lindexBuffer(key, Number(field));
    after = spoil(before ?? Buffer.alloc(0));
    await redis.lset(key, Number(field), after ?? 'goes');
    // Without this entry, the later ones move up.
    if (after === null) await redis.lrem(key, 1, 'goes');
  } else if (type === 'stream') {
    const [[, entry] = ['', []]] = await redis.xrange(key, '-', '+', 'COUNT', 1);
    const values = new Map<string, string>();
    for (let at = 0; at < entry.length; at += 2) values.set(entry[at] ?? '', entry[at + 1] ?? '');
    before = Buffer.from(values.get(field) ?? '');
    after = spoil(before);
    if (after === null) values.delete(field);
    else values.set(field, after.toString());
    if (values.size === 0) values.set('else', 'x');
    await redis.del(key);
    await redis.xadd(key, '*', ...[...values].flat());
  } else throw new Error(`table ${table} has no ${key}`);
  return before === null || after === null ? before !== after : !before.equals(after);
}
