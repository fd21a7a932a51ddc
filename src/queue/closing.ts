import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { faultOf } from './fault.ts';
import type { Closeable } from './watched.ts';

/** How long a role may take to finish its work under way, in milliseconds. The watchdog kills a process after 15,000. */
const ROLE_LIMIT = 8_000;
/** How long the parts of a role may take after its connections were cut, in milliseconds. */
const LAST_WORDS = 1_000;

/** Waits for some work, but not longer than `limit` milliseconds. True if the work is done, whether it failed or not. */
export async function within(limit: number, work: Promise<unknown>): Promise<boolean> {
  const timer = new AbortController();
  const late = pause(limit, false, { signal: timer.signal }).catch(() => false);
  const done = work.then(
    () => true,
    () => true,
  );
  const isDone = await Promise.race([done, late]);
  timer.abort();
  return isDone;
}

/**
 * Closes parts one after the other, and ends in time whatever they wait for: a job may wait for a Redis that never comes
 * back. When `limit` milliseconds are over it calls `cut`, which ends the connections; commands that still wait fail then,
 * and with them the work under way. A part that fails keeps no other part from closing.
 */
export async function closeInTime(
  parts: readonly Closeable[],
  { cut, log, limit = ROLE_LIMIT }: { cut: () => void; log: Pick<Logger, 'warn'>; limit?: number | undefined },
): Promise<void> {
  const close = async (): Promise<void> => {
    for (const part of parts)
      await part.close().catch((error: unknown) => log.warn({ fault: faultOf(error) }, 'a part failed as it closed'));
  };
  const closing = close();
  const isDone = await within(limit, closing);
  cut();
  if (isDone || (await within(LAST_WORDS, closing))) return;
  log.warn('work under way was cut off: it is done again later');
}
