import { checkRedis } from '../store/check.ts';
import { connect } from '../store/connect.ts';
import { RedisUnavailable } from '../store/redis-complaints.ts';

/** How long a server that starts at the same time may take, in milliseconds. */
const PATIENCE = 5_000;

/**
 * Makes sure, before any process is started, that the Redis server of REDIS_URL is there and keeps what it is given.
 *
 * @throws RedisUnavailable with one line that says what to change; Redis' own error where it refuses the password.
 */
export async function requireRedis(url: string): Promise<void> {
  let reason: Error = new RedisUnavailable(
    `No Redis server answers at ${placeOf(url)}. Start it, or correct REDIS_URL.`,
  );
  const redis = connect(url, 'wait', (error) => {
    if (error.name === 'ReplyError') reason = error;
  });
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    redis.disconnect(); // What waits for an answer fails.
  }, PATIENCE);
  try {
    await checkRedis(redis);
  } catch (error) {
    throw late ? reason : error;
  } finally {
    clearTimeout(timer);
    redis.disconnect();
  }
}

/** Where the server is, without its password. */
function placeOf(url: string): string {
  return url.startsWith('/') ? url : new URL(url).host;
}
