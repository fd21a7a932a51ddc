import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keptData } from '../../../src/store/kept-data.ts';
import { type PrivateRedis, type PrivateRedisOptions, startPrivateRedis } from '../../../src/store/private-redis.ts';
import { RedisUnavailable } from '../../../src/store/redis-complaints.ts';
import { pulse } from '../../../src/store/redis-probe.ts';
import { below, isRunning } from '../support/programs.ts';
import { until } from '../support/until.ts';

let base: string;
const started: PrivateRedis[] = [];

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'subspace-redis-'));
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.stop()));
  await rm(base, { recursive: true, force: true });
});

async function start(options: Partial<PrivateRedisOptions> = {}): Promise<PrivateRedis> {
  const server = await startPrivateRedis({ folder: join(base, 'redis'), ...options });
  started.push(server);
  return server;
}

/** Runs one command on its own connection. */
async function call(socket: string, command: string, ...args: string[]): Promise<unknown> {
  const redis = new Redis(socket);
  try {
    return await redis.call(command, ...args);
  } finally {
    redis.disconnect();
  }
}

/** Writes a program that replaces redis-server. */
async function fakeServer(script: string, version = '', name = 'fake-redis-server'): Promise<string> {
  const file = join(base, name);
  await writeFile(file, `#!/bin/sh\n[ "$1" = --version ] && exec echo '${version}'\n${script}\n`);
  await chmod(file, 0o755);
  return file;
}

test('if a server is too old, the next one that is installed is started', async () => {
  const old = await fakeServer('exit 1', 'Redis server v=6.0.16 sha=00000000:0');
  const server = await start({ programs: [old, 'redis-server', 'valkey-server'] });
  expect(await pulse(server.socket)).toBe('ready');
});

test('written data survives a stop and a restart', async () => {
  const first = await start();
  await call(first.socket, 'SET', 'table', 'kept');
  await first.stop();
  expect(await pulse(first.socket)).toBe('absent');
  const second = await start();
  expect(await call(second.socket, 'GET', 'table')).toBe('kept');
});

test('if the server is killed, acknowledged data survives, the death is reported, and the server starts again', async () => {
  const first = await start();
  const redis = new Redis(first.socket);
  redis.on('error', () => {});
  for (let i = 0; i < 500; i += 1) await redis.rpush('log', i);
  process.kill(first.pid, 'SIGKILL');
  expect((await first.lost).message).toBe('Something else ended redis-server (SIGKILL).');
  redis.disconnect();
  const second = await start();
  expect(await call(second.socket, 'LLEN', 'log')).toBe(500);
});

test('the server’s settings prevent data loss and admit only this user', async () => {
  const { socket } = await start();
  const value = async (name: string) => (await call(socket, 'CONFIG', 'GET', name)) as unknown;
  expect(await value('appendonly')).toContain('yes');
  expect(await value('appendfsync')).toContain('always');
  expect(await value('maxmemory-policy')).toContain('noeviction');
  expect(await value('save')).toContain('');
  expect(await value('port')).toContain('0');
  expect((await stat(join(base, 'redis'))).mode & 0o777).toBe(0o700);
  expect((await stat(socket)).mode & 0o777).toBe(0o700);
});

test('the server flushes once a second if configured so', async () => {
  const { socket } = await start({ appendfsync: 'everysec' });
  expect(await call(socket, 'CONFIG', 'GET', 'appendfsync')).toContain('everysec');
});

test('a second run on the same data is refused and leaves the first one alone', async () => {
  const first = await start();
  await expect(start()).rejects.toThrow(/in use by another run of Subspace/);
  expect(await pulse(first.socket)).toBe('ready');
});

test('a requested stop doesn’t count as a loss, even if it is requested twice', async () => {
  const server = await start();
  await Promise.all([server.stop(), server.stop()]);
  const told = await Promise.race([server.lost, Promise.resolve('nothing was told')]);
  expect(told).toBe('nothing was told');
});

test('a server left over from a killed run is ended, its data is kept, and a new server takes over', async () => {
  const folder = join(base, 'redis');
  await mkdir(folder);
  const settings = ['--port', '0', '--unixsocket', join(folder, 'redis.sock'), '--dir', folder, '--appendonly', 'yes'];
  const orphan = spawn('redis-server', settings, { stdio: 'ignore' });
  const orphanEnded = once(orphan, 'exit');
  await until('the orphan answers', async () => (await pulse(join(folder, 'redis.sock'))) === 'ready');
  await call(join(folder, 'redis.sock'), 'SET', 'table', 'kept');

  const server = await start();
  await orphanEnded;
  expect(server.pid).not.toBe(orphan.pid);
  expect(await call(server.socket, 'GET', 'table')).toBe('kept');
});

test('each server has a guard process, which is replaced if it is killed and never outlives the server', async () => {
  const server = await start();
  const guards = (): number[] => below(process.pid).filter((pid) => isGuard(pid, server.pid));
  const [first = 0] = await until('a guard is there', () => guards().length === 1 && guards());
  process.kill(first, 'SIGKILL');
  const second = await until('another one is there', () => guards().find((pid) => pid !== first && isRunning(pid)));
  await server.stop();
  expect(isRunning(second)).toBe(false);
});

/** Whether a process guards a server. */
function isGuard(pid: number, server: number): boolean {
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  return command.includes('subspace-guard') && command.includes(`${server}`);
}

test('sockets of dead servers are ignored', async () => {
  const first = await start();
  process.kill(first.pid, 'SIGKILL');
  await first.lost;
  const lock = join(base, 'redis', 'lock.sock');
  const holder = spawn(process.execPath, ['-e', `net.createServer().listen(${JSON.stringify(lock)})`]);
  await until('the other process holds the lock', () => stat(lock));
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  expect(await readdir(join(base, 'redis'))).toEqual(expect.arrayContaining(['lock.sock', 'redis.sock']));

  const second = await start();
  expect(await pulse(second.socket)).toBe('ready');
});

test('if the path is too long for a socket, a folder with a short path is used and removed at the end', async () => {
  const folder = join(base, 'x'.repeat(120));
  const server = await start({ folder });
  expect(Buffer.byteLength(server.socket)).toBeLessThan(104);
  await expect(stat(keptData(folder))).resolves.toBeDefined();
  await expect(start({ folder })).rejects.toThrow(RedisUnavailable);
  await server.stop();
  await expect(stat(join(server.socket, '..'))).rejects.toThrow('ENOENT');
});

describe('failures', () => {
  const failure = async (options: Partial<PrivateRedisOptions>): Promise<string> => {
    const error = await start(options).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (!(error instanceof RedisUnavailable))
      throw new Error('It started, or failed in another way.', { cause: error });
    expect(error.message).not.toContain('\n');
    return error.message;
  };

  test('a missing redis-server is reported in one line', async () => {
    expect(await failure({ programs: ['no-such-redis', 'nor-this-one'] })).toMatch(/not installed.*npm run setup/);
  });

  test('if there is a file where the folder should be, one line reports it', async () => {
    await writeFile(join(base, 'redis'), '');
    expect(await failure({})).toMatch(/a file is in its place/);
    expect(await failure({ folder: join(base, 'redis', 'deeper') })).toMatch(/a file is in its place/);
  });

  test('root starts no server in another user’s data folder, which that user couldn’t use afterwards', async (context) => {
    if (process.getuid?.() !== 0) context.skip('only root can give a folder to another user');
    const line =
      /redis belong to the user with the id 65534\. Run this program as that user \(runuser --user NAME -- …\)/;
    await chown(base, 65_534, 65_534);
    expect(await failure({})).toMatch(line);
    await expect(stat(join(base, 'redis'))).rejects.toThrow('ENOENT');
    await mkdir(join(base, 'redis'));
    await chown(join(base, 'redis'), 65_534, 65_534);
    expect(await failure({})).toMatch(line);
  });

  test('damaged data is reported with the command that repairs it', async () => {
    const server = await start();
    await call(server.socket, 'SET', 'table', 'kept');
    await server.stop();
    const kept = keptData(join(base, 'redis'));
    const isFile = (await stat(kept)).isFile();
    const log = isFile ? kept : join(kept, (await readdir(kept)).find((name) => name.endsWith('.incr.aof')) ?? '');
    const bytes = await readFile(log);
    await writeFile(log, Buffer.concat([Buffer.from('garbage\r\n'), bytes]));
    const message = await failure({});
    const repaired = isFile ? kept : join(kept, 'appendonly.aof.manifest');
    expect(message).toContain(`redis-check-aof --fix ${repaired}`);
    await expect(stat(repaired)).resolves.toBeDefined();
  });

  test('a full disk is reported in one line', async () => {
    const program = await fakeServer(
      'echo "1:M 05 Nov 2026 10:00:00.000 # Can\'t open: No space left on device"; exit 1',
    );
    expect(await failure({ programs: [program] })).toMatch(/^There is no space left on the disk that holds /);
  });

  test('a folder that Redis isn’t allowed to write to is reported in one line', async () => {
    const program = await fakeServer("echo \"# Can't chdir to '/x': Permission denied\" >&2; exit 1");
    expect(await failure({ programs: [program] })).toMatch(/may not write/);
  });

  test('if a server ends by itself, the report includes its last output', async () => {
    const program = await fakeServer('echo "77:M 05 Nov 2026 10:00:00.000 # Something else broke"; exit 3');
    expect(await failure({ programs: [program] })).toBe(
      'redis-server ended by itself; its last words: Something else broke',
    );
  });

  test('a server that is too old is reported with its version, and without starting it', async () => {
    const old = await fakeServer(`touch ${join(base, 'started')}`, 'Redis server v=6.0.16 sha=00000000:0');
    expect(await failure({ programs: [old] })).toBe(
      'Redis 6.0.16 is too old. The games need Redis 6.2 or newer, or Valkey 7.2 or newer. Install one, or set REDIS_URL.',
    );
    await expect(stat(join(base, 'started'))).rejects.toThrow('ENOENT');
  });

  test('a server that can’t see the data of a newer one is reported, and not started on them', async () => {
    await mkdir(join(base, 'redis', 'appendonlydir'), { recursive: true });
    const old = await fakeServer('exit 1', 'Redis server v=6.2.14 sha=00000000:0');
    expect(await failure({ programs: [old] })).toMatch(/written by a newer server than the installed Redis 6\.2\.14/);
    expect(await failure({ programs: [old], folder: join(base, 'new') })).toMatch(/ended by itself/);
  });

  test('data in a format that the server doesn’t know are reported as such', async () => {
    const program = await fakeServer(
      'echo "9:M 05 Nov 2026 10:00:00.000 # Can\'t handle RDB format version 80"; echo "# Bad file format reading the append only file"; exit 1',
    );
    expect(await failure({ programs: [program] })).toMatch(/written by a newer Redis, or by Valkey.* Nothing is lost/);
  });

  test('the data of Valkey 9 aren’t reported as damaged, but other data that can’t be read are', async () => {
    const folder = join(base, 'redis', 'appendonlydir');
    await mkdir(folder, { recursive: true });
    const program = await fakeServer(
      'echo "# oO0OoO0OoO0Oo Redis is starting oO0OoO0OoO0Oo"; echo "# Bad file format reading the append only file"; exit 1',
    );
    await writeFile(join(folder, 'appendonly.aof.1.base.rdb'), 'VALKEY080\xfa');
    expect(await failure({ programs: [program] })).toMatch(/were written by Valkey, .* install Valkey again/);
    await writeFile(join(folder, 'appendonly.aof.1.base.rdb'), 'garbage');
    expect(await failure({ programs: [program] })).toMatch(/is damaged/);
  });

  test('a server that never answers is reported in one line', async () => {
    const program = await fakeServer('exec sleep 60');
    expect(await failure({ programs: [program], patience: 100 })).toMatch(/doesn't answer within 0.1 seconds/);
  });
});
