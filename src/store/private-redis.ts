import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { FolderInUse, ForeignFolder, lockFolder, makePrivateFolder, type Unlock } from './folder-lock.ts';
import { guard } from './process-guard.ts';
import { DiskFull, RedisKilled, RedisUnavailable, RedisUnfit, redisEnded } from './redis-complaints.ts';
import { pulse, shutDown } from './redis-probe.ts';
import { findServerProgram } from './server-program.ts';

export interface PrivateRedisOptions {
  /**
   * The folder for the server's data. The folder is created if it is missing, and made inaccessible to other users.
   * Only one server can use a folder at a time.
   */
  folder: string;
  /**
   * When writes are flushed to disk. With `always` (the default), no acknowledged write is lost even in a power
   * failure. With `everysec`, a power failure may lose the writes of the last second.
   */
  appendfsync?: 'always' | 'everysec' | 'no';
  /** The programs to try, in this order. Valkey speaks the same protocol and has the same settings. */
  programs?: readonly string[];
  /**
   * How long a server that is starting may be silent, in milliseconds. The time that the server spends loading its data
   * doesn't count.
   */
  patience?: number;
  /** The server's environment; this process's by default. */
  environment?: NodeJS.ProcessEnv;
}

/** A Redis server that this program runs for itself. Only this user can reach the server, through a unix socket. */
export interface PrivateRedis {
  /** The path of the socket, to which `new Redis(socket)` connects. */
  readonly socket: string;
  readonly pid: number;
  /**
   * Resolves, and never rejects, if the server ends without having been stopped: with `RedisKilled` if something else
   * ended it, with `DiskFull` if it could not write. Another server can then be started on the same folder.
   */
  readonly lost: Promise<RedisUnavailable>;
  /** Ends the server after it has written all its data. Calling it twice is harmless. */
  stop(): Promise<void>;
}

/**
 * Maximum length of a unix socket's path, in bytes. Including the closing zero, Linux allows 108 bytes and macOS 104.
 */
const LONGEST_SOCKET_PATH = 103;

/** A server that hasn't ended after this many milliseconds is killed, which loses none of its acknowledged writes. */
export const LONGEST_GOODBYE = 30_000;

/**
 * Starts a Redis server on `folder` and waits until it accepts commands. If an earlier run was killed and left a server
 * on this folder, ends that server and keeps its data.
 * @throws RedisUnavailable with one line that says what is wrong and what to do: no `redis-server`, or only an old one, a
 * folder that can't be written or is in use, damaged data; `DiskFull` for a full disk.
 */
export async function startPrivateRedis(options: PrivateRedisOptions): Promise<PrivateRedis> {
  const { appendfsync = 'always', programs = ['redis-server', 'valkey-server'], patience = 20_000 } = options;
  const { environment = process.env } = options;
  const wanted = resolve(options.folder);
  const { folder, sockets } = await makeFolders(wanted).catch((error) => {
    throw folderProblem(wanted, error);
  });
  const unlock = await lock(join(sockets, 'lock.sock'), folder);
  const socket = join(sockets, 'redis.sock');
  try {
    await endLeftBehind(socket);
    const program = await findServerProgram({ programs, folder, env: environment, patience });
    const server = await launch(
      program,
      [
        ...['--port', '0', '--unixsocket', socket, '--unixsocketperm', '700'],
        ...['--dir', folder, '--appendonly', 'yes', '--appendfsync', appendfsync, '--save', ''],
        ...['--maxmemory-policy', 'noeviction', '--daemonize', 'no', '--logfile', ''],
      ],
      environment,
    );
    return await settle(server, { socket, folder, unlock, patience });
  } catch (error) {
    await unlock();
    throw error;
  }
}

/**
 * Creates the data folder and the folder for its sockets if they are missing, and returns their paths. The two folders
 * are the same unless the data folder's path is too long for a socket.
 */
async function makeFolders(wanted: string): Promise<{ folder: string; sockets: string }> {
  await makePrivateFolder(wanted);
  const folder = await realpath(wanted);
  const sockets = socketFolder(folder);
  if (sockets !== folder) await makePrivateFolder(sockets);
  return { folder, sockets };
}

function socketFolder(folder: string): string {
  if (Buffer.byteLength(join(folder, 'redis.sock')) <= LONGEST_SOCKET_PATH) return folder;
  return join(tmpdir(), `subspace-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`);
}

/**
 * Returns the path of a folder's server socket, whether or not the server is running; null if the folder doesn't exist.
 */
export async function privateSocket(folder: string): Promise<string | null> {
  const found = await realpath(folder).catch(() => null);
  return found === null ? null : join(socketFolder(found), 'redis.sock');
}

function folderProblem(folder: string, error: NodeJS.ErrnoException): RedisUnavailable {
  if (error.code === 'ENOSPC')
    return new DiskFull(`There is no space left on the disk that holds ${folder}. Free some space and start again.`, {
      cause: error,
    });
  const why = error instanceof ForeignFolder ? whoseFolder(folder, error.owner) : whyUnusable(folder, error);
  return new RedisUnfit(why, { cause: error });
}

/** Says that another user owns a data folder, and how to run a program as that user. */
function whoseFolder(folder: string, owner: number): string {
  return (
    `The data in ${folder} belong to the user with the id ${owner}. Run this program as that user ` +
    `(runuser --user NAME -- …), or choose another folder with SUBSPACE_DATA.`
  );
}

function whyUnusable(folder: string, { code }: NodeJS.ErrnoException): string {
  switch (code) {
    case 'ENOENT': // `mkdir` creates missing parent folders, so this error means that no existing parent is writable.
    case 'EROFS':
      return `${folder} can't be created or used, because its disk is read-only. Choose another one with SUBSPACE_DATA.`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `${folder} can't be created, because a file is in its place.`;
    default:
      return (
        `${folder} can't be used for data (${code ?? 'it isn’t a folder'}). ` +
        'Choose another folder, or change its permissions.'
      );
  }
}

async function lock(file: string, folder: string): Promise<Unlock> {
  try {
    return await lockFolder(file);
  } catch (error) {
    if (!(error instanceof FolderInUse))
      throw folderProblem(folder, error instanceof Error ? error : new Error(String(error)));
    throw new RedisUnavailable(
      `The data in ${folder} is in use by another run of Subspace. Stop that one, or choose another folder.`,
      { cause: error },
    );
  }
}

/**
 * Ends a server that an earlier run has left on the folder, because two servers on one folder would damage the data.
 */
async function endLeftBehind(socket: string): Promise<void> {
  if ((await pulse(socket)) === 'absent') return;
  await shutDown(socket);
  for (const end = performance.now() + 10_000; (await pulse(socket)) !== 'absent'; await pause(20)) {
    if (performance.now() > end) {
      throw new RedisUnavailable(
        `A Redis server from an earlier run still holds ${socket} and won't end. Stop it first.`,
      );
    }
  }
}

async function launch(program: string, settings: readonly string[], env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  // The server runs in its own process group, so that Ctrl-C in the terminal doesn't end it before the processes that still
  // write to it.
  const server = spawn(program, settings, { env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  try {
    await once(server, 'spawn');
    return server;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    throw new RedisUnfit(`${program} can't be started (${code}).`, { cause: error });
  }
}

interface RedisSurroundings {
  socket: string;
  folder: string;
  unlock: Unlock;
  patience: number;
}

/** Waits until the server accepts commands, and returns a handle for the server. */
async function settle(
  server: ChildProcess,
  { socket, folder, unlock, patience }: RedisSurroundings,
): Promise<PrivateRedis> {
  const words = lastWords(server);
  const ended = once(server, 'close').then(() => {
    const { signalCode } = server;
    return signalCode === null
      ? redisEnded(words, folder)
      : new RedisKilled(`Something else ended redis-server (${signalCode}).`);
  });
  const endWithUs = () => server.kill('SIGTERM');
  process.once('exit', endWithUs);
  const guarded = guard(server, LONGEST_GOODBYE);
  const gone = ended.then(async (why) => {
    process.off('exit', endWithUs);
    await guarded;
    await unlock();
    if (resolve(socket, '..') !== folder) await rm(resolve(socket, '..'), { recursive: true, force: true });
    return why;
  });
  let stopping = false;
  const stop = async () => {
    stopping = true;
    server.kill('SIGTERM');
    const kill = setTimeout(() => server.kill('SIGKILL'), LONGEST_GOODBYE);
    await gone;
    clearTimeout(kill);
  };

  const silent = await ready(server, socket, patience);
  const failure = isRunning(server) ? silent : await ended;
  if (failure) {
    await stop();
    throw failure;
  }
  const lost = new Promise<RedisUnavailable>((tell) => {
    gone.then((why) => {
      if (!stopping) tell(why);
    });
  });
  return { socket, pid: server.pid ?? 0, lost, stop };
}

function isRunning(server: ChildProcess): boolean {
  return server.exitCode === null && server.signalCode === null;
}

/** Keeps the last lines of a server's output, which may explain why it ended. */
function lastWords(server: ChildProcess): string[] {
  const words: string[] = [];
  for (const stream of [server.stdout, server.stderr]) {
    if (stream === null) continue;
    createInterface({ input: stream }).on('line', (line) => {
      words.push(line);
      if (words.length > 40) words.shift();
    });
  }
  return words;
}

/**
 * Resolves when the server accepts commands or has ended. If the server is silent for too long, resolves with an error.
 */
async function ready(server: ChildProcess, socket: string, patience: number): Promise<RedisUnavailable | undefined> {
  let patienceEnds = performance.now() + patience;
  while (isRunning(server)) {
    const answer = await pulse(socket);
    if (answer === 'ready') return undefined;
    if (answer === 'loading') patienceEnds = performance.now() + patience;
    if (performance.now() > patienceEnds) {
      return new RedisUnavailable(`redis-server doesn't answer within ${patience / 1_000} seconds of its start.`);
    }
    await pause(5);
  }
  return undefined;
}
