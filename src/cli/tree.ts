import { join } from 'node:path';
import type { Logger } from 'pino';
import { must } from '../kernel/must.ts';
import { type ChildReport, watch } from '../queue/watchdog.ts';
import { OWN_REDIS } from '../queue/watched.ts';
import { EXIT } from './exit-codes.ts';
import type { OwnRedis } from './own-redis.ts';
import type { Role } from './role-names.ts';
import { surroundings } from './settings.ts';

/** The processes to run, with their Redis. */
export interface TreeOptions {
  roles: readonly Role[];
  /** The number of processes of each role. */
  count: number;
  /** The Redis that belongs to these processes; null if they use the one at REDIS_URL. */
  redis: OwnRedis | null;
  /** Variables that are added to the environment of the processes. */
  environment?: NodeJS.ProcessEnv;
  log: Logger;
}

/** The state of a process, as its supervisor knows it. */
export type RoleReport = ChildReport & { role: Role };

/** Processes that are kept running, together with their Redis. */
export interface Tree {
  /** Settles when all processes have started. */
  readonly ready: Promise<void>;
  /**
   * Resolves if a process can't work with its settings. Such a process has printed the reason, and this process will
   * end with `EXIT.settings`. Rejects if Redis is lost permanently.
   */
  readonly over: Promise<void>;
  /** Asks each process for its state, and waits for at most `limit` milliseconds. Without a limit, asks nobody. */
  report(limit: number | null): Promise<RoleReport[]>;
  /** Ends the processes, starting with those that wait for others, and then Redis. */
  close(): Promise<void>;
}

/**
 * Options of Node for a renderer. Each picture leaves megabytes behind, so a renderer often collects garbage. Several
 * threads would shorten the pauses, which don't matter there, and cost a fifth of its processor time.
 */
const DRAWING = ['--single-threaded-gc'] as const;

/** Words come before pictures, and people before bots. */
const PATIENT: ReadonlySet<Role> = new Set(['bots', 'renderer']);

/** Starts the processes, and keeps them running. */
export function plant({ roles, count, redis, environment = {}, log }: TreeOptions): Tree {
  const script = join(import.meta.dirname, 'role.js');
  const all = {
    ...surroundings(),
    ...environment,
    ...(redis === null ? {} : { REDIS_URL: redis.socket, [OWN_REDIS]: 'yes' }),
  };
  // Only the bot gets the token.
  const environmentFor = (role: Role) => (role === 'bot' ? all : { ...all, DISCORD_TOKEN: '' });
  const branches = roles.map((role) =>
    watch({
      script,
      args: [role],
      env: environmentFor(role),
      node: role === 'renderer' ? DRAWING : [],
      patient: PATIENT.has(role),
      count,
      log,
    }),
  );
  const useless = Promise.race(branches.map((branch) => branch.useless)).then(() => {
    process.exitCode = EXIT.settings;
  });
  let lost = false;
  redis?.failure.catch(() => {
    lost = true;
  });
  return {
    ready: Promise.all(branches.map(({ ready }) => ready)).then(() => {}),
    async report(limit) {
      const reports = await Promise.all(
        branches.map(async (branch, at) => {
          const role = must(roles[at], 'the role of a branch');
          return (await branch.report(limit)).map((report) => ({ role, ...report }));
        }),
      );
      return reports.flat();
    },
    over: redis === null ? useless : Promise.race([useless, redis.failure]),
    async close() {
      // Without Redis, unfinished work can't be completed, so it is left for the next run.
      if (lost || redis?.isThere() === false) await Promise.all(branches.map((branch) => branch.close(true)));
      else for (const branch of branches) await branch.close();
      await redis?.stop();
    },
  };
}
