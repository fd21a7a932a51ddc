import { join } from 'node:path';
import { createLocalServer, type LocalServer } from '../../local/server.ts';
import { keptKey } from '../../local/web/key.ts';
import { type ServedPage, servePage } from '../../local/web.ts';
import { openLog } from '../../queue/log.ts';
import { requireKnownStore } from '../known-store.ts';
import { keepRedis } from '../own-redis.ts';
import { ROLES } from '../role-names.ts';
import type { Settings } from '../settings.ts';
import { plant } from '../tree.ts';
import { openStarterGuild, type StarterGuild } from './starter-guild.ts';

/** Everything that `npm run play` runs on this machine. */
export interface LocalStack {
  readonly server: LocalServer;
  readonly starter: StarterGuild;
  readonly page: ServedPage;
  /** The path of the Redis socket. */
  readonly redis: string;
  /** Resolves when all processes have started. */
  readonly ready: Promise<void>;
  /** Resolves if a process can't work with its settings and has said so; rejects if Redis is lost permanently. */
  readonly over: Promise<void>;
  /** Kills Redis, calls `act` while nothing uses its folder, and restarts it. */
  interruptRedis(act: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts a private Redis, the local Discord with its page, and one process for each role.
 * @param say receives a line about each step, for the person at the terminal.
 * @param further is added to the environment of the processes.
 * @throws RedisUnavailable, or the system's error if the port is taken.
 */
export async function openLocalStack(
  { data, port, fsync, frames, logLevel }: Settings,
  say: (line: string) => void,
  further: NodeJS.ProcessEnv = {},
): Promise<LocalStack> {
  const open: { close(): void | Promise<void> }[] = [];
  const close = async (): Promise<void> => {
    for (const part of open.splice(0).reverse()) await part.close();
  };
  try {
    say('Starting Redis …');
    const redis = await keepRedis({ folder: join(data, 'redis'), appendfsync: fsync }, say);
    open.push({ close: redis.stop });
    await requireKnownStore(redis.socket, data);
    say('Starting the chat …');
    const server = await createLocalServer({ port, dataFolder: join(data, 'chat') });
    open.push(server);
    const starter = openStarterGuild(server);
    const page = servePage(server, { person: starter.people[0].id, key: keptKey(join(data, 'chat')) });
    open.push(page);
    say('Starting the bot, a worker and a renderer …');
    // People read this terminal, so only what they need is printed.
    const level = logLevel === 'info' ? 'error' : logLevel;
    const environment = {
      ...further,
      DISCORD_TOKEN: server.token,
      DISCORD_APPLICATION_ID: server.world.bot.id,
      DISCORD_GUILD_ID: '',
      DISCORD_API: server.api,
      SUBSPACE_DATA: data,
      SUBSPACE_FRAMES: `${frames}`,
      LOG_LEVEL: level,
    };
    const tree = plant({ roles: ROLES, count: 1, redis, environment, log: openLog('play', level) });
    open.push(tree);
    return {
      server,
      starter,
      page,
      redis: redis.socket,
      ready: tree.ready,
      over: tree.over,
      interruptRedis: redis.interrupt,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
