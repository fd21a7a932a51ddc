import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { keptData } from '../../../src/store/kept-data.ts';
import { type PrivateRedis, type PrivateRedisOptions, startPrivateRedis } from '../../../src/store/private-redis.ts';

/** A Redis server that runs as long as the tests around it. */
export interface TestRedis {
  /** The path of its socket, for `new Redis(socket)`, or `{ path: socket }` for BullMQ. */
  readonly socket: string;
  /** Opens a connection, which is closed after the test that opened it. */
  connect(): Redis;
  /** Empties the server. */
  flush(): Promise<void>;
  /** Kills the server without warning. The returned function starts it again on the same data. */
  stop(): Promise<() => Promise<void>>;
  /** Kills the server without warning and starts it again on the same data. */
  crash(): Promise<void>;
  /**
   * Copies the server's current data. The returned function kills the server and restarts it on that copy, so everything later is
   * lost.
   */
  keep(): Promise<() => Promise<void>>;
}

/**
 * Gives the tests of a file (or of the `describe` block around it) a Redis server of their own. Call it where tests
 * are declared; the server is there from the first test on.
 */
export function withRedis(options: Omit<PrivateRedisOptions, 'folder'> = {}): TestRedis {
  let folder = '';
  let server: PrivateRedis | undefined;
  const connections: Redis[] = [];

  const running = (): PrivateRedis => {
    if (server === undefined) throw new Error('The Redis server runs inside tests and hooks only.');
    return server;
  };
  const start = async () => {
    server = await startPrivateRedis({ appendfsync: 'everysec', ...options, folder });
  };
  const hangUp = () => {
    for (const connection of connections.splice(0)) connection.disconnect();
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'subspace-test-'));
    await start();
  });
  afterEach(hangUp);
  afterAll(async () => {
    hangUp();
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
    await rm(`${folder}-kept`, { recursive: true, force: true });
  });

  const connect = (): Redis => {
    // BullMQ's blocking connections require null, and all other connections work with it.
    const connection = new Redis(running().socket, { maxRetriesPerRequest: null });
    connection.on('error', () => {}); // A killed server shows in the commands that fail, not in an unhandled event.
    connections.push(connection);
    return connection;
  };

  const stop = async () => {
    const { pid, lost } = running();
    process.kill(pid, 'SIGKILL');
    await lost;
    return start;
  };

  return {
    get socket() {
      return running().socket;
    },
    connect,
    async flush() {
      await connect().flushall();
    },
    stop,
    async crash() {
      await (await stop())();
    },
    async keep() {
      const kept = `${folder}-kept`;
      const data = keptData(folder);
      await rm(kept, { recursive: true, force: true });
      await cp(data, kept, { recursive: true });
      return async () => {
        const again = await stop();
        await rm(data, { recursive: true });
        await cp(kept, data, { recursive: true });
        await again();
      };
    },
  };
}
