// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the text of a file, or undefined if there is no such file.
 *
 * @param {string} file
 * @returns {string | undefined}
 */
export function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Returns all files under a folder, as paths that begin with the folder, in a fixed order; none if there is no such folder.
 *
 * @param {string} folder
 * @param {(name: string) => boolean} [isWanted] which folders to enter, by name
 * @returns {string[]}
 */
export function filesUnder(folder, isWanted = () => true) {
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return isWanted(entry.name) ? filesUnder(path, isWanted) : [];
      return [path];
    });
}
