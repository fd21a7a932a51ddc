import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type RedisUnavailable, RedisUnfit, WrongServer } from './redis-complaints.ts';
import { isBlindToNewerData, isTooOld, readProgramVersion, tooOldServer } from './redis-versions.ts';

const run = promisify(execFile);

interface Search {
  /** The programs to try, in this order. */
  programs: readonly string[];
  /** The folder with the server’s data. */
  folder: string;
  env: NodeJS.ProcessEnv;
  /** How long a program may take to print its version, in milliseconds. */
  patience: number;
}

/**
 * Returns the first program that is installed and new enough. A program that doesn’t print its version is taken, too,
 * because the server reports its version once it runs.
 * @throws RedisUnfit with one line if there is none.
 */
export async function findServerProgram({ programs, folder, env, patience }: Search): Promise<string> {
  let complaint: RedisUnavailable | null = null;
  for (const program of programs) {
    const found = await printed(program, env, patience);
    if (found === null) continue;
    const version = readProgramVersion(found);
    if (version === null) return program;
    if (isTooOld(version)) complaint ??= new WrongServer(`${tooOldServer(version)} Install one, or set REDIS_URL.`);
    else if (isBlindToNewerData(version) && (await hasNewerData(folder)))
      complaint ??= new RedisUnfit(
        `The data in ${folder} were written by a newer server than the installed Redis ${version.version}, which can’t read them. Nothing is lost: install Redis 7.0 or newer.`,
      );
    else return program;
  }
  throw complaint ?? new RedisUnfit('redis-server is not installed. `npm run setup` installs it or names the command.');
}

/** True if Redis 7.0 or newer, or Valkey, has kept its data in the folder. */
async function hasNewerData(folder: string): Promise<boolean> {
  return (await stat(join(folder, 'appendonlydir')).catch(() => null)) !== null;
}

/** Returns what a program prints about its version; null if there is no such program. */
async function printed(program: string, env: NodeJS.ProcessEnv, timeout: number): Promise<string | null> {
  try {
    return (await run(program, ['--version'], { env, timeout })).stdout;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') return null;
    if (typeof code === 'string') throw new RedisUnfit(`${program} can't be started (${code}).`, { cause: error });
    return '';
  }
}
