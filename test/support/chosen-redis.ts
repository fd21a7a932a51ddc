import { existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

/** The environment variable with the folder of the server that the tests use. */
const CHOICE = 'TEST_REDIS';

/**
 * Makes the tests, and all programs that they start, use the Redis or Valkey in the folder that `TEST_REDIS` names,
 * instead of the first one on the path. Links its server and its command line, under the names of Redis, into a new
 * folder at the start of the path, unless that folder is already there: Vitest reads its configuration once per project.
 * @throws Error with one line if the folder has no server or no command line.
 */
export function chooseRedis(environment: NodeJS.ProcessEnv = process.env): void {
  const folder = environment[CHOICE];
  if (folder === undefined || folder === '') return;
  const chosen = ['server', 'cli'].map((program) => {
    const files = ['redis', 'valkey'].map((name) => resolve(folder, `${name}-${program}`));
    const file = files.find((path) => existsSync(path));
    if (file === undefined) throw new Error(`${CHOICE} must be a folder with ${files.join(' or ')}.`);
    return { program, file };
  });
  const first = environment['PATH']?.split(delimiter, 1).join();
  if (first !== undefined && chosen.every(({ program, file }) => isLink(join(first, `redis-${program}`), file))) return;
  const links = mkdtempSync(join(tmpdir(), 'subspace-chosen-redis-'));
  process.once('exit', () => rmSync(links, { recursive: true, force: true }));
  for (const { program, file } of chosen) symlinkSync(file, join(links, `redis-${program}`));
  environment['PATH'] = [links, environment['PATH']].join(delimiter);
}

/** Whether both paths lead to the same file. */
function isLink(path: string, file: string): boolean {
  return existsSync(path) && realpathSync(path) === realpathSync(file);
}
