import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Deletions, FORGOTTEN_FILE, merged, readDeletions } from '../../store/forgotten.ts';
import { keys } from '../../store/keys.ts';
import { linesOf } from './check.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { BackupProblem } from './problem.ts';

/** Stands for a list of deletions that is lost. */
const NONE = 'none';

/**
 * Returns the people who deleted their data (T-FORGET-01), as far as they are known: from the back-up itself, from the
 * data folder, and from `given`, which names lists, other back-ups of the same store, or `none`.
 * @throws BackupProblem if there is no list, and nobody said that there is none.
 */
export async function knownDeletions(
  folder: string,
  manifest: Manifest,
  data: string,
  given: readonly string[],
): Promise<Deletions> {
  const files = [join(data, FORGOTTEN_FILE), ...given.filter((one) => one !== NONE)];
  const lists = await Promise.all(files.map((file) => listIn(file, manifest)));
  const missing = files.find((_, at) => at > 0 && lists[at] === null);
  if (missing !== undefined)
    throw new BackupProblem(`${missing} can’t be read. Name a list of deletions or a back-up.`);
  const found = lists.filter((one) => one !== null);
  if (found.length === 0 && !given.includes(NONE))
    throw new BackupProblem(
      `${data} has no list of the people who deleted their data since the back-up (the file ${FORGOTTEN_FILE}). Name that file of ` +
        'another machine, or a newer back-up: --deletions PATH. If there is none, say so: --deletions none. Those people are then known again.',
    );
  return merged([...found, await ofBackup(folder, manifest)]);
}

async function listIn(path: string, { store }: Manifest): Promise<Deletions | null> {
  const isFolder = (await stat(path).catch(() => null))?.isDirectory() === true;
  if (!isFolder) return readDeletions(path);
  const other = await readManifest(path);
  if (other.store !== store)
    throw new BackupProblem(`${path} is a back-up of another store, so its list can’t be used.`);
  return ofBackup(path, other);
}

/** Returns the list that a back-up holds. */
async function ofBackup(folder: string, manifest: Manifest): Promise<Deletions> {
  for await (const { key, value } of linesOf(folder, 'keys', manifest.keys, []))
    if (key === keys.forgotten && value.type === 'zset') return new Map(value.value);
  return new Map();
}
