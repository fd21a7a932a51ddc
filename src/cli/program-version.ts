import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const manifest = z.object({ version: z.string() });

/** Returns the version of this program, as package.json has it. */
export function programVersion(): string {
  let folder = import.meta.dirname;
  // The compiled program is in another folder than the source.
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder);
  const { version } = manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  return version;
}
