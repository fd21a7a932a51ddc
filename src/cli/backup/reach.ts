import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Redis } from 'ioredis';
import { connect } from '../../store/connect.ts';
import { privateSocket, startPrivateRedis } from '../../store/private-redis.ts';
import { pulse } from '../../store/redis-probe.ts';
import type { Settings } from '../settings.ts';
import { withoutSecrets } from '../setup/environment.mjs';
import { requireRedis } from '../shared-redis.ts';
import { BackupProblem } from './problem.ts';

/**
 * Calls `act` with a connection to the store of these settings: the Redis at REDIS_URL, or the private one in the data
 * folder. The private Redis is started, and ended again, if it doesn't run.
 * @param mayBeNew true if the private Redis may have no data yet.
 * @throws RedisUnavailable if Redis can't be reached; BackupProblem if there is no data.
 */
export async function withStore<T>(
  { redisUrl, data, fsync }: Pick<Settings, 'redisUrl' | 'data' | 'fsync'>,
  mayBeNew: boolean,
  act: (redis: Redis) => Promise<T>,
): Promise<T> {
  if (redisUrl !== undefined) {
    await requireRedis(redisUrl);
    return connected(redisUrl, act);
  }
  const folder = join(data, 'redis');
  if (!mayBeNew && (await stat(folder).catch(() => null)) === null)
    throw new BackupProblem(
      `There are no games in ${data}. Name the right folder with SUBSPACE_DATA, or set REDIS_URL.`,
    );
  const socket = await privateSocket(folder);
  if (socket !== null && (await pulse(socket)) === 'ready') return connected(socket, act);
  const server = await startPrivateRedis({ folder, appendfsync: fsync, environment: withoutSecrets() });
  try {
    return await connected(server.socket, act);
  } finally {
    await server.stop();
  }
}

async function connected<T>(address: string, act: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = connect(address, 'wait');
  try {
    return await act(redis);
  } finally {
    redis.disconnect();
  }
}
