import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The root folder of the repository. It is found from the source files and from the compiled files. */
export const root = find(import.meta.dirname);

function find(folder: string): string {
  if (existsSync(join(folder, 'package-lock.json'))) return folder;
  return find(dirname(folder));
}
