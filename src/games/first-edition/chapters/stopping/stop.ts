import type { Play } from '../calls.ts';
import { attemptOf, attemptShip, stillIn } from '../missions/team.ts';

/** The whole team of an attempt is stopped, or ship and crew, and it is over (C-DILEMMA-07, C-MISSION-16); for so many turns more. */
export function stopAll(ctx: Play, more = 0): void {
  const { g } = ctx;
  const now = attemptOf(g);
  const ship = attemptShip(g, now);
  for (const piece of [...stillIn(g, now), ...(ship === null ? [] : [ship])]) piece.stopped = g.turns + more;
  now.ended = 'stopped';
  ctx.log('They are stopped, and the attempt is over.', 'C-DILEMMA-07');
}
