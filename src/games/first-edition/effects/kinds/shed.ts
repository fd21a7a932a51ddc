import type { Seat } from '../../../../kernel/types.ts';
import { SHED } from '../../chapters/calls.ts';
import { cardName } from '../../position/names.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Somebody discards cards from hand, of its own choice (C-DRAW-07); `draws`: then draws as many and so many more. */
    shed: { who?: Seat; min: number; max: number; draws?: number };
  }
}

export const shed: Kind<'shed', 'shedded'> = {
  run(ctx, run, { who = run.seat, min, max, draws }) {
    ctx.call(SHED, { seat: who, min, max, why: cardName(run.from.card), ...(draws === undefined ? {} : { draws }) });
    return 'shedded';
  },
  steps: { shedded: () => 'begin' },
  text: ({ max }) => `Discards up to ${max} from hand.`,
};
