import type { Seat } from '../../../../kernel/types.ts';
import { type Offer, open } from '../../../kit/offers.ts';
import type { PlayPayload } from '../../effects/payloads.ts';
import { play } from '../../effects/play.ts';
import { plays } from '../../effects/plays.ts';
import type { Frontiers } from '../../state.ts';
import type { Running } from '../captains/gains.ts';
import { notSubjugated, type SubjugatePayload, subjugate, subjugation } from '../interactions/subjugation.ts';

/** What is done before a turn: a Skill of others’ turns is used, or an Outpost subjugated. */
export type BeforePayload = SubjugatePayload | { do: 'before'; play: PlayPayload };

/** What may be done in others’ turns, and so just before the own one (F-TURN-01, F-TURN-02). */
export function beforeTurn(g: Frontiers, seat: Seat): Offer<BeforePayload>[] {
  const skills = plays(g, seat, 'before').map(({ option, payload }) =>
    open(option, { do: 'before', play: payload } as const),
  );
  return notSubjugated(g, seat) === null ? [...skills, subjugation(g, seat)] : skills;
}

/** Does what a seat chose to do before a turn (F-TURN-01, F-TURN-02). */
export function doBefore(ctx: Running, seat: Seat, payload: BeforePayload): void {
  if (payload.do === 'subjugate') subjugate(ctx, seat);
  else ctx.call(play, { seat, deed: payload.play, moment: 'before' });
}
