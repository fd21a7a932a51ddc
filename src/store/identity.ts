import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Redis } from 'ioredis';
import { gateOf } from './connect.ts';
import { keys } from './keys.ts';
import { RedisUnfit } from './redis-complaints.ts';
import { asText, script } from './script.ts';

/** The file in the data folder that contains the id of this machine's store. */
export const STORE_FILE = 'store-id';

const settle = script('settle-store-id', { keys: ['store'], args: { fresh: 'text' } });

/** Called each time a connection reaches another store. */
export type Lost = () => void;

/**
 * Ensures that a connection reaches the store that this machine used before. If this machine doesn't remember any
 * store, gives the store an id unless it has one, and remembers the store. From then on, this connection and its
 * duplicates send commands only to the store with this id (`Door`).
 * @param folder the data folder; null if this machine remembers nothing.
 * @returns false if the store can't be remembered because the folder can't be written.
 * @throws StoreLost on an impatient connection to another store. A patient connection to another store waits for the
 * right one instead.
 */
export async function openStore(redis: Redis, folder: string | null, lost: Lost = () => {}): Promise<boolean> {
  const gate = gateOf(redis);
  gate?.onLost(lost);
  const remembered = folder === null ? null : await rememberedStore(folder);
  if (remembered !== null) {
    gate?.expect(remembered);
    await redis.hget(keys.store, 'id');
    return true;
  }
  const id = asText(await settle(redis, { store: keys.store }, { fresh: randomUUID() }));
  gate?.expect(id);
  if (folder === null) return true;
  return remember(folder, id).then(
    () => true,
    () => false,
  );
}

/**
 * Refuses a store other than the one that this machine used before.
 * @throws RedisUnfit with a line that says what to do.
 */
export async function requireStore(redis: Redis, folder: string): Promise<void> {
  const other = await otherStore(redis, folder);
  if (other !== null) throw new RedisUnfit(`${other.says} ${other.todo}`);
}

/**
 * Explains that a store isn't the one that this machine used before, or that a back-up is only partly restored there,
 * and what to do. Returns null if the store is the same as before, or if this machine remembers no store.
 */
export async function otherStore(redis: Redis, folder: string): Promise<{ says: string; todo: string } | null> {
  if ((await redis.exists(keys.restoring)) === 1)
    return {
      says: 'A back-up is being restored into this Redis, or was restored only in part.',
      todo: 'Wait until npm run restore is done, or run it again with the same back-up.',
    };
  const remembered = await rememberedStore(folder);
  if (remembered === null) return null;
  const id = await redis.hget(keys.store, 'id');
  if (id === remembered) return null;
  const isEmpty = id === null && (await redis.zcard(keys.tables)) === 0;
  const what = isEmpty ? 'This Redis is empty' : 'This Redis holds other data';
  return {
    says: `${what}: it is not the store that the bot used before. The bot reads nothing from it and changes nothing.`,
    todo: `Restore the right data (its folder, its volume, REDIS_URL). Or delete ${join(folder, STORE_FILE)} and start again, to use this store from now on.`,
  };
}

/** Returns the id of the store that this machine used before, or null. */
export async function rememberedStore(folder: string): Promise<string | null> {
  try {
    return (await readFile(join(folder, STORE_FILE), 'utf8')).trim() || null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return null;
    throw error;
  }
}

async function remember(folder: string, id: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Several processes may write the file at the same time, so each writes a separate file and then renames it to the
  // final name.
  const fresh = join(folder, `${STORE_FILE}.${process.pid}-${randomUUID().slice(0, 8)}`);
  await writeFile(fresh, `${id}\n`, { mode: 0o600 });
  await rename(fresh, join(folder, STORE_FILE));
}
