import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Redis } from 'ioredis';
import type { Json } from '../kernel/types.ts';
import { pack, unpack } from './codec.ts';
import { keys, tableKeys } from './keys.ts';
import { asNumber, script } from './script.ts';

const compress = promisify(gzip);
const uncompress = promisify(gunzip);

/** A finished table as the archive stores it. */
export interface ArchivedTable {
  format: 1;
  head: Record<string, string>;
  secret: string;
  snapshot: Json;
  /** Permanent checkpoints, by name. */
  kept: Record<string, Json>;
  /** The log entries in order; null for an entry that was lost. */
  log: Json[];
}

const put = script('archive-table', {
  keys: ['head', 'archive', 'inbox', 'outbox', '...others'],
  args: { seq: 'text', stamp: 'text', packed: 'bytes' },
});
const restore = script('restore-table', {
  keys: ['archive', 'snapshot', 'secret', 'log', 'kept'],
  args: { snapshot: 'bytes', secret: 'text', entries: 'number', contents: 'rest' },
});

/**
 * The archive of finished tables. Each table is stored as a compressed value with everything that is needed to read,
 * verify and continue it, including secrets. The table's head isn't archived, so lists can still show the table.
 */
export class Archive {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /**
   * Moves a table to the archive. Returns false if the table doesn't exist, is already archived, has changed in the
   * meantime, or still has waiting commands or messages.
   * @throws Error if a part of the table is missing or can't be read. In case of an error, the table stays unarchived
   * and on all lists.
   */
  async put(table: string): Promise<boolean> {
    const stored = await this.#collect(table);
    if (stored !== null) {
      const { head, archive, inbox, outbox, ...others } = tableKeys(table);
      const names = { head, archive, inbox, outbox, others: Object.values(others) };
      const done = await put(this.#redis, names, { ...positionOf(stored), packed: await packArchive(stored) });
      if (asNumber(done) === 0) return false;
    }
    await this.#redis.zrem(keys.tables, table);
    await this.#redis.zrem(keys.finished, table);
    return stored !== null;
  }

  /**
   * Restores a table from the archive, so that it can be read like any other table. Returns false if the table isn't
   * archived. Throws if the table's archive can't be read. The table is put on the lists that the doctor examines, even
   * if its archive can't be read.
   * @param at the time at which the restored table counts as finished (ms since 1970), which decides when it is
   * archived again.
   */
  async restore(table: string, at: number): Promise<boolean> {
    const names = tableKeys(table);
    const bytes = await this.#redis.getBuffer(names.archive);
    if (bytes === null) return false;
    // The table is put on the lists first. An unlisted table would never be archived again, and nobody would notice
    // that it can't be read.
    await this.#redis.zadd(keys.finished, at, table);
    await this.#redis.zadd(keys.tables, at, table);
    const { head, secret, snapshot, kept, log } = await unpackArchive(table, bytes);
    if (!/^\d+$/.test((await this.#redis.hget(names.head, 'seq')) ?? '')) await this.#redis.hset(names.head, head);
    const entries = log.map((entry) => (entry === null ? '' : pack(entry)));
    const places = Object.entries(kept).flatMap(([place, checkpoint]) => [place, pack(checkpoint)]);
    const contents = [...entries, ...places];
    await restore(this.#redis, names, { snapshot: pack(snapshot), secret, entries: entries.length, contents });
    return true;
  }

  /**
   * Imports a table that an older version archived as a file. Repeating the import is harmless, and an existing table isn't
   * changed.
   * @throws Error if the file isn't such an archive.
   */
  async adopt(table: string, file: Buffer): Promise<void> {
    const { head, snapshot, archive } = tableKeys(table);
    const stored = await unpackArchive(table, file);
    if ((await this.#redis.exists(snapshot)) === 0) {
      await this.#redis.multi().hset(head, stored.head).set(archive, file).exec();
    }
    await this.#redis.srem(keys.archived, table);
  }

  /** Returns `none` if a table isn't in the archive, `torn` if its archive can't be read, and otherwise `whole`. */
  async state(table: string): Promise<'none' | 'whole' | 'torn'> {
    const bytes = await this.#redis.getBuffer(tableKeys(table).archive);
    if (bytes === null) return 'none';
    return unpackArchive(table, bytes).then(
      () => 'whole',
      () => 'torn',
    );
  }

  async #collect(table: string): Promise<ArchivedTable | null> {
    const names = tableKeys(table);
    const [archived, head, secret, snapshot, kept, log] = await Promise.all([
      this.#redis.exists(names.archive),
      this.#redis.hgetall(names.head),
      this.#redis.get(names.secret),
      this.#redis.getBuffer(names.snapshot),
      this.#redis.hgetallBuffer(names.kept),
      this.#redis.lrangeBuffer(names.log, 0, -1),
    ]);
    const isThere = secret !== null || snapshot !== null || log.length > 0 || Object.keys(head).length > 0;
    if (archived === 1 || !isThere) return null;
    if (secret === null || snapshot === null)
      throw new Error(`the ${snapshot === null ? 'snapshot' : 'secret'} of the table is gone`);
    const checkpoints = Object.entries(kept).map(([place, stored]) => [place, unpack(stored)]);
    return {
      format: 1,
      head,
      secret,
      snapshot: unpack(snapshot),
      kept: Object.fromEntries(checkpoints),
      log: log.map((entry) => (entry.length === 0 ? null : unpack(entry))),
    };
  }
}

/** The `seq` and stamp that a table had when it was archived. */
function positionOf({ head }: ArchivedTable): { seq: string; stamp: string } {
  return { seq: head['seq'] ?? '', stamp: head['stamp'] ?? '' };
}

/** Compresses an archived table. */
export function packArchive(stored: ArchivedTable): Promise<Buffer> {
  return compress(JSON.stringify(stored), { level: 9 });
}

/** Reads an archived table. Throws if the bytes are no archive, or one of an unknown format. */
export async function unpackArchive(table: string, bytes: Buffer): Promise<ArchivedTable> {
  const text = (await uncompress(bytes)).toString();
  // Only `packed` writes these values. The field `format` is checked, since there may be other formats in the future.
  const stored = JSON.parse(text) as ArchivedTable;
  if (stored?.format !== 1) throw new Error(`the archive holds table ${table} in a form that is not known here`);
  return stored;
}
