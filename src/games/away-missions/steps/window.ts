import { procedure } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/types.ts';
import { couldInterrupt, type Interrupted, interrupts } from '../effects/interrupts.ts';
import type { Window } from '../effects/union.ts';
import type { AwayMissions } from '../state.ts';

interface Local {
  /** Whose interrupts are asked for. */
  seat: Seat;
  window: Window;
  /** Who attacks whom with what, or who scores: for the interrupt. */
  situation: Interrupted;
  prompt: string;
  /** What the interrupts prevented in all. */
  prevented?: number;
  result?: number;
}

/**
 * A moment at which a seat may interrupt (M-TIME-02), as often as it can. Its result is how much Damage, or how many
 * points, the interrupts prevented. It opens by public possibility, never by what is in the hand.
 */
export const window = procedure<AwayMissions, Local>({
  begin(ctx, { seat, window: kind }) {
    return couldInterrupt(ctx.g, seat, kind) ? 'interrupt' : 'end';
  },
  interrupt: {
    ask({ g }, { seat, window: kind, situation, prompt }) {
      const options = interrupts(g, seat, kind, situation);
      options.push({ key: 'pass', verb: 'pass', label: 'Let it happen', rule: 'M-TIME-02' });
      return { seat, kind: 'pick', prompt, options, min: 1, max: 1, window: kind, rule: 'M-TIME-02' };
    },
    answer(ctx, { seat, window: kind, situation }, { key }) {
      if (key === 'pass') return 'end';
      ctx.call('interrupt', { seat, card: key.slice('interrupt:'.length), window: kind, situation: { ...situation } });
      return 'played';
    },
  },
  played(_ctx, local) {
    local.prevented = (local.prevented ?? 0) + (local.result ?? 0);
    return 'begin';
  },
  end(_ctx, local) {
    local.result = local.prevented ?? 0;
    return null;
  },
});
