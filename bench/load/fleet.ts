import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Redis } from 'ioredis';
import { keepRedis } from '../../src/cli/own-redis.ts';
import { plant } from '../../src/cli/tree.ts';
import { PERMISSIONS } from '../../src/discord/permissions.ts';
import { createLocalServer, type LocalServer } from '../../src/local/server.ts';
import { addGuild } from '../../src/local/world/guilds.ts';
import type { Guild } from '../../src/local/world/records.ts';
import { Backend } from '../../src/queue/backend.ts';
import { openLog } from '../../src/queue/log.ts';
import { type AnyQueue, openQueue } from '../../src/queue/queues.ts';
import { connect } from '../../src/store/connect.ts';
import type { LoadPlan } from './plan.ts';

/** The number of tables of one Discord server. Each has a channel of its own. */
const TABLES_PER_GUILD = 50;
const MB = 1024 * 1024;

/** Everything that a host runs, with the local Discord. */
export interface Fleet {
  server: LocalServer;
  /** The server and the number of the channel of each active table. */
  guilds: readonly Guild[];
  redis: Redis;
  backend: Backend;
  /** The queues whose length is measured. */
  queues: readonly AnyQueue<'wake' | 'reads' | 'renders' | 'delivery'>[];
  close(): Promise<void>;
}

/**
 * Starts Redis, lets `fill` write tables to it, and then starts the local Discord and a process for each role.
 * @param fill is called with the address of Redis while no process of ours uses it.
 */
export async function openFleet(plan: LoadPlan, fill: (redis: string) => Promise<void>): Promise<Fleet> {
  const open: { close(): unknown }[] = [];
  const close = async (): Promise<void> => {
    for (const part of open.splice(0).reverse()) await part.close();
  };
  try {
    const data = await mkdtemp(join(tmpdir(), 'subspace-load-'));
    open.push({ close: () => rm(data, { recursive: true, force: true }) });
    const own = await keepRedis({ folder: join(data, 'redis'), appendfsync: 'always' }, console.error);
    open.push({ close: own.stop });
    const redis = connect(own.socket, 'wait');
    open.push({ close: () => redis.disconnect() });
    await redis.config('SET', 'maxmemory', String(plan.memory * MB));
    await fill(own.socket);
    // The real Discord works on machines of its own, so its time doesn't count toward the three seconds.
    const server = await createLocalServer({ ownWork: () => performance.eventLoopUtilization().active });
    open.push(server);
    const guilds = Array.from({ length: Math.ceil(plan.active / TABLES_PER_GUILD) }, (_, at) =>
      addGuild(server.world, `Server ${at}`, {
        channels: Array.from({ length: TABLES_PER_GUILD }, (_, channel) => `table-${channel}`),
        botPermissions: PERMISSIONS,
      }),
    );
    const log = openLog('load', 'error');
    const environment = {
      DISCORD_TOKEN: server.token,
      DISCORD_APPLICATION_ID: server.world.bot.id,
      DISCORD_GUILD_ID: '',
      DISCORD_API: server.api,
      SUBSPACE_DATA: data,
      SUBSPACE_CACHE_MB: plan.cache === null ? '' : String(plan.cache),
      LOG_LEVEL: 'error',
    };
    const shared = { redis: { ...own, stop: async () => {} }, environment, log };
    const trees = [
      plant({ ...shared, roles: ['bot', 'reader', 'bots'], count: 1 }),
      plant({ ...shared, roles: ['worker'], count: plan.workers }),
      plant({ ...shared, roles: ['renderer'], count: plan.renderers }),
    ];
    open.push(...trees.toReversed());
    const backend = new Backend(redis);
    open.push(backend);
    const queues = (['wake', 'reads', 'renders', 'delivery'] as const).map((name) => openQueue(name, redis));
    open.push(...queues);
    await Promise.all(trees.map(({ ready }) => ready));
    return { server, guilds, redis, backend, queues, close };
  } catch (error) {
    await close();
    throw error;
  }
}
