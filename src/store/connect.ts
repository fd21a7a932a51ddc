import { Redis, type RedisOptions } from 'ioredis';

/** What a connection does while Redis is away: `wait` until it is back, or `fail` at once, for those whom a person waits for. */
export type Patience = 'wait' | 'fail';

/** The longest pause between two tries to connect, in milliseconds. */
const LONGEST_PAUSE = 1_000;
/** How long an impatient connection waits for an answer, in milliseconds: an interaction wants one within 3 seconds. */
const LONGEST_WAIT = 2_000;

/**
 * Opens a connection to Redis.
 *
 * @param address `redis://…`, `rediss://…` or the path of a unix socket.
 * @param trouble is told of every lost connection; commands that fail tell so themselves.
 */
export function connect(address: string, patience: Patience, trouble: (error: Error) => void = () => {}): Redis {
  const redis = new Connection(address, {
    retryStrategy: (times) => Math.min(times * 50, LONGEST_PAUSE),
    ...(patience === 'wait'
      ? { maxRetriesPerRequest: null }
      : { maxRetriesPerRequest: 0, enableOfflineQueue: false, commandTimeout: LONGEST_WAIT }),
  });
  redis.on('error', trouble);
  return redis;
}

/** Settles when the connection takes commands. */
export function ready(redis: Redis): Promise<void> {
  if (redis.status === 'ready') return Promise.resolve();
  return new Promise((done) => {
    redis.once('ready', () => done());
  });
}

/**
 * Ends when it is told to, also in the pause between two tries to connect: ioredis stops trying then, but never says that
 * it ended, and BullMQ waits for just that. A try that nobody waits for and that fails ends no process: connections that are
 * lost are told to `trouble`.
 */
class Connection extends Redis {
  override connect(...args: Parameters<Redis['connect']>): Promise<void> {
    const trying = super.connect(...args);
    trying.catch(() => {});
    return trying;
  }

  override disconnect(reconnect = false): void {
    if (!reconnect && this.status === 'reconnecting') this.status = 'wait';
    super.disconnect(reconnect);
  }

  override duplicate(override: RedisOptions = {}): Redis {
    return new Connection({ ...this.options, ...override, replyMapping: 'legacy' });
  }
}
