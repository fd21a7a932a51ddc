import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { Archive } from '../store/archive.ts';
import { keys } from '../store/keys.ts';
import type { Traces } from '../store/traces.ts';
import { Directory, isOver } from '../tables/directory.ts';
import { Listing } from '../tables/listing.ts';
import type { Summary } from '../tables/summary.ts';
import type { TableId } from '../tables/types.ts';
import { faultOf } from './fault.ts';
import type { WorkerContext } from './queues.ts';

const uncompress = promisify(gunzip);

/** Number of tables that are examined together. */
const AT_ONCE = 200;
/** The subfolder for files that have been migrated. */
const TAKEN = 'moved';

/**
 * Migrates data from older versions. Unlisted tables are migrated before anything else starts, then the files in an
 * archive folder in the background. If there is nothing to migrate, only a quick check is made.
 */
export async function migrateOldData(
  context: WorkerContext,
  folder: string | null,
): Promise<{ close(): Promise<void> }> {
  await listTables(context.redis);
  let closing = false;
  const moving = folder === null ? Promise.resolve() : adoptFolder(context, folder, () => closing);
  return {
    async close() {
      closing = true;
      await moving;
    },
  };
}

/** Adds every unlisted table to the lists on which it belongs. */
async function listTables(redis: Redis): Promise<void> {
  const directory = new Directory(redis);
  for (let from = 0; ; from += AT_ONCE) {
    const tables = await redis.zrange(keys.tables, `${from}`, `${from + AT_ONCE - 1}`);
    for (const summary of await directory.summaries(tables)) {
      const { id, owner, place } = summary;
      const listed =
        place.guild === null
          ? (await redis.sismember(keys.personTables(owner), id)) === 1 ||
            (await redis.zscore(keys.personPast(owner), id)) !== null
          : (await redis.hexists(keys.guildTables(place.guild), id)) === 1;
      if (!listed && summary.removed !== true) await list(redis, summary);
    }
    if (tables.length < AT_ONCE) return;
  }
}

async function list(redis: Redis, summary: Summary): Promise<void> {
  const { id, title, status, place, owner, chairs, since } = summary;
  const people = new Set([owner, ...chairs.flatMap(({ player }) => player ?? [])]);
  const end = isOver(summary) ? await redis.zscore(keys.finished, id) : null;
  const standing = { title, status, guild: place.guild, channel: place.channel, people: [...people] };
  await new Listing(redis).note(id, { ...standing, at: Number(end ?? since) });
  // Lists of older versions, which are no longer in use.
  await Promise.all([
    ...[...people].map((player) => redis.unlink(`person:${player}`)),
    ...(place.guild === null ? [] : [redis.unlink(`guild:${place.guild}`)]),
  ]);
}

/**
 * Deletes the migrated files that contain a person's id, since the store has the same games. Returns the number of files
 * that contain it, including those that wait to be migrated.
 */
export async function dropOldFiles(folder: string, traces: Traces): Promise<number> {
  const isFound = async (path: string): Promise<boolean> => {
    const bytes = await readFile(path).catch(() => null);
    const text = bytes === null ? null : await uncompress(bytes).catch(() => null);
    return text !== null && traces.isIn(text.toString());
  };
  let found = 0;
  for (const lies of [join(folder, TAKEN), folder])
    for (const file of await readdir(lies).catch(() => [])) {
      if (!file.endsWith('.json.gz') || !(await isFound(join(lies, file)))) continue;
      found += 1;
      if (lies !== folder) await rm(join(lies, file), { force: true });
    }
  return found;
}

async function adoptFolder({ redis, log }: WorkerContext, folder: string, isClosing: () => boolean): Promise<void> {
  const archive = new Archive(redis);
  const directory = new Directory(redis);
  const files = await readdir(folder).catch(() => []);
  let taken = 0;
  for (const file of files) {
    const [, table] = /^([a-z0-9]{1,20})\.json\.gz$/.exec(file) ?? [];
    if (table === undefined) continue;
    if (isClosing()) return;
    if (await adopted(archive, { folder, file, table }, log)) taken += 1;
    const summary = await directory.summary(table);
    if (summary !== null) await list(redis, summary);
  }
  if (taken > 0)
    log.info({ taken }, 'games of an archive folder lie in the store now; their files are in its folder moved');
}

/**
 * Migrates one file. Returns false if another process was faster, or (after logging the error) if the file can't be
 * migrated.
 */
async function adopted(
  archive: Archive,
  { folder, file, table }: { folder: string; file: string; table: TableId },
  log: Logger,
): Promise<boolean> {
  try {
    await archive.adopt(table, await readFile(join(folder, file)));
    await mkdir(join(folder, TAKEN), { recursive: true, mode: 0o700 });
    await rename(join(folder, file), join(folder, TAKEN, file));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    log.warn({ table, fault: faultOf(error) }, 'a file of the archive folder could not be taken over');
    return false;
  }
}
