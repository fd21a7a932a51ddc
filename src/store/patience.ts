import { setTimeout as pause } from 'node:timers/promises';
import { isStoreAway } from './redis-errors.ts';

/** How long the bot retries an action while Redis is unreachable before it gives up, in milliseconds. */
export const OUTAGE = 60_000;
/**
 * How long a bot with its own Redis retries, in milliseconds. It retries for longer, because no other bot could take
 * over.
 */
export const OUTAGE_ALONE = 24 * 3_600_000;
/** The pause between two retries, in milliseconds. */
const AGAIN = 250;

/**
 * Retries an action while Redis is unreachable, for up to `outage` milliseconds. Use this only for actions that may be repeated.
 * @throws the error from `act` if it has another cause, or if Redis is unreachable for too long.
 */
export async function outlasting<T>(act: () => Promise<T>, outage = OUTAGE): Promise<T> {
  for (const end = performance.now() + outage; ; await pause(AGAIN)) {
    try {
      return await act();
    } catch (error) {
      if (!isStoreAway(error) || performance.now() > end) throw error;
    }
  }
}
