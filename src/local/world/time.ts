import type { World } from '../world.ts';
import { expireInteractions } from './interactions.ts';
import { archiveIdleThreads } from './threads.ts';

/**
 * Does everything that is due by the world's clock: interactions that weren't answered within 3 seconds fail, tokens
 * expire, and idle threads are archived. The server calls this before every request, and a few times per second.
 */
export function passTime(world: World): void {
  expireInteractions(world);
  archiveIdleThreads(world);
}
