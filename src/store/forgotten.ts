import { createHmac, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Redis } from 'ioredis';
import { keys } from './keys.ts';

/** The file in the data folder that lists the people who deleted their data. */
export const FORGOTTEN_FILE = 'forgotten';
/** How long a deletion stays on the list, in milliseconds. Back-ups must not be kept longer. */
const REMEMBERED = 366 * 24 * 3_600_000;

const LINE = /^(?<at>\d{13}) (?<mark>[0-9a-f]{64})$/;

/** The times at which people deleted their data (ms since 1970), by the mark that stands for the person. */
export type Deletions = ReadonlyMap<string, number>;

/**
 * Returns the mark that stands for a person on the list of deletions: a hash of their id, keyed with the id of the
 * store. The mark doesn't give the id away, but whoever has both ids can tell that they belong together.
 */
export function markOfPerson(store: string, person: string): string {
  return createHmac('sha256', store).update(person).digest('hex');
}

/**
 * The list of people who deleted their data (T-FORGET-01), which a restored back-up is compared with. The list is in
 * Redis, so that all machines share it, and in a file of each worker's data folder, so that it outlives Redis.
 */
export class Forgotten {
  readonly #redis: Redis;
  readonly #folder: string | null;
  /** The size of the list and its latest time when the file was last written. */
  #written = '';

  /** `folder` is the data folder; null if this process writes no file. */
  constructor(redis: Redis, folder: string | null) {
    this.#redis = redis;
    this.#folder = folder;
  }

  /** Adds a person who deleted their data at the time `now` (ms since 1970). Drops entries that are too old. */
  async note(person: string, now: number): Promise<void> {
    const store = await this.#redis.hget(keys.store, 'id');
    if (store === null) return;
    await this.#redis.zadd(keys.forgotten, now, markOfPerson(store, person));
    await this.#redis.zremrangebyscore(keys.forgotten, '-inf', now - REMEMBERED);
    await this.mirror();
  }

  /**
   * Writes the list to the file, unless the file has it. Returns false if the file can't be written. The file keeps what
   * only it knows, because Redis may have been restored from a back-up.
   */
  async mirror(): Promise<boolean> {
    if (this.#folder === null) return true;
    const listed = await this.#redis.zrange(keys.forgotten, '0', '-1', 'WITHSCORES');
    const state = `${listed.length} ${listed.at(-1)}`;
    if (state === this.#written) return true;
    const found = new Map(
      listed.flatMap((mark, at) => (at % 2 === 0 ? [[mark, Number(listed[at + 1])] as const] : [])),
    );
    try {
      const known = await readDeletions(join(this.#folder, FORGOTTEN_FILE));
      await write(this.#folder, merged(known === null ? [found] : [known, found]));
      this.#written = state;
      return true;
    } catch {
      return false;
    }
  }
}

/** Joins lists of deletions. The latest time of a person counts. */
export function merged(lists: readonly Deletions[]): Deletions {
  const all = new Map<string, number>();
  for (const [mark, at] of lists.flatMap((list) => [...list])) if ((all.get(mark) ?? 0) < at) all.set(mark, at);
  return all;
}

/** Reads a list of deletions from a file; null if there is no such file. Skips lines that nobody can read. */
export async function readDeletions(file: string): Promise<Deletions | null> {
  try {
    const lines = (await readFile(file, 'utf8')).split('\n');
    return new Map(
      lines.flatMap((line) => {
        const { at, mark } = LINE.exec(line)?.groups ?? {};
        return at === undefined || mark === undefined ? [] : [[mark, Number(at)] as const];
      }),
    );
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

async function write(folder: string, deletions: Deletions): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lines = [...deletions].toSorted(([, one], [, other]) => one - other).map(([mark, at]) => `${at} ${mark}\n`);
  // Several processes may write the file at the same time, so each writes a file of its own and then renames it.
  const fresh = join(folder, `${FORGOTTEN_FILE}.${process.pid}-${randomUUID().slice(0, 8)}`);
  await writeFile(fresh, lines.join(''), { mode: 0o600 });
  await rename(fresh, join(folder, FORGOTTEN_FILE));
}
