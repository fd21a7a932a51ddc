import { readFileSync, renameSync, rmSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolderBlobs } from './folder-blobs.ts';
import type { BlobStore } from './world/blobs.ts';
import { parseSnapshot, type Snapshot, takeSnapshot } from './world/snapshot.ts';
import type { World } from './world.ts';

/** The least time between two savings, in milliseconds. */
const SAVE_EVERY = 1_000;

/** How many times as long as a saving takes the next one waits, so that it never takes up much of the time. */
const REST_FACTOR = 20;

/** Where to keep a world, and whom to tell of trouble. */
export interface StoreOptions {
  /** Holds `world.json` and `attachments/`; made if need be, readable for its owner alone. */
  readonly folder: string;
  /** Takes one line of text for a person. */
  readonly report: (line: string) => void;
  /** Bytes of attachments to keep at most. */
  readonly capacity?: number;
}

/** A world's place on disk. */
export interface Store {
  /** What an earlier run left; null when there is nothing, or nothing that could be read. */
  readonly snapshot: Snapshot | null;
  readonly blobs: BlobStore;
  /** Saves the world from now on, soon after every change. */
  follow(world: World): void;
  /** Saves a last time. */
  close(): Promise<void>;
}

/**
 * Opens a folder in which a world outlasts its process. The file is replaced as a whole, so that a kill at any moment
 * leaves the last one or the new one. When it can't be read, it is put aside and all begins anew; when it can't be
 * written, the world goes on in memory and is written once that is possible again. Two servers must not share a folder.
 */
export function openStore({ folder, report, capacity }: StoreOptions): Store {
  const file = join(folder, 'world.json');
  const trouble = createTrouble(report);
  const blobs = createFolderBlobs(join(folder, 'attachments'), { onTrouble: trouble.note, capacity });
  let world: World | null = null;
  let timer: NodeJS.Timeout | null = null;
  let saving: Promise<void> = Promise.resolve();
  let rest = SAVE_EVERY;

  async function save(current: World): Promise<void> {
    const begin = performance.now();
    try {
      await blobs.flush();
      await replace(file, JSON.stringify(takeSnapshot(current)));
      trouble.over();
    } catch (error) {
      trouble.note(error);
      schedule();
    }
    rest = Math.max(SAVE_EVERY, (performance.now() - begin) * REST_FACTOR);
  }

  function schedule(): void {
    timer ??= setTimeout(() => {
      timer = null;
      const followed = world;
      // One saving may last for longer than the next one waits: they would take the new file from each other.
      if (followed) saving = saving.then(() => save(followed));
    }, rest).unref();
  }

  return {
    snapshot: load(file, report),
    blobs,
    follow(followed) {
      world = followed;
      followed.events.on('screen', schedule);
    },
    async close() {
      world?.events.off('screen', schedule);
      if (timer) clearTimeout(timer);
      timer = null;
      await saving;
      if (world) await save(world);
      if (timer) clearTimeout(timer);
    },
  };
}

/** Replaces a file in one step: it is whole, old or new, at any moment. */
async function replace(file: string, text: string): Promise<void> {
  const fresh = `${file}.new`;
  const handle = await open(fresh, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(fresh, file);
}

function load(file: string, report: (line: string) => void): Snapshot | null {
  rmSync(`${file}.new`, { force: true });
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return null;
  }
  try {
    return parseSnapshot(text);
  } catch {
    const aside = `${file}.damaged-${Date.now()}`;
    renameSync(file, aside);
    report(`The saved channels could not be read. They lie in ${aside} now, and everything begins anew.`);
    return null;
  }
}

/** Tells of trouble with the disk once, until it is over. */
function createTrouble(report: (line: string) => void) {
  let known = false;
  return {
    note(error: unknown): void {
      if (!known)
        report(`The channels can't be saved (${wordsFor(error)}). They go on in memory until that is mended.`);
      known = true;
    },
    over(): void {
      if (known) report('The channels are saved again.');
      known = false;
    },
  };
}

function wordsFor(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ENOSPC') return 'the disk is full';
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') return 'the folder may not be written';
  return error instanceof Error ? error.message : String(error);
}
