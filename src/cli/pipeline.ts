import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Logger, pino } from 'pino';
import { type Running, runWatched, USELESS, type Watched, watch } from '../queue/watchdog.ts';
import { RedisUnavailable } from '../store/redis-complaints.ts';
import { inPlainWords } from './plain-words.ts';
import { type Settings, SettingsError, settings } from './settings.ts';

/** The parts of the pipeline that run in processes of their own. */
export type Part = 'worker' | 'reader' | 'bots' | 'renderer';

/** The program behind each part. */
const programs: Record<Part, string> = {
  worker: 'worker.js',
  reader: 'worker.js',
  bots: 'worker.js',
  renderer: 'renderer.js',
};

/** First argument of a program that runs a single part, kept running by another process. */
const CHILD = 'child';

/** What all parts of a pipeline share. */
export interface Shared {
  /** `redis://…`, `rediss://…` or the path of a unix socket. */
  redis: string;
  /** The folder for everything that is kept. */
  data: string;
  logLevel: Settings['logLevel'];
  log: Logger;
}

/** Runs parts of the pipeline, so many of each, and keeps them running. None of them is told the bot's token. */
export function watchParts(counts: Partial<Record<Part, number>>, { redis, data, logLevel, log }: Shared): Watched {
  const { DISCORD_TOKEN: _secret, ...environment } = process.env;
  const env = { ...environment, REDIS_URL: redis, SUBSPACE_DATA: data, LOG_LEVEL: logLevel };
  const parts = Object.keys(counts) as Part[];
  const watched = parts.map((part) =>
    watch({
      script: fileURLToPath(new URL(programs[part], import.meta.url)),
      args: [CHILD, part],
      env,
      count: counts[part] ?? 0,
      log: log.child({ part }),
    }),
  );
  return {
    pids: () => watched.flatMap((one) => one.pids()),
    useless: Promise.race(watched.map((one) => one.useless)),
    async close() {
      await Promise.all(watched.map((one) => one.close()));
    },
  };
}

/** How many of the busiest parts to run where nothing else is said: half of the processors. */
export function usualCount(): number {
  return Math.max(1, Math.floor(availableParallelism() / 2));
}

/** What a part runs with. */
export interface PartSettings {
  redis: string;
  log: Logger;
  /** The folder of the archive. */
  archive: string;
}

/**
 * A program of the pipeline. Started by a person it runs `counts(n)` parts and keeps them running until it is told to
 * end, where `n` is its argument, if there is one; started by such a program it runs the one part that it is told to.
 */
export async function runPipeline(
  counts: (count: number) => Partial<Record<Part, number>>,
  start: (part: Part, settings: PartSettings) => Promise<Running>,
): Promise<void> {
  const [first, part] = process.argv.slice(2);
  const { redisUrl, data, logLevel } = settings();
  if (redisUrl === undefined) {
    throw new SettingsError('REDIS_URL is missing: the bot, the workers and the renderers share one Redis.');
  }
  if (first === CHILD) {
    // The parent is this same program: it names parts that there are.
    const log = pino({ level: logLevel, name: part ?? '' });
    return runPart(() => start(part as Part, { redis: redisUrl, log, archive: join(data, 'archive') }));
  }
  const count = first === undefined ? usualCount() : Number(first);
  if (!Number.isInteger(count) || count < 1) throw new SettingsError('Say how many to run: a whole number from 1.');
  const log = pino({ level: logLevel });
  const watched = watchParts(counts(count), { redis: redisUrl, data, logLevel, log });
  const told = new Promise<'told'>((settle) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => settle('told'));
  });
  const why = await Promise.race([told, watched.useless]);
  await watched.close();
  if (why !== 'told') process.exitCode = 1;
}

/** Runs a part; a Redis that would lose games is a reason not to be started again. */
async function runPart(start: () => Promise<Running>): Promise<void> {
  try {
    await runWatched(start);
  } catch (error) {
    console.error(inPlainWords(error));
    process.exit(error instanceof RedisUnavailable ? USELESS : 1);
  }
}
