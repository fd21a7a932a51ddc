import { USELESS } from '../queue/watched.ts';
import { RedisUnavailable, RedisUnfit } from '../store/redis-complaints.ts';
import { redisWord } from '../store/redis-errors.ts';
import { SettingsError } from './settings.ts';

/**
 * The exit codes of the programs. A supervisor may restart a program after every code except 0 and `settings`
 * (`docs/run-book.md` has the list for people).
 */
export const EXIT = {
  /** The program was asked to stop, or has done its work. */
  done: 0,
  /** Something else went wrong. */
  failed: 1,
  /** Redis or the network isn't there, or the disk is full. */
  unavailable: 69,
  /** A setting, the token, the data folder or Redis has to be changed first, so a restart wouldn't help. */
  settings: USELESS,
} as const;

type ExitName = keyof typeof EXIT;

/** The exit codes for the system's error codes, and for those of discord.js. */
const BY_CODE: Record<string, ExitName> = {
  EACCES: 'settings',
  EEXIST: 'settings',
  ENOTDIR: 'settings',
  EROFS: 'settings',
  TokenInvalid: 'settings',
  ECONNREFUSED: 'unavailable',
  ENOSPC: 'unavailable',
  ENOTFOUND: 'unavailable',
  ETIMEDOUT: 'unavailable',
};

/** The exit codes for Redis’s errors, by the first word of the error. */
const BY_WORD: Record<string, ExitName> = {
  NOAUTH: 'settings',
  NOPERM: 'settings',
  WRONGPASS: 'settings',
  MISCONF: 'unavailable',
  OOM: 'unavailable',
};

/** Returns the exit code of a program that ends with this error. */
export function exitCodeOf(error: unknown): number {
  return EXIT[exitNameOf(error)];
}

function exitNameOf(error: unknown): ExitName {
  if (error instanceof SettingsError || error instanceof RedisUnfit) return 'settings';
  if (error instanceof RedisUnavailable) return 'unavailable';
  if (!(error instanceof Error)) return 'failed';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code.startsWith('ERR_PARSE_ARGS')) return 'settings';
  return BY_CODE[code] ?? BY_WORD[redisWord(error)] ?? 'failed';
}
