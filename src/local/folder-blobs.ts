import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Blob, type BlobStore, createMemoryBlobs } from './world/blobs.ts';

/** Options of a blob store that uses a folder. */
export interface FolderBlobsOptions {
  /** Maximum total number of bytes. If there is no room, the oldest files are removed. The default is 1 GiB. */
  readonly capacity?: number | undefined;
  /** Called if a file can't be written, in which case the store serves it from memory for a while. */
  readonly onTrouble: (error: unknown) => void;
}

/** Maximum total size, in bytes, of the latest files, which are also kept in memory. */
const CACHE = 32 * 1024 * 1024;

/** Valid file names, which consist of an id and a signature. No other name reaches the file system. */
const NAME = /^\d{1,20}-[0-9a-f]{64}$/;

/**
 * Stores uploaded files in a folder. Each stored file begins with a line that has its content type, followed by its
 * bytes. A file appears in the folder only when it is complete.
 */
export function createFolderBlobs(folder: string, { capacity = 2 ** 30, onTrouble }: FolderBlobsOptions): BlobStore {
  const recent = createMemoryBlobs(CACHE);
  const sizes = inventory(folder, onTrouble);
  let held = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const writing = new Set<Promise<void>>();

  async function write(name: string, blob: Blob): Promise<void> {
    const path = join(folder, name);
    try {
      await writeFile(`${path}.new`, Buffer.concat([Buffer.from(`${blob.contentType}\n`), blob.bytes]), {
        mode: 0o600,
      });
      await rename(`${path}.new`, path);
      sizes.set(name, blob.bytes.byteLength);
      held += blob.bytes.byteLength;
      await prune(name);
    } catch (error) {
      await rm(`${path}.new`, { force: true }).catch(() => {});
      onTrouble(error);
    }
  }

  async function prune(newest: string): Promise<void> {
    for (const [name, size] of sizes) {
      if (held <= capacity || name === newest) return;
      sizes.delete(name);
      held -= size;
      await rm(join(folder, name), { force: true });
    }
  }

  return {
    put(name, blob) {
      recent.put(name, blob);
      const done = write(name, blob).finally(() => writing.delete(done));
      writing.add(done);
    },
    async get(name) {
      if (!NAME.test(name)) return null;
      return (await recent.get(name)) ?? readBlob(join(folder, name));
    },
    async flush() {
      while (writing.size > 0) await Promise.all(writing);
    },
  };
}

/** Returns the files of an earlier run with their sizes, oldest first. Deletes files that were only partly written. */
function inventory(folder: string, onTrouble: (error: unknown) => void): Map<string, number> {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    onTrouble(error);
    return new Map();
  }
  const names = readdirSync(folder);
  for (const name of names) if (name.endsWith('.new')) rmSync(join(folder, name), { force: true });
  const whole = names.filter((name) => NAME.test(name)).toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
  return new Map(whole.map((name) => [name, statSync(join(folder, name)).size]));
}

function idOf(name: string): bigint {
  return BigInt(name.slice(0, name.indexOf('-')));
}

async function readBlob(path: string): Promise<Blob | null> {
  const file = await readFile(path).catch(() => null);
  if (!file) return null;
  const end = file.indexOf('\n');
  return { contentType: file.subarray(0, end).toString(), bytes: file.subarray(end + 1) };
}
