import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { GameId } from '../../kernel/types.ts';
import type { OwnSection } from './section.ts';

/** The version of the file format. Files with a different number can't be used by this version of the program. */
const FORMAT = 1;

const file = z.object({
  format: z.literal(FORMAT),
  sections: z.array(z.object({ title: z.string(), path: z.array(z.string()), text: z.string() })),
});

/** Returns the path of an owner’s rulebook of a game in the data folder. */
export function ownFile(data: string, game: GameId): string {
  return join(data, 'rules', `${game}.json`);
}

/**
 * Saves an owner’s rulebook in the data folder, where only the owner can read it. An earlier file is replaced in one step, so
 * that the file is always complete.
 * @returns the path of the file
 * @throws the system’s error if the file can’t be written; nothing is left behind in that case.
 */
export async function writeOwn(data: string, game: GameId, sections: readonly OwnSection[]): Promise<string> {
  const path = ownFile(data, game);
  const fresh = `${path}.${process.pid}.new`;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  try {
    const handle = await open(fresh, 'w', 0o600);
    try {
      await handle.writeFile(JSON.stringify({ format: FORMAT, sections }));
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(fresh, path);
  } catch (error) {
    await rm(fresh, { force: true }).catch(() => {});
    throw error;
  }
  return path;
}

/**
 * Reads an owner’s own rulebook of a game.
 * @param data the data folder
 * @param warn receives a line of text if there is a file that can’t be used
 * @returns the sections of the rulebook, or null if there is none
 */
export async function readOwn(
  data: string,
  game: GameId,
  warn: (line: string) => void = console.warn,
): Promise<OwnSection[] | null> {
  const path = ownFile(data, game);
  try {
    return file.parse(JSON.parse(await readFile(path, 'utf8'))).sections;
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isMissing) warn(`${path} can’t be used. Import the rulebook again: npm run rules:import`);
    return null;
  }
}
