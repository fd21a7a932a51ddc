import './setup/require-node.mjs';
import { runWatched } from '../queue/watched.ts';

/**
 * Runs one role in a process of its own: `node role.js worker`. The parent process restarts it when it exits. On a slow
 * machine, loading a role's modules can take a minute, so the process gives its first sign of life before that.
 */
try {
  await runWatched(async () => {
    const { startRole } = await import('./start-role.ts');
    return startRole(process.argv[2]);
  });
} catch (error) {
  const { endRole } = await import('./start-role.ts');
  endRole(error);
}
