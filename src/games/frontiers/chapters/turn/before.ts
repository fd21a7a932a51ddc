import type { Seat } from '../../../../kernel/types.ts';
import { type Offer, open } from '../../../kit/offers.ts';
import type { PlayPayload } from '../../effects/payloads.ts';
import { play } from '../../effects/play.ts';
import { plays } from '../../effects/plays.ts';
import type { Frontiers } from '../../state.ts';
import type { Running } from '../captains/gains.ts';
import { notSubjugated, type SubjugatePayload, subjugate, subjugation } from '../interactions/subjugation.ts';

/** A player's choice before a turn: use a Skill for other players' turns, or subjugate an Outpost. */
export type BeforePayload = SubjugatePayload | { do: 'before'; play: PlayPayload };

/**
 * Returns the offers that a seat has during other players' turns, and therefore also right before its own turn
 * (F-TURN-01, F-TURN-02).
 */
export function beforeTurn(g: Frontiers, seat: Seat): Offer<BeforePayload>[] {
  const skills = plays(g, seat, 'before').map(({ option, payload }) =>
    open(option, { do: 'before', play: payload } as const),
  );
  return notSubjugated(g, seat) === null ? [...skills, subjugation(g, seat)] : skills;
}

/** Carries out a seat's choice before a turn (F-TURN-01, F-TURN-02). */
export function doBefore(ctx: Running, seat: Seat, payload: BeforePayload): void {
  if (payload.do === 'subjugate') subjugate(ctx, seat);
  else ctx.call(play, { seat, deed: payload.play, moment: 'before' });
}
