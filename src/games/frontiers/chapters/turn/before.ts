import type { Seat } from '../../../../kernel/types.ts';
import { type Offer, open } from '../../../kit/offers.ts';
import type { PlayDeed } from '../../effects/deeds.ts';
import { play } from '../../effects/play.ts';
import { plays } from '../../effects/plays.ts';
import type { Frontiers } from '../../state.ts';
import type { Running } from '../captains/gains.ts';
import { notSubjugated, type SubjugateDeed, subjugate, subjugation } from '../interactions/subjugation.ts';

/** What is done before a turn: a Skill of others’ turns is used, or an Outpost subjugated. */
export type BeforeDeed = SubjugateDeed | { do: 'before'; play: PlayDeed };

/** What may be done in others’ turns, and so just before the own one (F-TURN-01, F-TURN-02). */
export function beforeTurn(g: Frontiers, seat: Seat): Offer<BeforeDeed>[] {
  const skills = plays(g, seat, 'before').map(({ option, deed }) =>
    open(option, { do: 'before', play: deed } as const),
  );
  return notSubjugated(g, seat) === null ? [...skills, subjugation(g, seat)] : skills;
}

/** Does what a seat chose to do before a turn (F-TURN-01, F-TURN-02). */
export function doBefore(ctx: Running, seat: Seat, deed: BeforeDeed): void {
  if (deed.do === 'subjugate') subjugate(ctx, seat);
  else ctx.call(play, { seat, deed: deed.play, moment: 'before' });
}
