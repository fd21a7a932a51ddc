import type { Seat } from '../../../../kernel/types.ts';
import { SHED } from '../../chapters/calls.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * A player discards cards of their choice from hand (C-DRAW-07). If `draws` is given, the player then draws as many
     * cards as they discarded, plus this number.
     */
    shed: { who?: Seat; min: number; max: number; only?: string; to?: 'discard' | 'under'; draws?: number };
  }
}

export const shed: Kind<'shed', 'shedded'> = {
  run(ctx, run, { do: _, who = run.seat, ...effect }) {
    ctx.call(SHED, { ...effect, seat: who, by: run.from.card });
    return 'shedded';
  },
  steps: { shedded: () => 'begin' },
};
