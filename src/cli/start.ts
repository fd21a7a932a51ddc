import './setup/require-node.mjs';
import { join } from 'node:path';
import { openLog } from '../queue/log.ts';
import { openHealth } from './health/open.ts';
import { requireKnownStore } from './known-store.ts';
import { keepRedis } from './own-redis.ts';
import { ROLES } from './role-names.ts';
import { discordOf, settings } from './settings.ts';
import { requireRedis } from './shared-redis.ts';
import { runPlainly } from './startup-errors.ts';
import { askedToStop } from './stop.ts';
import { plant } from './tree.ts';

/**
 * `npm start`: runs the bot for real servers with all its processes on this machine. The command also runs Redis unless
 * REDIS_URL names a server.
 */
await runPlainly(async () => {
  const stopped = askedToStop();
  const given = settings();
  discordOf(given);
  const { redisUrl, fsync, data, logLevel, health } = given;
  if (redisUrl !== undefined) await requireRedis(redisUrl);
  const redis =
    redisUrl === undefined ? await keepRedis({ folder: join(data, 'redis'), appendfsync: fsync }, console.error) : null;
  const address = redis?.socket ?? redisUrl;
  if (address !== undefined)
    await requireKnownStore(address, data, stopped).catch(async (error: unknown) => {
      await redis?.stop();
      throw error;
    });
  const tree = plant({ roles: ROLES, count: 1, redis, log: openLog('start', logLevel) });
  const server = await openHealth(health, tree, console.error);
  try {
    await Promise.race([stopped, tree.over]);
  } finally {
    await server?.close();
    await tree.close();
  }
});
