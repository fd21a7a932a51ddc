import { setTimeout as pause } from 'node:timers/promises';
import { isStoreAway } from './redis-errors.ts';

/** For how long the bot waits for a Redis that is away before it gives up what it was asked to do, in milliseconds. */
export const OUTAGE = 60_000;
/** The same for a bot with a Redis of its own, in milliseconds: no other bot could take over. */
export const OUTAGE_ALONE = 24 * 3_600_000;
/** How soon it asks again, in milliseconds. */
const AGAIN = 250;

/**
 * Does something, again and again while Redis is away: until it is back, or `outage` milliseconds are over. Only for what
 * may be done twice.
 *
 * @throws what `act` throws, if that is anything else or lasts too long.
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
