import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { faultOf } from './fault.ts';
import type { Closeable } from './watched.ts';

/**
 * Maximum time for a closing role to finish its work, in milliseconds. The watchdog kills a process after 15,000
 * milliseconds.
 */
const ROLE_LIMIT = 8_000;
/** How long a role's parts have to end after its connections were closed, in milliseconds. */
const LAST_WORDS = 1_000;

/**
 * Waits for some work, for at most `limit` milliseconds. Returns true if the work ended in time, even with an error.
 */
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
 * Closes parts one after the other, and returns after a limited time even if a part hangs because Redis doesn't answer.
 * When all parts are closed, or after `limit` milliseconds, calls `cut`, which closes the connections. Once the
 * connections are closed, commands that wait for Redis fail, and so does the work that needs their replies. If closing
 * one part fails, the others are still closed.
 */
export async function closeInTime(
  parts: readonly Closeable[],
  { cut, log, limit = ROLE_LIMIT }: { cut: () => void; log: Pick<Logger, 'warn'>; limit?: number | undefined },
): Promise<void> {
  const close = async (): Promise<void> => {
    for (const part of parts)
      await part.close().catch((error: unknown) => log.warn({ fault: faultOf(error) }, 'a part failed while closing'));
  };
  const closing = close();
  const isDone = await within(limit, closing);
  cut();
  if (isDone || (await within(LAST_WORDS, closing))) return;
  log.warn('unfinished work was interrupted and will be repeated');
}
