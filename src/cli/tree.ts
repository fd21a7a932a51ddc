import { join } from 'node:path';
import type { Logger } from 'pino';
import { watch } from '../queue/watchdog.ts';
import type { Role } from './role-names.ts';

/** The processes of a tree. */
export interface Tree {
  /** Settles when all of them have started. */
  readonly ready: Promise<void>;
  /**
   * Settles when one of them can't work with its settings. It has said why in a line of its own; this process will
   * end with code 1.
   */
  readonly useless: Promise<void>;
  /** Ends all of them, those first that wait for others. */
  close(): Promise<void>;
}

/** Starts `count` processes of each role and keeps them running. `environment` is added to their own. */
export function plant(roles: readonly Role[], count: number, environment: NodeJS.ProcessEnv, log: Logger): Tree {
  const script = join(import.meta.dirname, 'role.js');
  const env = { ...process.env, ...environment };
  const branches = roles.map((role) => watch({ script, args: [role], env, count, log }));
  return {
    ready: Promise.all(branches.map(({ ready }) => ready)).then(() => {}),
    useless: Promise.race(branches.map(({ useless }) => useless)).then(() => {
      process.exitCode = 1;
    }),
    async close() {
      for (const branch of branches) await branch.close();
    },
  };
}
