import { join } from 'node:path';
import type { Logger } from 'pino';
import { type Watched, watch } from '../queue/watchdog.ts';
import type { Role } from './role-names.ts';

/** How many processes of each role run. */
export type Counts = Partial<Record<Role, number>>;

/** Everything on one machine: one process of each role. */
export const ALL: Counts = { bot: 1, worker: 1, reader: 1, bots: 1, renderer: 1 };

/** The processes of a tree. */
export interface Tree {
  /** Settles when a process says that it can't work with its settings. */
  readonly useless: Promise<void>;
  /** Ends all of them, those that take in work first. */
  close(): Promise<void>;
}

/** Starts processes of the given roles and keeps them running. `environment` is added to their own. */
export function plant(counts: Counts, environment: NodeJS.ProcessEnv, log: Logger): Tree {
  const script = join(import.meta.dirname, 'role.js');
  const env = { ...process.env, ...environment };
  const branches: Watched[] = Object.entries(counts).map(([role, count]) =>
    watch({ script, args: [role], env, count, log }),
  );
  return {
    useless: Promise.race(branches.map((branch) => branch.useless)),
    async close() {
      await Promise.all(branches.map((branch) => branch.close()));
    },
  };
}
