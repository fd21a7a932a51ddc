import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the repository, from source and from what was built of it. */
export const root = find(import.meta.dirname);

function find(folder: string): string {
  if (existsSync(join(folder, 'package-lock.json'))) return folder;
  return find(dirname(folder));
}
