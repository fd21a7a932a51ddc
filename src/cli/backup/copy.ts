import { join } from 'node:path';
import type { Redis } from 'ioredis';
import { readClock } from '../../store/clock.ts';
import { copyOf } from '../../store/key-copies.ts';
import { tableOfKey } from '../../store/key-marks.ts';
import { type KeyValue, readKey, readKeys } from '../../store/key-values.ts';
import { keys } from '../../store/keys.ts';
import { keysLike } from '../../store/traces.ts';
import { type PartValues, partsOf, partTypes } from '../../tables/copied-table.ts';
import type { TableId } from '../../tables/types.ts';
import { type FileFacts, LineWriter } from './lines.ts';
import { FILES, type Manifest, makeFolder } from './manifest.ts';
import { BackupProblem } from './problem.ts';

/**
 * Copies everything that lasts in a store into a new folder, while people go on playing. The parts of each table are
 * from one moment. Tables come first, because lists of tables and marks of sent messages must not be older than they.
 * @throws BackupProblem if the store has no games, or the folder can't be written.
 */
export async function backUp(redis: Redis, folder: string, program: string): Promise<Manifest> {
  const store = await redis.hget(keys.store, 'id');
  if (store === null) throw new BackupProblem('This Redis has never held any games, so there is nothing to back up.');
  const now = await clockOf(redis);
  const began = Math.floor(now());
  return makeFolder(folder, async (path) => {
    const tables = await fileOf(join(path, FILES.tables), copiedTables(redis, now));
    const others = await fileOf(join(path, FILES.keys), copiedKeys(redis, now));
    return { program, store, began, ended: Math.ceil(now()), tables, keys: others };
  });
}

/** Returns a clock that follows the clock of Redis (ms since 1970). */
export async function clockOf(redis: Redis): Promise<() => number> {
  const { time } = await readClock(redis);
  const since = performance.now();
  return () => time + performance.now() - since;
}

/** Yields all tables of a store, each as of one moment. */
export async function* copiedTables(
  redis: Redis,
  now: () => number,
): AsyncGenerator<{ table: TableId; parts: PartValues }> {
  const seen = new Set<TableId>();
  for await (const found of keysLike(redis, '{t:*}:*'))
    for (const key of found) {
      const table = tableOfKey(key);
      if (table === null || seen.has(table) || copyOf(key) !== 'table') continue;
      seen.add(table);
      const parts = await copiedTable(redis, table, now);
      if (Object.keys(parts).length > 0) yield { table, parts };
    }
}

/** Returns the parts of a table, all from one moment; nothing if there is no such table. */
export async function copiedTable(redis: Redis, table: TableId, now: () => number): Promise<PartValues> {
  return partsOf(table, await readKeys(redis, partTypes(table), now));
}

async function* copiedKeys(redis: Redis, now: () => number): AsyncGenerator<{ key: string; value: KeyValue }> {
  const seen = new Set<string>();
  for await (const found of keysLike(redis, '*'))
    for (const key of found) {
      if (seen.has(key) || copyOf(key) !== 'alone') continue;
      seen.add(key);
      const value = await readKey(redis, key, now);
      if (value !== null) yield { key, value };
    }
}

async function fileOf(path: string, lines: AsyncIterable<unknown>): Promise<FileFacts> {
  const writer = await LineWriter.create(path);
  try {
    for await (const line of lines) await writer.add(line);
    return await writer.end();
  } catch (error) {
    await writer.abandon();
    throw error;
  }
}
