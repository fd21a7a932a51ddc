import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { createLocalServer } from '../local/server.ts';
import { servePage } from '../local/web.ts';
import { startPrivateRedis } from '../store/private-redis.ts';
import { runPlainly } from './plain-words.ts';
import { ready } from './play/chat.ts';
import { openFirstTable } from './play/first-table.ts';
import { settle } from './play/home.ts';
import { smoke } from './play/smoke.ts';
import { SettingsError, settings } from './settings.ts';
import { ALL, plant } from './tree.ts';

/**
 * `npm run play`: everything on this machine, without an account: a private Redis, the local Discord with its page, and
 * one process of each role. `--smoke` plays a game by itself and says in a line of JSON how that went.
 */
await runPlainly(async () => {
  const { values } = parseArgs({
    options: { smoke: { type: 'boolean', default: false }, pictures: { type: 'string' } },
  });
  const given = settings();
  if (given.discord !== undefined) {
    throw new SettingsError('DISCORD_TOKEN is set: npm start runs the real bot. npm run play wants none.');
  }
  const began = performance.now();
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
  const stopped = new Promise<void>((resolve) => stop.signal.addEventListener('abort', () => resolve()));
  const log = pino({
    level: values.smoke ? 'warn' : given.logLevel === 'info' ? 'warn' : given.logLevel,
    name: 'play',
  });
  const closing: (() => Promise<void> | void)[] = [];
  try {
    const data = values.smoke ? join(given.data, 'smoke') : given.data;
    const redis = await startPrivateRedis({ folder: join(data, 'redis'), appendfsync: given.fsync });
    closing.push(() => redis.stop());
    const server = await createLocalServer({ port: values.smoke ? 0 : given.port, dataFolder: join(data, 'chat') });
    closing.push(() => server.close());
    const home = settle(server);
    const page = servePage(server, { person: home.people[0]?.id ?? '' });
    closing.push(() => page.close());
    const tree = plant(
      ALL,
      {
        REDIS_URL: redis.socket,
        DISCORD_TOKEN: server.token,
        DISCORD_APPLICATION_ID: server.world.bot.id,
        DISCORD_GUILD_ID: '',
        DISCORD_API: server.api,
        SUBSPACE_DATA: data,
        LOG_LEVEL: log.level,
      },
      log,
    );
    closing.push(() => tree.close());
    const failed = Promise.race([
      redis.lost.then((reason) => {
        throw reason;
      }),
      tree.useless.then(() => {
        throw new SettingsError('A process can’t work with these settings: see the line above.');
      }),
    ]);
    failed.catch(() => {});
    await Promise.race([ready(server.world), failed, stopped]);
    if (stop.signal.aborted) return;
    if (values.smoke) {
      const report = await Promise.race([
        smoke(server, home, values.pictures ?? join(data, 'pictures'), performance.now() - began),
        failed,
      ]);
      console.log(JSON.stringify(report));
      return;
    }
    await Promise.race([openFirstTable(server, home), failed]);
    console.log(
      `\nOpen ${server.origin} and play. A second player: ${server.origin}/?as=${home.people[1]?.username}\nCtrl-C ends it; started again, the games go on.\n`,
    );
    await Promise.race([stopped, failed]);
    console.log('Ending …');
  } finally {
    for (const close of closing.reverse()) await close();
  }
});
