import { whenOrphaned } from './setup/orphan.mjs';

/**
 * Resolves when the program should end: on Ctrl-C, on `kill`, or once its terminal or the npm process that started it is
 * gone.
 */
export function askedToStop(): Promise<void> {
  return new Promise((settle) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => settle());
    whenOrphaned(settle);
  });
}
