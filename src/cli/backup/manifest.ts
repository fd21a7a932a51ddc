import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { keyValue } from '../../store/key-values.ts';
import { TABLE_PARTS, type TablePart } from '../../tables/copied-table.ts';
import { BackupProblem } from './problem.ts';

/** The version of the form of a back-up. */
const FORMAT = 1;
const MANIFEST = 'manifest.json';
/** The files of a back-up: its tables with one table in each line, and all other keys. */
export const FILES = { tables: 'tables.jsonl', keys: 'keys.jsonl' } as const;

const facts = z.object({ bytes: z.int(), lines: z.int(), sha256: z.string().regex(/^[0-9a-f]{64}$/) });

const manifest = z.object({
  format: z.literal(FORMAT),
  /** The version of the program that made the back-up. */
  program: z.string(),
  /** The id of the store. */
  store: z.string().min(1),
  /** When the back-up began and ended, by the clock of Redis (ms since 1970). */
  began: z.int(),
  ended: z.int(),
  tables: facts,
  keys: facts,
});

/** The facts about a back-up, which its manifest holds. */
export type Manifest = z.infer<typeof manifest>;

/** The id of a table, as it may be part of a key. */
export const tableId = z.string().regex(/^[^{}:\s]{1,64}$/);

/** A table in a back-up. */
export const tableLine = z.object({
  table: tableId,
  parts: z.partialRecord(z.enum(Object.keys(TABLE_PARTS) as [TablePart, ...TablePart[]]), keyValue),
});

/** A key in a back-up. */
export const keyLine = z.object({ key: z.string(), value: keyValue });

/**
 * Reads the manifest of a back-up.
 * @throws BackupProblem if the folder isn't a back-up that this version can read.
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null);
  if (text === null)
    throw new BackupProblem(`${folder} isn’t a back-up, because it has no ${MANIFEST}. Is the path right?`);
  let json: unknown = null;
  try {
    json = JSON.parse(text);
  } catch {}
  const { format } = z.looseObject({ format: z.unknown() }).safeParse(json).data ?? { format: null };
  if (typeof format === 'number' && format > FORMAT)
    throw new BackupProblem(`A newer version of Subspace made the back-up in ${folder}. Use that version.`);
  const parsed = manifest.safeParse(json);
  if (!parsed.success) throw new BackupProblem(`The ${MANIFEST} in ${folder} is damaged. Use another back-up.`);
  return parsed.data;
}

/**
 * Makes a folder for a new back-up, lets `fill` write the files, and gives the folder its name when it is complete. If
 * something goes wrong, no folder with that name exists.
 * @throws BackupProblem if the folder exists, or if the disk is full.
 */
export async function makeFolder(
  folder: string,
  fill: (path: string) => Promise<Omit<Manifest, 'format'>>,
): Promise<Manifest> {
  const wanted = resolve(folder);
  const there = await readdir(wanted).catch((error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? [] : null));
  if (there === null) throw new BackupProblem(`${folder} can’t be used, because it isn’t a folder. Name another one.`);
  if (there.length > 0) throw new BackupProblem(`${folder} isn’t empty. Name a folder that doesn’t exist yet.`);
  const part = join(dirname(wanted), `.${basename(wanted)}.part-${randomBytes(4).toString('hex')}`);
  try {
    await mkdir(dirname(wanted), { recursive: true });
    await mkdir(part, { mode: 0o700 });
    const made: Manifest = { format: FORMAT, ...(await fill(part)) };
    await writeFile(join(part, MANIFEST), `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flush: true });
    await flushed(part);
    await rename(part, wanted);
    await flushed(dirname(wanted));
    return made;
  } catch (error) {
    await rm(part, { recursive: true, force: true }).catch(() => {});
    if (error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT'))
      throw new BackupProblem(
        `The disk of ${folder} is full, so there is no back-up. Free some space, or name a folder on another disk.`,
      );
    throw error;
  }
}

/** Flushes the names in a folder to the disk. */
async function flushed(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
