import type { Seat } from '../../../../kernel/types.ts';
import { play } from '../../effects/play.ts';
import type { Running } from '../captains/gains.ts';
import { subjugate } from '../interactions/subjugation.ts';
import type { BeforeDeed } from './turn-picks.ts';

/** Does what a seat chose to do before a turn (F-TURN-01, F-TURN-02). */
export function doBefore(ctx: Running, seat: Seat, deed: BeforeDeed): void {
  if (deed.do === 'subjugate') subjugate(ctx, seat);
  else ctx.call(play, { seat, deed: deed.play, moment: 'before' });
}
