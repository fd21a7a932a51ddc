import { closeSync, existsSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the path of the data in the folder of a private server: a folder of files, or one file if the server is a
 * Redis before 7.0.
 */
export function keptData(folder: string): string {
  const parts = join(folder, 'appendonlydir');
  return existsSync(parts) ? parts : join(folder, 'appendonly.aof');
}

/** Returns the file that `redis-check-aof` repairs. */
export function repairable(folder: string): string {
  const kept = keptData(folder);
  return kept.endsWith('.aof') ? kept : join(kept, 'appendonly.aof.manifest');
}

/** True if Valkey 9 or newer has written the data in a folder. Its files begin with its name. */
export function isByValkey(folder: string): boolean {
  const kept = keptData(folder);
  if (!existsSync(kept) || kept.endsWith('.aof')) return false;
  const bases = readdirSync(kept).filter((name) => name.endsWith('.base.rdb'));
  return bases.some((name) => beginsWith(join(kept, name), 'VALKEY'));
}

/** True if a file, which may be large, begins with these ASCII characters. */
function beginsWith(path: string, characters: string): boolean {
  const file = openSync(path, 'r');
  try {
    const first = Buffer.alloc(characters.length);
    readSync(file, first);
    return first.toString('latin1') === characters;
  } finally {
    closeSync(file);
  }
}
