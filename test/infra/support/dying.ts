import type { Redis } from 'ioredis';
import type { TestRedis } from './redis.ts';

/** The commands that write, by their names in the driver. */
const WRITES = new Set([
  ...['evalsha', 'eval', 'set', 'unlink', 'hset', 'hdel', 'sadd', 'srem', 'zadd', 'zrem', 'xadd', 'xdel', 'lrem'],
]);

/** Opens a connection on which only the first `writes` writes succeed, as if its process were killed then. */
export function dying(redis: TestRedis, writes: number): { connection: Redis; isDead: () => boolean } {
  const connection = redis.connect();
  const send = connection.sendCommand.bind(connection);
  let left = writes;
  connection.sendCommand = (given, stream) => {
    if (WRITES.has(given.name)) left -= 1;
    if (left >= 0) return send(given, stream);
    given.reject(new Error('the process was killed'));
    return given.promise;
  };
  return { connection, isDead: () => left < 0 };
}
