import { runWatched } from '../queue/watched.ts';

/**
 * Runs one role in a separate process, which the process that forked it keeps running: `node role.js worker`. On a slow
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
