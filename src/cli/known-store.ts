import { connect } from '../store/connect.ts';
import { requireStore } from '../store/identity.ts';

/**
 * Checks, before any process starts, that the Redis server at this address is the store that this machine used before.
 * @param data the folder that remembers the store.
 * @throws RedisUnavailable with one line that says what to do.
 */
export async function requireKnownStore(address: string, data: string): Promise<void> {
  const redis = connect(address, 'wait');
  try {
    await requireStore(redis, data);
  } finally {
    redis.disconnect();
  }
}
