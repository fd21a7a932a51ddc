import { join } from 'node:path';
import { pino } from 'pino';
import { startPrivateRedis } from '../store/private-redis.ts';
import { runPlainly } from './plain-words.ts';
import { SettingsError, settings } from './settings.ts';
import { ALL, plant } from './tree.ts';

/** `npm start`: the bot for real servers with all its processes on this machine; Redis too, unless REDIS_URL names one. */
await runPlainly(async () => {
  const { discord, redisUrl, fsync, data, logLevel } = settings();
  if (discord === undefined) {
    throw new SettingsError('DISCORD_TOKEN is missing: put it into .env, or try npm run play, which needs none.');
  }
  const log = pino({ level: logLevel, name: 'start' });
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
  });
  const redis =
    redisUrl === undefined ? await startPrivateRedis({ folder: join(data, 'redis'), appendfsync: fsync }) : null;
  try {
    const tree = plant(ALL, redis === null ? {} : { REDIS_URL: redis.socket }, log);
    try {
      await Promise.race([
        stopped,
        tree.useless.then(() => {
          throw new SettingsError('A process can’t work with these settings: see the line above.');
        }),
        ...(redis === null
          ? []
          : [
              redis.lost.then((reason) => {
                throw reason;
              }),
            ]),
      ]);
    } finally {
      await tree.close();
    }
  } finally {
    await redis?.stop();
  }
});
