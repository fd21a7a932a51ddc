import { randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import type { Json } from '../kernel/types.ts';
import { type ArchivedTable, packArchive, unpackArchive } from './archive.ts';
import { pack, readJson, unpack } from './codec.ts';
import { tableKeys } from './keys.ts';
import { asNumber, type ScriptValue, script } from './script.ts';

const rewrite = script('rewrite-table', {
  keys: ['head', 'snapshot', 'checkpoint', 'kept', 'log', 'panel', 'lines', 'going', 'archive'],
  args: { seq: 'text', stamp: 'text', fresh: 'text', before: 'text', after: 'text', parts: 'rest' },
});

/** A stored value as JSON: `missing` if there is none, and `torn` if it can't be read. */
export type StoredPart = { is: 'missing' | 'torn' } | { is: 'whole'; json: Json };

/** Everything that is stored of a table's past and present, whether it is archived or not. */
export interface TableParts {
  head: Record<string, string>;
  snapshot: StoredPart;
  checkpoint: StoredPart;
  /** Permanent checkpoints, by name. */
  kept: Record<string, StoredPart>;
  /** The log entries in order. A lost entry is torn. */
  log: StoredPart[];
}

/** The new contents of a table. Torn parts are removed, because nobody knows what they contain. */
export interface RewrittenParts {
  /** The changed fields of the head; an empty text removes a field. */
  head: Record<string, string>;
  snapshot: Json | null;
  checkpoint: Json | null;
  kept: Record<string, Json | null>;
  log: (Json | null)[];
}

const waitingLines = z.looseObject({ lines: z.array(z.looseObject({})) });

/** Reads and rewrites whole tables. No other code changes what a commit has stored. */
export class TableRewriter {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** Returns the position of a table as text, which is different after each commit. */
  async position(table: string): Promise<string> {
    return (await this.#redis.hmget(tableKeys(table).head, 'seq', 'stamp')).join(' ');
  }

  /** Returns everything that is stored of a table, or null if its archive can't be read. */
  async read(table: string): Promise<TableParts | null> {
    const names = tableKeys(table);
    const head = await this.#redis.hgetall(names.head);
    const packed = await this.#redis.getBuffer(names.archive);
    if (packed !== null) {
      const archived = await unpackArchive(table, packed).catch(() => null);
      return archived && fromArchive(archived, head);
    }
    const [snapshot, checkpoint, kept, log] = await Promise.all([
      this.#redis.getBuffer(names.snapshot),
      this.#redis.getBuffer(names.checkpoint),
      this.#redis.hgetallBuffer(names.kept),
      this.#redis.lrangeBuffer(names.log, 0, -1),
    ]);
    return {
      head,
      snapshot: partOf(snapshot),
      checkpoint: partOf(checkpoint),
      kept: Object.fromEntries(Object.entries(kept).map(([name, stored]) => [name, partOf(stored)])),
      log: log.map(partOf),
    };
  }

  /**
   * Replaces what was read of a table, at the same position. `isOwn` is true for what a person waits with at the table:
   * that is removed. Returns false if the table has changed since it was read, and then changes nothing.
   */
  async write(
    table: string,
    before: TableParts,
    { head, ...now }: RewrittenParts,
    isOwn: (text: string) => boolean,
  ): Promise<boolean> {
    const names = tableKeys(table);
    const fresh = randomBytes(8).toString('hex');
    const [packed, lines, going] = await Promise.all([
      this.#redis.getBuffer(names.archive),
      this.#redis.get(names.lines),
      this.#redis.get(names.going),
    ]);
    const parts: ScriptValue[] = Object.entries(head).flatMap(([field, value]) => ['head', field, value]);
    if (packed !== null) parts.push('archive', '', await this.#archived(table, packed, { head, ...now }, fresh));
    else parts.push(...changesOf(before, now));
    if (going !== null) parts.push('going', '', isOwn(going) ? '' : withStamp(going, fresh));
    // The head of a damaged table may lack fields.
    const { seq = '', stamp = '' } = before.head;
    const waiting =
      lines === null ? { before: '', after: '' } : { before: lines, after: linesWithout(lines, isOwn, fresh) };
    const args = { seq, stamp, fresh, parts, ...waiting };
    return asNumber(await rewrite(this.#redis, names, args)) === 1;
  }

  async #archived(
    table: string,
    packed: Buffer,
    { head, snapshot, kept, log }: RewrittenParts,
    stamp: string,
  ): Promise<Buffer> {
    const archived = await unpackArchive(table, packed);
    const fields = Object.entries({ ...archived.head, ...head, stamp }).filter(([, value]) => value !== '');
    const places = Object.entries(kept).flatMap(([name, json]) => (json === null ? [] : [[name, json] as const]));
    return packArchive({
      ...archived,
      head: Object.fromEntries(fields),
      snapshot,
      kept: Object.fromEntries(places),
      log,
    });
  }
}

function partOf(stored: Buffer | null): StoredPart {
  if (stored === null) return { is: 'missing' };
  try {
    return { is: 'whole', json: unpack(stored) };
  } catch {
    return { is: 'torn' };
  }
}

function fromArchive({ head: then, snapshot, kept, log }: ArchivedTable, head: Record<string, string>): TableParts {
  const whole = (json: Json): StoredPart => (json === null ? { is: 'torn' } : { is: 'whole', json });
  return {
    head: { ...then, ...head },
    snapshot: whole(snapshot),
    checkpoint: { is: 'missing' },
    kept: Object.fromEntries(Object.entries(kept).map(([name, json]) => [name, whole(json)])),
    log: log.map(whole),
  };
}

/** Returns the new values of a table that isn't archived, in the order in which the script gets them. */
function changesOf(
  before: TableParts,
  { snapshot, checkpoint, kept, log }: Omit<RewrittenParts, 'head'>,
): ScriptValue[] {
  const value = (json: Json | null): ScriptValue => (json === null ? '' : pack(json));
  const changes: ScriptValue[] = [];
  if (before.snapshot.is !== 'missing') changes.push('snapshot', '', value(snapshot));
  if (before.checkpoint.is !== 'missing') changes.push('checkpoint', '', value(checkpoint));
  for (const [name, json] of Object.entries(kept)) changes.push('kept', name, value(json));
  for (const [at, json] of log.entries()) changes.push('log', at, value(json));
  return changes;
}

/** The lines that count at the new stamp, without a person's own ones. */
function linesWithout(text: string, isOwn: (text: string) => boolean, stamp: string): string {
  const stored = readJson<{ lines: Json[] }>(text, waitingLines);
  if (stored === null) return '';
  const lines = stored.lines.filter((line) => !isOwn(JSON.stringify(line)));
  return lines.length === 0 ? '' : JSON.stringify({ ...stored, stamp, lines });
}

function withStamp(text: string, stamp: string): string {
  const stored = readJson<object>(text, z.looseObject({}));
  return stored === null ? '' : JSON.stringify({ ...stored, stamp });
}
