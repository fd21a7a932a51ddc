import { join } from 'node:path';
import type { Logger } from 'pino';
import { watch } from '../queue/watchdog.ts';
import type { Role } from './role-names.ts';

/** How many processes of each role run. */
export type Counts = Partial<Record<Role, number>>;

/** Everything on one machine: one process of each role. */
export const ALL: Counts = { bot: 1, worker: 1, reader: 1, bots: 1, renderer: 1 };

/** The processes of a tree. */
export interface Tree {
  /** Settles when all of them have started. */
  readonly ready: Promise<void>;
  /**
   * Settles when one of them can't work with its settings. It has said why in a line of its own; this process will
   * end with code 1.
   */
  readonly useless: Promise<void>;
  /** Ends all of them. */
  close(): Promise<void>;
}

/** Starts processes of the given roles and keeps them running. `environment` is added to their own. */
export function plant(counts: Counts, environment: NodeJS.ProcessEnv, log: Logger): Tree {
  const script = join(import.meta.dirname, 'role.js');
  const env = { ...process.env, ...environment };
  const branches = Object.entries(counts).map(([role, count]) => watch({ script, args: [role], env, count, log }));
  return {
    ready: Promise.all(branches.map(({ ready }) => ready)).then(() => {}),
    useless: Promise.race(branches.map(({ useless }) => useless)).then(() => {
      process.exitCode = 1;
    }),
    async close() {
      await Promise.all(branches.map((branch) => branch.close()));
    },
  };
}
