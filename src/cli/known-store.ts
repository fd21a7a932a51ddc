import { connect } from '../store/connect.ts';
import { requireStore } from '../store/identity.ts';

const NEVER = new Promise<void>(() => {});

/**
 * Checks, before any process starts, that the Redis server at this address is the store that this machine used before.
 * If Redis has just gone away, waits until it is back, or until the program is asked to stop.
 * @param data the folder that remembers the store.
 * @param stopped resolves when the program should end.
 * @throws RedisUnavailable with one line that says what to do.
 */
export async function requireKnownStore(address: string, data: string, stopped = NEVER): Promise<void> {
  const redis = connect(address, 'wait');
  try {
    await Promise.race([requireStore(redis, data), stopped]);
  } finally {
    redis.disconnect();
  }
}
