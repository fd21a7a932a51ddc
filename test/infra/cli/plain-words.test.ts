import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import { EXIT, exitCodeOf } from '../../../src/cli/exit-codes.ts';
import { SettingsError } from '../../../src/cli/settings.ts';
import { inPlainWords, runPlainly } from '../../../src/cli/startup-errors.ts';
import { TokenRefused } from '../../../src/discord/client.ts';
import { FolderInUse } from '../../../src/store/folder-lock.ts';
import {
  BrokenScript,
  RedisKilled,
  RedisUnavailable,
  RedisUnfit,
  redisEnded,
  WrongServer,
} from '../../../src/store/redis-complaints.ts';

/** The way in which Redis 6.2 reports the error of a command in a script. */
const IN_SCRIPT =
  'ERR Error running script (call to f_beef354d82996a708aa0): @user_script:1: @user_script: 1: -OOM command not allowed.';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Calls `use` with a loopback port on which a server listens meanwhile. */
async function withPort<T>(use: (port: number) => Promise<T>): Promise<T> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  try {
    return await use(typeof address === 'object' && address ? address.port : 0);
  } finally {
    server.close();
    await once(server, 'close');
  }
}

test('the error about a port in use names the port and the setting', async () => {
  await withPort(async (port) => {
    const [error] = await once(createServer().listen(port, '127.0.0.1'), 'error').catch((reason) => [reason]);
    expect(inPlainWords(error)).toMatch(new RegExp(`^Port ${port} is in use\\..*SUBSPACE_PORT=0`));
  });
});

test('the error about a server that doesn’t answer gives the server’s address', async () => {
  const port = await withPort(async (free) => free);
  const error: unknown = await once(connect(port, '127.0.0.1'), 'connect').catch((reason) => reason);
  expect(inPlainWords(error)).toBe(`Nothing is responding at 127.0.0.1:${port}. Is the server running there?`);
});

/** Returns an error of the system with this code. */
const failing = (code: string): Error => Object.assign(new Error(`open ${code}`), { code });

/** Returns the error that an unknown option causes. */
function usage(): unknown {
  try {
    return parseArgs({ args: ['--smok'], options: {} });
  } catch (error) {
    return error;
  }
}

test.each([
  [Object.assign(new Error('write ENOSPC'), { code: 'ENOSPC' }), /^The disk is full\./],
  [
    Object.assign(new Error('mkdir'), { code: 'ENOTDIR', path: '/a/b' }),
    /^\/a\/b can't be created, because a file is in its place\./,
  ],
  [Object.assign(new Error('open EACCES'), { code: 'EACCES', path: '/srv/data' }), /^\/srv\/data isn't accessible/],
  [Object.assign(new Error('listen EACCES'), { code: 'EACCES', port: 80 }), /^Port 80 is reserved for the system/],
  [new TokenRefused(), /^Discord doesn’t know this token\. .* DISCORD_TOKEN\.$/],
  [usage(), /^Unknown option '--smok'\.$/],
  [new Error('MISCONF Errors writing to the AOF file: No space left on device'), /^Redis can't write to its disk/],
  [new Error("OOM command not allowed when used memory > 'maxmemory'."), /^Redis has no memory left/],
  [new Error(IN_SCRIPT), /^Redis has no memory left/],
  [new Error("NOPERM User bot has no permissions to run the 'info' command"), /^The user in REDIS_URL isn’t allowed/],
  [new RedisUnavailable('redis-server is not installed.'), /^redis-server is not installed\.$/],
  [new SettingsError('LOG_LEVEL must be info.'), /^LOG_LEVEL must be info\.$/],
  [new Error('first line\nsecond line'), /^Something unexpected happened: first line$/],
  ['a string', /^Something unexpected happened: a string$/],
])('%s is explained in one line', (error, line) => {
  expect(inPlainWords(error)).toMatch(line);
});

test.each<[error: unknown, code: number]>([
  [new SettingsError('LOG_LEVEL must be info.'), EXIT.settings],
  [new TokenRefused(), EXIT.settings],
  [usage(), EXIT.settings],
  [new RedisUnfit('Set it to noeviction.'), EXIT.settings],
  [new BrokenScript('The script is missing.'), EXIT.settings],
  [redisEnded(['Bad file format reading the append only file'], '/srv/data'), EXIT.settings],
  [redisEnded(["Can't open the log file: Permission denied"], '/srv/data'), EXIT.settings],
  [redisEnded(['*** FATAL CONFIG FILE ERROR ***'], '/srv/data'), EXIT.settings],
  [new Error('NOAUTH Authentication required.'), EXIT.settings],
  [new Error("NOPERM User bot has no permissions to run the 'info' command"), EXIT.settings],
  [new WrongServer('Redis 6.0.16 is too old.'), EXIT.settings],
  [new Error('WRONGPASS invalid username-password pair'), EXIT.settings],
  ...['EACCES', 'EEXIST', 'ENOTDIR', 'EROFS'].map((code): [Error, number] => [failing(code), EXIT.settings]),
  [new RedisUnavailable('No Redis server is responding.'), EXIT.unavailable],
  [new RedisKilled('Something else ended redis-server.'), EXIT.unavailable],
  [redisEnded(['No space left on device'], '/srv/data'), EXIT.unavailable],
  [redisEnded(['Out Of Memory allocating 16 bytes'], '/srv/data'), EXIT.unavailable],
  [new Error('MISCONF Errors writing to the AOF file'), EXIT.unavailable],
  [new Error("OOM command not allowed when used memory > 'maxmemory'."), EXIT.unavailable],
  [new Error(IN_SCRIPT), EXIT.unavailable],
  ...['ECONNREFUSED', 'ENOSPC', 'ENOTFOUND', 'ETIMEDOUT'].map((code): [Error, number] => [
    failing(code),
    EXIT.unavailable,
  ]),
  [failing('EADDRINUSE'), EXIT.failed],
  [new FolderInUse('/srv/data'), EXIT.failed],
  [new Error('anything else'), EXIT.failed],
  ['a string', EXIT.failed],
])('%s ends a program with code %i', (error, code) => {
  expect(exitCodeOf(error)).toBe(code);
});

test('each exit code has its own number, and 78 is the one after which nothing may restart', () => {
  expect(EXIT).toEqual({ done: 0, failed: 1, unavailable: 69, settings: 78 });
});

test('a program that fails prints one line and ends with its exit code', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  await runPlainly(async () => {
    throw new RedisUnavailable('redis-server is not installed.');
  });
  expect(said.mock.calls).toEqual([['redis-server is not installed.']]);
  expect(exit).toHaveBeenCalledExactlyOnceWith(EXIT.unavailable);
});
