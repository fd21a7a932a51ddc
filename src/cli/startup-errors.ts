import { FolderInUse } from '../store/folder-lock.ts';
import { StoreLost } from '../store/gate.ts';
import { LeaseLost } from '../store/lease.ts';
import { RedisUnavailable } from '../store/redis-complaints.ts';
import { redisWord } from '../store/redis-errors.ts';
import { BackupProblem } from './backup/problem.ts';
import { exitCodeOf } from './exit-codes.ts';
import { SettingsError } from './settings.ts';

/** Errors whose message is already the line that a person should read. */
const plainErrors = [RedisUnavailable, StoreLost, FolderInUse, LeaseLost, SettingsError, BackupProblem];

/** The message for a folder that can't be created because a file has its name. */
const inTheWay = ({ path }: NodeJS.ErrnoException): string =>
  `${path ?? 'The folder'} can't be created, because a file is in its place. Choose another folder with SUBSPACE_DATA.`;

/** Messages about the system's error codes, for the person who started the program. */
const codes: Record<string, (error: NodeJS.ErrnoException & { port?: number; address?: string }) => string> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port ?? ''} is in use. Stop the program that uses it, or choose another port. SUBSPACE_PORT=0 takes any free one.`,
  EACCES: ({ path, port }) =>
    port === undefined
      ? `${path ?? 'A file'} isn't accessible to this user. Change its permissions.`
      : `Port ${port} is reserved for the system. Choose one above 1023 with SUBSPACE_PORT.`,
  ENOSPC: () => 'The disk is full. Free some space and start again. No confirmed move is lost.',
  ENOTDIR: inTheWay,
  EEXIST: inTheWay,
  EROFS: ({ path }) => `${path ?? 'The folder'} is read-only. Choose another folder with SUBSPACE_DATA.`,
  ECONNREFUSED: (error) => `Nothing is responding at ${where(error)}. Is the server running there?`,
  ENOTFOUND: (error) => `${where(error)} can't be found. Check the name and the network.`,
  ETIMEDOUT: (error) => `${where(error)} isn't responding. Check the address and the network.`,
  TokenInvalid: ({ message }) => message,
  SessionsUsedUp: ({ message }) => message,
};

/** Messages about Redis' errors, by the first word of the error. */
const redisWords: Record<string, string> = {
  MISCONF: "Redis can't write to its disk. Free some space or fix its permissions. It then continues automatically.",
  OOM: 'Redis has no memory left. Raise maxmemory, or end tables that nobody plays anymore.',
  NOAUTH: 'Redis requires a password. Put it into REDIS_URL: redis://:password@host:6379',
  NOPERM:
    'The user in REDIS_URL isn’t allowed to run a command that the games need. Give that user all commands and keys: ACL SETUSER NAME +@all ~* &*',
  WRONGPASS: 'Redis rejects the password in REDIS_URL.',
};

/** True if the project has its own message for this error. Such messages never quote what a person wrote. */
export function isPlain(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return plainErrors.some((kind) => error instanceof kind) || code in codes || code.startsWith('ERR_PARSE_ARGS');
}

/** Explains an error in one line for the person at the terminal: what it means and what to do. */
export function inPlainWords(error: unknown): string {
  if (!(error instanceof Error)) return `Something unexpected happened: ${String(error)}`;
  if (plainErrors.some((kind) => error instanceof kind)) return error.message;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const explain = codes[code];
  if (explain) return explain(error);
  if (code.startsWith('ERR_PARSE_ARGS')) return `${error.message.split('. ', 1).join().replace(/\.$/, '')}.`;
  const redis = redisWords[redisWord(error)];
  if (redis) return redis;
  const [firstLine = ''] = error.message.split('\n', 1);
  return `Something unexpected happened: ${firstLine || error.name}`;
}

/**
 * Runs a program's main function. An error ends the process with its exit code and one line on the error output,
 * followed by the stack if LOG_LEVEL is debug or trace.
 */
export async function runPlainly(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(inPlainWords(error));
    if (['debug', 'trace'].includes(process.env['LOG_LEVEL'] ?? '')) console.error(error);
    process.exit(exitCodeOf(error));
  }
}

function where({ address, port, hostname }: { address?: string; port?: number; hostname?: string }): string {
  const host = address ?? hostname ?? 'the address';
  return port === undefined ? host : `${host}:${port}`;
}
