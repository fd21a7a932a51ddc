import { join } from 'node:path';
import type { Redis } from 'ioredis';
import { readClock } from '../../store/clock.ts';
import { connect } from '../../store/connect.ts';
import { privateSocket } from '../../store/private-redis.ts';
import { takesNoWrites } from '../../store/redis-errors.ts';
import { knownGames } from '../known-games.ts';
import type { Settings } from '../settings.ts';
import { examineChat } from './chat.ts';
import { type Finding, stuck } from './finding.ts';
import { examineLimits, isHeld } from './limits.ts';
import { examineChores, examineQueues } from './queues.ts';
import { examineStore } from './store.ts';
import { examineTables } from './tables.ts';

/** How long Redis may take to answer, in milliseconds. */
const PATIENCE = 5_000;

/**
 * Examines everything that can be stuck. Changes nothing.
 * @throws WrongServer if the server at the address of Redis can't hold games, so nothing else can be examined.
 */
export async function examine({ redisUrl, data, discord }: Settings): Promise<Finding[]> {
  const address = redisUrl ?? (await privateSocket(join(data, 'redis')));
  const redis = address === null ? null : await reached(address);
  if (redis === null) {
    const chat = await examineChat(discord);
    const where = redisUrl === undefined ? `in ${data}` : 'at REDIS_URL';
    const todo =
      redisUrl === undefined
        ? 'Start it together with the bot: npm start. If the bot’s data are elsewhere, set SUBSPACE_DATA.'
        : 'Start it, or correct REDIS_URL.';
    return [stuck('redis', `Redis ${where} isn’t responding.`, todo), ...chat];
  }
  try {
    const store = await examineStore(redis, data);
    // The timestamps of waiting entries come from Redis.
    const { time } = await readClock(redis);
    const work = await examineWork(redis, time).catch((error: unknown) => {
      if (takesNoWrites(error)) return [UNEXAMINED];
      throw error;
    });
    // While requests are paused, another request could prolong a ban.
    const chat = (await isHeld(redis)) ? [] : await examineChat(discord);
    return [...store, ...work, ...chat];
  } finally {
    redis.disconnect();
  }
}

/** The finding if Redis has no room. Redis 6.2 and 7.0 then refuse whole transactions, even if they only read. */
const UNEXAMINED = stuck(
  'redis',
  'The queues and tables weren’t examined, because Redis has no room left.',
  'Raise maxmemory, or free disk space. Then run the doctor again.',
);

/** Examines the queues, the housekeeping, the tables and the limits. */
async function examineWork(redis: Redis, time: number): Promise<Finding[]> {
  const queues = await examineQueues(redis, time);
  const chores = await examineChores(redis);
  const tables = await examineTables(redis, knownGames, time);
  return [...queues, ...chores, ...tables, ...(await examineLimits(redis, time))];
}

/** Returns a connection, or null if no server answers. */
async function reached(address: string): Promise<Redis | null> {
  const redis = connect(address, 'wait');
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((settle) => {
    timer = setTimeout(settle, PATIENCE, false);
  });
  const there = await Promise.race([redis.ping().then(() => true), late]).catch(() => false);
  clearTimeout(timer);
  if (there) return redis;
  redis.disconnect();
  return null;
}
