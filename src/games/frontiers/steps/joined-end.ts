import { procedure } from '../../../kernel/game.ts';
import type { Option, Seat } from '../../../kernel/types.ts';
import { plays } from '../effects/plays.ts';
import { pickOne } from '../rules/asking.ts';
import { seatName } from '../rules/find.ts';
import type { Frontiers } from '../state.ts';
import { isIdle } from './pvp-questions.ts';

interface Local {
  seat: Seat;
}

/**
 * The end of a turn that was taken in another’s: Special, Repair and Heal effects, then all steps of the end of a turn
 * (F-PVP-15, F-COOP-17).
 */
export const joinedEnd = procedure<Frontiers, Local>({
  begin: {
    ask({ g }, { seat }) {
      const rest = plays(g, seat, 'rest');
      if (isIdle(g, seat, rest)) return { go: 'end' };
      const done: Option = { key: 'turn:end', verb: 'end', label: 'End your turn', rule: 'F-EOT-02' };
      const prompt = 'The fight is over. Play Special, Repair and Heal effects, or end your turn.';
      const options = [...rest, done];
      return pickOne(seat, prompt, options, 'F-PVP-15');
    },
    answer(ctx, { seat }, { key }) {
      if (key === 'turn:end') return 'end';
      ctx.call('play', { seat, key, moment: 'rest' });
      return 'begin';
    },
  },
  end(ctx, { seat }) {
    ctx.log(`${seatName(ctx.g, seat)} ends its turn.`, 'F-EOT-02');
    ctx.call('end-of-turn', { seat });
    return 'ended';
  },
  ended(ctx, { seat }) {
    const { turn } = ctx.g;
    if (turn !== null) turn.joined = turn.joined.filter((other) => other !== seat);
    return null;
  },
});
