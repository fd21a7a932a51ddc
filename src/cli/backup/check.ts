import { join } from 'node:path';
import type { z } from 'zod';
import { CopiedTable, isTable, type PartValues } from '../../tables/copied-table.ts';
import type { Games } from '../../tables/games.ts';
import { type CheckResult, checkTable, type TableCheck } from '../../tables/table-check.ts';
import type { TableId } from '../../tables/types.ts';
import { type FileFacts, readLines } from './lines.ts';
import { FILES, keyLine, type Manifest, readManifest, tableLine } from './manifest.ts';

/** The maximum number of faults that are listed. */
const MOST_FAULTS = 20;

/** The result of checking a back-up. */
export interface BackupCheck {
  manifest: Manifest;
  /** Damage to the files; empty if the files are as they were written. */
  faults: string[];
  /** The number of tables with each result. */
  results: Map<CheckResult, number>;
  /** The tables whose replay differs. */
  differing: TableCheck[];
}

/**
 * Checks the files of a back-up against its manifest, and replays every table unless `games` is null. Reads one line at
 * a time.
 * @throws BackupProblem if the folder isn't a back-up.
 */
export async function checkBackup(folder: string, games: Games | null): Promise<BackupCheck> {
  const manifest = await readManifest(folder);
  const faults: string[] = [];
  const results = new Map<CheckResult, number>();
  const differing: TableCheck[] = [];
  for await (const line of linesOf(folder, 'tables', manifest.tables, faults)) {
    if (games === null || !isTable(line.parts)) continue;
    const check = await checkCopy(line.table, line.parts, games);
    results.set(check.result, (results.get(check.result) ?? 0) + 1);
    if (check.result !== 'same') differing.push(check);
  }
  for await (const _ of linesOf(folder, 'keys', manifest.keys, faults));
  return { manifest, faults, results, differing };
}

/** Replays the copy of a table. */
export async function checkCopy(table: TableId, parts: PartValues, games: Games): Promise<TableCheck> {
  const copy = await CopiedTable.open(table, parts).catch(() => null);
  if (copy !== null) return checkTable(table, copy, games);
  return { id: table, game: '', title: '', status: '', seq: 0, result: 'unreadable', difference: null, hash: '' };
}

const SHAPES = { tables: tableLine, keys: keyLine } as const;
type LineOf<File extends keyof typeof FILES> = z.output<(typeof SHAPES)[File]>;

/** Yields the readable lines of a file, and adds what is damaged in the file to `faults`. */
export async function* linesOf<File extends keyof typeof FILES>(
  folder: string,
  name: File,
  expected: FileFacts,
  faults: string[],
): AsyncGenerator<LineOf<File>> {
  const say = (fault: string): void => {
    if (faults.length < MOST_FAULTS) faults.push(fault);
  };
  const lines = readLines(join(folder, FILES[name]));
  try {
    for (let next = await lines.next(); ; next = await lines.next()) {
      if (next.done === true) {
        const { bytes, lines: count, sha256 } = next.value;
        if (bytes !== expected.bytes || count !== expected.lines || sha256 !== expected.sha256)
          say(`${FILES[name]} has changed since it was written.`);
        return;
      }
      const parsed = SHAPES[name].safeParse(next.value.value);
      // The shape belongs to the same name, which the compiler can't see.
      if (parsed.success) yield parsed.data as LineOf<File>;
      else say(`Line ${next.value.at} of ${FILES[name]} is damaged.`);
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    say(`${FILES[name]} is missing.`);
  }
}
