import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type PrivateRedis, type PrivateRedisOptions, startPrivateRedis } from '../store/private-redis.ts';
import { DiskFull, RedisKilled } from '../store/redis-complaints.ts';
import { withoutSecrets } from './setup/environment.mjs';

/** A kill counts as early if it comes sooner than this after the server's start, in milliseconds. */
const YOUNG = 10_000;
/** Number of consecutive early kills after which the server isn't restarted. */
const PATIENCE = 3;
/** The free space that a server needs to restart, in bytes. */
const ROOM = 1 << 20;
/** The interval between checks for free space, in milliseconds. */
const LOOK = 1_000;

/** A private Redis server. It is restarted when it has been killed, and when a full disk has space again. */
export interface OwnRedis {
  /** The path of the server's socket, which stays the same after a restart. */
  readonly socket: string;
  /** True if a server accepts commands now. The value is false after a kill and while the disk is full. */
  isThere(): boolean;
  /** Rejects with a `RedisUnavailable` that gives the reason if a restart fails or wouldn't help. */
  readonly failure: Promise<never>;
  /**
   * Kills the server, calls `act` while nothing uses its folder, and restarts it. Resolves when the new server accepts
   * commands.
   */
  interrupt(act: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a private Redis server, and keeps it running. Acknowledged writes are on disk, so games continue after a restart.
 * @param say receives lines for the person at the terminal.
 * @throws RedisUnavailable if the server can't be started in the first place.
 */
export async function keepRedis(options: PrivateRedisOptions, say: (line: string) => void): Promise<OwnRedis> {
  const given = { ...options, environment: withoutSecrets(options.environment) };
  const first = await startPrivateRedis(given);
  let server: Promise<PrivateRedis> = Promise.resolve(first);
  const stopping = new AbortController();
  let interruption: Promise<void> | null = null;
  let isThere = true;

  async function keep(): Promise<never> {
    let isFull = false;
    for (let early = 0; ; ) {
      const born = performance.now();
      // A server that dies while it starts is handled like one that dies later.
      const why = await server.then(
        ({ lost }) => {
          isThere = true;
          if (isFull) say('The disk has free space again, and Redis is back.');
          isFull = false;
          return lost;
        },
        (error: unknown) => error,
      );
      isThere = false;
      if (interruption !== null && why instanceof RedisKilled) {
        server = interruption.then(() => startPrivateRedis(given));
        continue;
      }
      if (why instanceof DiskFull) {
        if (!isFull)
          say(`${why.message.replace(/ and start again\.$/, '.')} The games continue once there is free space.`);
        isFull = true;
        server = untilRoom(options.folder, stopping.signal).then(() => startPrivateRedis(given));
        continue;
      }
      early = performance.now() - born < YOUNG ? early + 1 : 0;
      if (!(why instanceof RedisKilled) || early >= PATIENCE) throw why;
      say(`${why.message} Restarting it.`);
      server = startPrivateRedis(given);
    }
  }
  const failure = keep();
  failure.catch(() => {}); // The promise still rejects for everyone who waits for it.

  return {
    socket: first.socket,
    isThere: () => isThere,
    failure,
    async interrupt(act) {
      const { pid, lost } = await server;
      interruption = lost.then(act);
      process.kill(pid, 'SIGKILL');
      try {
        await interruption;
        await server;
      } finally {
        interruption = null;
      }
    },
    async stop() {
      stopping.abort();
      await server.then(
        (running) => running.stop(),
        () => {},
      );
    },
  };
}

/** Resolves when the folder's disk has room for a file. Rejects when the signal aborts. */
async function untilRoom(folder: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    await pause(LOOK, undefined, { signal });
    if (await hasRoom(folder)) return;
  }
}

/**
 * True if the folder's disk has room for a file. Tries to write one, because the user's disk quota can be used up even
 * if the disk has free space.
 */
async function hasRoom(folder: string): Promise<boolean> {
  const file = join(folder, 'room');
  try {
    await writeFile(file, Buffer.alloc(ROOM), { flush: true });
    return true;
  } catch {
    return false;
  } finally {
    await rm(file, { force: true }).catch(() => {});
  }
}
