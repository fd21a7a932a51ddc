import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { offering, open } from '../../../kit/offers.ts';
import type { PlayDeed } from '../../effects/deeds.ts';
import { play } from '../../effects/play.ts';
import { plays } from '../../effects/plays.ts';
import type { Frontiers } from '../../state.ts';
import { pickOffer } from '../asking/asking.ts';
import { seatName } from '../captains/find.ts';
import { isIdle } from '../pvp/pvp-attack.ts';
import { endOfTurn } from './end-of-turn.ts';

interface Local {
  seat: Seat;
}

/**
 * The end of a turn that was taken in another’s: Special, Repair and Heal effects, then all steps of the end of a turn
 * (F-PVP-15, F-COOP-17).
 */
export const joinedEnd = procedure<Frontiers, Local>('joined-end')({
  begin: offering({
    ask({ g }, { seat }) {
      const rest = plays(g, seat, 'rest');
      if (isIdle(g, seat, rest)) return { go: 'end' };
      const done = { key: 'turn:end', verb: 'end', label: 'End your turn', rule: 'F-EOT-02' };
      const prompt = 'The fight is over. Play Special, Repair and Heal effects, or end your turn.';
      return pickOffer<PlayDeed | null>(seat, prompt, [...rest, open(done, null)], 'F-PVP-15');
    },
    take(ctx, { seat }, deed) {
      if (deed === null) return 'end';
      ctx.call(play, { seat, deed, moment: 'rest' });
      return 'begin';
    },
  }),
  end(ctx, { seat }) {
    ctx.log(`${seatName(ctx.g, seat)} ends its turn.`, 'F-EOT-02');
    ctx.call(endOfTurn, { seat });
    return 'ended';
  },
  ended(ctx, { seat }) {
    const { turn } = ctx.g;
    if (turn !== null) turn.joined = turn.joined.filter((other) => other !== seat);
    return null;
  },
});
