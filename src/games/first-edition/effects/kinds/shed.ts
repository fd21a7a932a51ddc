import type { Seat } from '../../../../kernel/types.ts';
import { SHED } from '../../chapters/calls.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Somebody discards cards from hand, of its own choice (C-DRAW-07); `draws`: then draws as many and so many more. */
    shed: { who?: Seat; min: number; max: number; only?: string; to?: 'discard' | 'under'; draws?: number };
  }
}

export const shed: Kind<'shed', 'shedded'> = {
  run(ctx, run, { do: _, who = run.seat, ...effect }) {
    ctx.call(SHED, { ...effect, seat: who, by: run.from.card });
    return 'shedded';
  },
  steps: { shedded: () => 'begin' },
  text: ({ max }) => `Discards up to ${max} from hand.`,
};
