import { open, rm, stat } from 'node:fs/promises';
import { z } from 'zod';
import type { Json } from '../../kernel/types.ts';
import { unpack } from '../../store/codec.ts';
import { CopiedTable, type PartValues } from '../../tables/copied-table.ts';
import type { Games } from '../../tables/games.ts';
import type { TableId } from '../../tables/types.ts';
import { checkCopy } from './check.ts';
import { BackupProblem } from './problem.ts';

/** The version of the form of a table's file. */
const FORMAT = 1;
/** Limits of a file: its size in bytes, how deep its values are nested, and the number of its log entries. */
const LARGEST = 64 << 20;
const DEEPEST = 100;
const MOST_ENTRIES = 50_000;
const MOST_CHECKPOINTS = 1_000;
/** The fields of a head that belong to the game, and not to a server: when its turns ended, and when seats acted. */
const OF_GAME = /^(?:turns|began|began-at|acted:\d{1,3}|undone:\d{1,3}|clock:\d{1,3})$/;

const json: z.ZodType<Json> = z.custom<Json>((value) => value !== undefined);

const tableFile = z.object({
  subspace: z.literal('table'),
  format: z.literal(FORMAT),
  /** The version of the program that wrote the file. */
  program: z.string().max(50),
  id: z.string().regex(/^[a-z0-9]{1,20}$/),
  game: z.string().max(50),
  /** The hash of the position (`tableHash`). */
  hash: z.string(),
  secret: z.string().max(200),
  snapshot: json,
  checkpoint: json,
  kept: z.record(z.string().regex(/^e?\d{1,9}$/), json).refine((kept) => Object.keys(kept).length <= MOST_CHECKPOINTS),
  log: z.array(json).min(1).max(MOST_ENTRIES),
  head: z.record(z.string().regex(OF_GAME), z.string().max(100_000)),
});

/** A table in a file of its own. Nothing in it belongs to a Discord server. */
export type TableFile = z.infer<typeof tableFile>;

/**
 * Returns a table for a file: without its place, its messages, and what people plan or have typed there.
 * @throws BackupProblem if the table can't be read.
 */
export async function tableForFile(
  table: TableId,
  parts: PartValues,
  games: Games,
  program: string,
): Promise<TableFile> {
  const { result, hash, game } = await checkCopy(table, parts, games);
  if (result !== 'same' && result !== 'carried')
    throw new BackupProblem(
      result === 'unreadable'
        ? `There is no table ${table} that can be read. Its id is in the title of its lobby message, and npm run doctor lists damaged tables.`
        : `The table ${table} can’t be exported, because its log doesn’t lead to its position. npm run upgrade:check says more.`,
    );
  const copy = await CopiedTable.open(table, parts);
  const [stored, checkpoint, log] = [await copy.load(), await copy.checkpoint(), await copy.entries(table, 0, -1)];
  const names = copy.keptNames;
  const kept = await Promise.all((await copy.keptCheckpoints()).map((one) => copy.kept(table, one)));
  if (stored === null || stored.secret === null) throw new BackupProblem(`The table ${table} has lost its position.`);
  return {
    subspace: 'table',
    format: FORMAT,
    ...{ program, id: table, game, hash, secret: stored.secret },
    snapshot: unpack(stored.snapshot),
    checkpoint: checkpoint === null ? null : unpack(checkpoint),
    kept: Object.fromEntries(
      (await copy.keptCheckpoints()).flatMap(({ seq, epoch }, at) => {
        const bytes = kept[at];
        const name = `${epoch ? 'e' : ''}${seq}`;
        return bytes == null || !names.includes(name) ? [] : [[name, unpack(bytes)] as const];
      }),
    ),
    log: log.map((entry, at) => (at === 0 ? withoutPlace(unpack(entry)) : unpack(entry))),
    head: Object.fromEntries([...copy.head].filter(([field]) => OF_GAME.test(field))),
  };
}

/** The entry that opened a table, without the place where it was opened. */
function withoutPlace(entry: Json): Json {
  return withPlace(entry, { guild: null, channel: '', thread: null });
}

/** The entry that opened a table, with another place. */
export function withPlace(entry: Json, place: { guild: string | null; channel: string; thread: string | null }): Json {
  const { input, ...rest } = z.looseObject({ input: z.looseObject({}) }).parse(entry);
  // Both parts are plain JSON.
  return { ...rest, input: { ...input, place } } as unknown as Json;
}

/**
 * Writes a table to a new file that only this user can read.
 * @throws BackupProblem if there is such a file.
 */
export async function writeTableFile(path: string, table: TableFile): Promise<void> {
  const file = await open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw new BackupProblem(`${path} exists. Name a file that doesn’t exist yet.`);
    if (error.code === 'ENOENT') throw new BackupProblem(`The folder of ${path} doesn’t exist. Create it first.`);
    throw error;
  });
  try {
    await file.writeFile(`${JSON.stringify(table)}\n`);
    await file.sync();
    await file.close();
  } catch (error) {
    await file.close().catch(() => {});
    await rm(path, { force: true });
    throw error;
  }
}

/**
 * Reads a table's file. The log and the position are only checked when they are replayed.
 * @throws BackupProblem with a sentence for a file that is no table, too large, too deep or of another version.
 */
export async function readTableFile(path: string, games: Games): Promise<TableFile> {
  const facts = await stat(path).catch(() => null);
  if (facts === null || !facts.isFile()) throw new BackupProblem(`${path} can’t be read. Is the path right?`);
  if (facts.size > LARGEST)
    throw new BackupProblem(
      `${path} is larger than ${LARGEST >> 20} MB. No table is so large, so nothing was imported.`,
    );
  const file = await open(path, 'r');
  const text = await file.readFile('utf8').finally(() => file.close());
  return parseTableFile(path, text, games);
}

/** Reads the text of a table's file, as `readTableFile` does. */
export function parseTableFile(path: string, text: string, games: Games): TableFile {
  if (depthOf(text) > DEEPEST) throw new BackupProblem(`${path} is nested too deep for a table. Nothing was imported.`);
  let read: unknown = null;
  try {
    read = JSON.parse(text);
  } catch {
    throw new BackupProblem(`${path} isn’t JSON, so it isn’t the file of a table. Nothing was imported.`);
  }
  const kind = z.looseObject({ subspace: z.literal('table'), format: z.number() }).safeParse(read).data;
  if (kind === undefined) throw new BackupProblem(`${path} isn’t the file of a table. npm run export writes one.`);
  if (kind.format !== FORMAT)
    throw new BackupProblem(
      `${path} has the form ${kind.format}, which this version of Subspace can’t read. Update first.`,
    );
  const parsed = tableFile.safeParse(read);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new BackupProblem(`${path} is damaged: “${issue?.path.join('.')}” is wrong. Nothing was imported.`);
  }
  if (games.find(parsed.data.game) === null)
    throw new BackupProblem(
      `This version of Subspace has no game “${parsed.data.game}”, so nothing was imported. Update first.`,
    );
  return parsed.data;
}

/** Returns how deep the lists and objects of a JSON text are nested. */
function depthOf(text: string): number {
  let [depth, deepest, isString] = [0, 0, false];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (isString) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isString = false;
    } else if (sign === '"') isString = true;
    else if (sign === '[' || sign === '{') deepest = Math.max(deepest, ++depth);
    else if (sign === ']' || sign === '}') depth -= 1;
  }
  return deepest;
}
