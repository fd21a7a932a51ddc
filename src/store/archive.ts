import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Redis } from 'ioredis';
import type { Json } from '../kernel/types.ts';
import { pack, unpack } from './codec.ts';
import { makePrivateFolder } from './folder-lock.ts';
import { keys, tableKeys } from './keys.ts';

const compress = promisify(gzip);
const uncompress = promisify(gunzip);

/** A finished table as a file holds it. */
interface ArchivedTable {
  format: 1;
  head: Record<string, string>;
  secret: string;
  snapshot: Json;
  /** Checkpoints that were kept for good, by name. */
  kept: Record<string, Json>;
  /** The log, in order. */
  log: Json[];
}

/** The archive: finished tables as compressed files, one each. Files hold all that Redis held of a game, secrets too. */
export class Archive {
  readonly #redis: Redis;
  readonly #folder: string;

  /** `folder` is made when missing, and closed to other users. All processes that use the archive share it. */
  constructor(redis: Redis, folder: string) {
    this.#redis = redis;
    this.#folder = folder;
  }

  /** Moves a table out of Redis into its file. A repeat after a crash does what is left to do. */
  async put(table: string): Promise<void> {
    const stored = await this.#collect(table);
    if (stored !== null) {
      await this.#write(table, stored);
      await this.#redis.sadd(keys.archived, table);
      await this.#redis.unlink(...Object.values(tableKeys(table)));
    }
    await this.#redis.zrem(keys.tables, table);
    await this.#redis.zrem(keys.finished, table);
  }

  /**
   * Brings a table back into Redis, so that it can be read like any other; false when it isn't in the archive.
   *
   * @param at milliseconds since 1970: from when on it counts as finished again, which decides when it leaves again.
   */
  async restore(table: string, at: number): Promise<boolean> {
    if ((await this.#redis.sismember(keys.archived, table)) === 0) return false;
    const { head, secret, snapshot, kept, log } = await this.#read(table);
    const names = tableKeys(table);
    const all = this.#redis.multi().del(names.log, names.kept);
    for (const entry of log) all.rpush(names.log, pack(entry));
    for (const [place, checkpoint] of Object.entries(kept)) all.hset(names.kept, place, pack(checkpoint));
    await all.set(names.snapshot, pack(snapshot)).set(names.secret, secret).hset(names.head, head).exec();
    await this.#redis.zadd(keys.finished, at, table);
    await this.#redis.srem(keys.archived, table);
    return true;
  }

  async #collect(table: string): Promise<ArchivedTable | null> {
    const names = tableKeys(table);
    const [head, secret, snapshot, kept, log] = await Promise.all([
      this.#redis.hgetall(names.head),
      this.#redis.get(names.secret),
      this.#redis.getBuffer(names.snapshot),
      this.#redis.hgetallBuffer(names.kept),
      this.#redis.lrangeBuffer(names.log, 0, -1),
    ]);
    if (secret === null || snapshot === null) return null;
    const checkpoints = Object.entries(kept).map(([place, stored]) => [place, unpack(stored)]);
    return {
      format: 1,
      head,
      secret,
      snapshot: unpack(snapshot),
      kept: Object.fromEntries(checkpoints),
      log: log.map(unpack),
    };
  }

  /** Whole or not at all, and on the disk before anything is deleted. */
  async #write(table: string, stored: ArchivedTable): Promise<void> {
    await makePrivateFolder(this.#folder);
    const bytes = await compress(JSON.stringify(stored), { level: 9 });
    const draft = `${this.#file(table)}.${process.pid}`;
    const file = await open(draft, 'w', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, this.#file(table));
  }

  async #read(table: string): Promise<ArchivedTable> {
    const text = (await uncompress(await readFile(this.#file(table)))).toString();
    // Only `#write` makes these files; `format` tells them apart should they ever change.
    const stored = JSON.parse(text) as ArchivedTable;
    if (stored.format !== 1) throw new Error(`the archive holds table ${table} in a form that is not known here`);
    return stored;
  }

  #file(table: string): string {
    return join(this.#folder, `${table}.json.gz`);
  }
}
