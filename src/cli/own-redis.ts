import { type PrivateRedis, type PrivateRedisOptions, startPrivateRedis } from '../store/private-redis.ts';
import { RedisKilled } from '../store/redis-complaints.ts';

/** A server that is killed sooner than this after its start, in milliseconds, may be killed again and again. */
const YOUNG = 10_000;
/** How often in a row that may happen. */
const PATIENCE = 3;

/** A private Redis server that is started again when it is killed. */
export interface OwnRedis {
  /** Path of its socket, the same for every server that follows. */
  readonly socket: string;
  /** Rejects with the reason (`RedisUnavailable`) when starting it again fails, or would not help. */
  readonly failure: Promise<never>;
  stop(): Promise<void>;
}

/**
 * Starts a private Redis server and keeps it running: what it acknowledged lies on the disk, so games go on.
 *
 * @param say takes a line for the person at the terminal.
 * @throws RedisUnavailable when it can't be started in the first place.
 */
export async function keepRedis(options: PrivateRedisOptions, say: (line: string) => void): Promise<OwnRedis> {
  const first = await startPrivateRedis(options);
  let server: Promise<PrivateRedis> = Promise.resolve(first);

  async function keep(): Promise<never> {
    for (let early = 0; ; ) {
      const born = performance.now();
      // One that is killed while it starts was killed like any other.
      const why = await server.then(
        ({ lost }) => lost,
        (error: unknown) => error,
      );
      early = performance.now() - born < YOUNG ? early + 1 : 0;
      if (!(why instanceof RedisKilled) || early >= PATIENCE) throw why;
      say(`${why.message} It is started again.`);
      server = startPrivateRedis(options);
    }
  }
  const failure = keep();
  failure.catch(() => {}); // Whoever waits for it is told.

  return {
    socket: first.socket,
    failure,
    async stop() {
      await server.then(
        (running) => running.stop(),
        () => {},
      );
    },
  };
}
