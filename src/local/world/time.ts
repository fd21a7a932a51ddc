import type { World } from '../world.ts';
import { expireInteractions } from './interactions.ts';
import { archiveIdleThreads } from './threads.ts';

/**
 * Lets everything happen that is due by the world's clock: interactions unanswered for 3 seconds fail, tokens run out,
 * idle threads archive. The server calls it before every request and a few times a second.
 */
export function passTime(world: World): void {
  expireInteractions(world);
  archiveIdleThreads(world);
}
