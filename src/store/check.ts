import type { Redis } from 'ioredis';
import { readClock } from './clock.ts';
import { clusterOf } from './connect.ts';
import { RedisUnfit, WrongServer } from './redis-complaints.ts';
import { serverProblem } from './redis-versions.ts';
import { checkScripts } from './script.ts';
import { asWrongServer, checkCommands } from './server-commands.ts';

/** New tables are refused once this share of `maxmemory` is in use. */
const FULL = 0.8;
/** How long a reading of the memory counts as current, in milliseconds. */
const FRESH = 5_000;

/**
 * Refuses a Redis that would lose games, because it evicts keys when its memory is full, doesn't write to disk, or is
 * read-only (a replica or a Sentinel). Also refuses a server that is too old, isn't Redis or Valkey, lacks a command, or
 * can't compile one of our scripts. In a cluster, checks every master.
 * @throws RedisUnfit with one line that says what to change; WrongServer if only another server helps.
 */
export async function checkRedis(redis: Redis): Promise<void> {
  const inCluster = clusterOf(redis) !== null;
  for (const master of await mastersOf(redis)) {
    const info = await fields(master).catch((error: unknown) => {
      throw asWrongServer(error, 'the command INFO');
    });
    const problem = serverProblem(info);
    if (problem !== null) throw new WrongServer(problem);
    checkKind(info, inCluster);
    await checkCommands(master);
    checkSettings(info);
    // Some providers don’t reveal this setting.
    const [, fsync] = await master.config('GET', 'appendfsync').catch(() => []);
    if (fsync === 'no') {
      throw new RedisUnfit(
        'Redis would lose half a minute of moves when the power fails (appendfsync no). Set appendfsync to always, or to everysec.',
      );
    }
    await checkScripts(master);
  }
  // The smallest of the scripts shows whether the server runs Lua at all.
  await readClock(redis).catch((error: unknown) => {
    throw asWrongServer(error, 'Lua scripts');
  });
}

/** Returns the server itself or, for a cluster, all its masters that can be reached. */
async function mastersOf(redis: Redis): Promise<Redis[]> {
  const cluster = clusterOf(redis);
  if (cluster === null) return [redis];
  // A cluster's masters are known once it has answered.
  await cluster.info();
  const masters = cluster.nodes('master');
  const there = await Promise.allSettled(masters.map((master) => master.ping()));
  return masters.filter((_, at) => there[at]?.status === 'fulfilled');
}

function checkKind(info: Map<string, string>, inCluster: boolean): void {
  const mode = info.get('redis_mode');
  if (mode === 'sentinel') {
    throw new RedisUnfit('REDIS_URL names a Sentinel. Write redis-sentinel://HOST:PORT,HOST:PORT/NAME.');
  }
  if (mode === 'cluster' && !inCluster) {
    throw new RedisUnfit('REDIS_URL names a node of a Redis Cluster. Write redis-cluster://HOST:PORT,HOST:PORT.');
  }
  if (info.get('role') === 'slave') {
    const master = `${info.get('master_host')}:${info.get('master_port')}`;
    throw new RedisUnfit(
      `REDIS_URL names a replica, which takes no moves. Name its master (${master}), or the Sentinels.`,
    );
  }
}

function checkSettings(info: Map<string, string>): void {
  const policy = info.get('maxmemory_policy');
  if (policy !== 'noeviction') {
    throw new RedisUnfit(
      `Redis would throw games away when its memory is full (maxmemory-policy ${policy}). Set it to noeviction.`,
    );
  }
  if (info.get('aof_enabled') !== '1') {
    throw new RedisUnfit(
      'Redis would lose the latest moves when it ends (appendonly no). Set appendonly to yes, and appendfsync to always.',
    );
  }
}

/** The memory of Redis in bytes; `limit` is 0 if there is none. */
export interface RedisMemory {
  used: number;
  limit: number;
  /** The number of masters, which share the data. */
  masters: number;
}

/** Returns the memory of Redis. In a cluster, this is the memory of the fullest master. */
export async function memoryOf(redis: Redis): Promise<RedisMemory> {
  const masters = await mastersOf(redis);
  const all = (await Promise.all(masters.map(fields))).map((info) => ({
    used: Number(info.get('used_memory')),
    limit: Number(info.get('maxmemory')),
    masters: masters.length,
  }));
  const share = ({ used, limit }: RedisMemory): number => (limit > 0 ? used / limit : 0);
  return all.reduce((most, one) => (share(one) >= share(most) ? one : most), { used: 0, limit: 0, masters: 1 });
}

/** Keeps track of how full Redis is. */
export class MemoryGuard {
  readonly #redis: Redis;
  #asked = Number.NEGATIVE_INFINITY;
  #full = false;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** Returns the reason why no table can be opened now, or null if there is room. */
  async whyFull(): Promise<string | null> {
    if (performance.now() - this.#asked > FRESH) {
      const { used, limit } = await memoryOf(this.#redis);
      this.#full = limit > 0 && used >= FULL * limit;
      this.#asked = performance.now();
    }
    if (!this.#full) return null;
    return 'This server’s memory is nearly full, so no new table can be opened. Running games continue. End a table that nobody plays, or ask the owner of this server for more memory.';
  }
}

async function fields(redis: Redis): Promise<Map<string, string>> {
  const text = await redis.info();
  return new Map(
    text.split('\r\n').flatMap((line): [string, string][] => {
      const colon = line.indexOf(':');
      return colon < 0 ? [] : [[line.slice(0, colon), line.slice(colon + 1)]];
    }),
  );
}
