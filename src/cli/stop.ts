import { whenOrphaned } from './setup/orphan.mjs';

/**
 * Resolves when the program is asked to end: by Ctrl-C, by `kill`, or because its terminal or the npm process above it is gone.
 */
export function askedToStop(): Promise<void> {
  return new Promise((settle) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => settle());
    whenOrphaned(settle);
  });
}
