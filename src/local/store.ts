import { readFileSync, renameSync, rmSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolderBlobs } from './folder-blobs.ts';
import type { BlobStore } from './world/blobs.ts';
import { parseSnapshot, type Snapshot, takeSnapshot } from './world/snapshot.ts';
import type { World } from './world.ts';

/** Minimum time between two saves, in milliseconds. */
const SAVE_EVERY = 1_000;

/** The pause after each save, as a multiple of the save's duration, so that saves never take up much time. */
const REST_FACTOR = 20;

/** Where a world is stored, and where problems are reported. */
export interface StoreOptions {
  /**
   * The folder for `world.json` and `attachments/`. The folder is created if necessary, and only its owner can read it.
   */
  readonly folder: string;
  /** Receives a line of text about a problem, for a person to read. */
  readonly report: (line: string) => void;
  /** Maximum number of bytes of stored attachments. */
  readonly capacity?: number;
}

/** The place on disk where a world is stored. */
export interface Store {
  /** Returns an earlier run's data, or null if there is none or if it can't be read. */
  readonly snapshot: Snapshot | null;
  readonly blobs: BlobStore;
  /** From now on, saves the world soon after every change. */
  follow(world: World): void;
  /** Saves the world for the last time. */
  close(): Promise<void>;
}

/**
 * Opens a folder that preserves a world between runs. The world's file is always replaced as a whole. If the process is
 * killed while saving, either the old or the new file remains. If the file can't be read, it is renamed, and the world
 * starts empty. If the file can't be written, the world stays in memory and is saved as soon as possible. Two servers
 * may not share a folder.
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
      // Each save runs after the previous one, because a save may outlast the pause, and two simultaneous saves would
      // overwrite each other's file.
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

/** Replaces a file in one step, so that it is always complete. */
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

/** Creates an object that reports when a disk problem begins and when it is over. */
function createTrouble(report: (line: string) => void) {
  let known = false;
  return {
    note(error: unknown): void {
      if (!known)
        report(`The channels can’t be saved (${wordsFor(error)}). They are kept in memory until saving works again.`);
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
