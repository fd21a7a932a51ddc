import type { Seat } from '../../../../kernel/types.ts';
import { SHED } from '../../chapters/calls.ts';
import { cardName } from '../../position/names.ts';
import type { CardId } from '../../terms.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Somebody discards cards from hand, of its own choice (C-DRAW-07); `draws`: then draws as many and so many more. */
    shed: { who?: Seat; min: number; max: number; only?: readonly CardId[]; to?: 'discard' | 'under'; draws?: number };
  }
}

export const shed: Kind<'shed', 'shedded'> = {
  run(ctx, run, { do: _, who = run.seat, only, ...effect }) {
    const cards = only === undefined ? {} : { only: [...only] };
    ctx.call(SHED, { ...effect, ...cards, seat: who, why: cardName(run.from.card) });
    return 'shedded';
  },
  steps: { shedded: () => 'begin' },
  text: ({ max }) => `Discards up to ${max} from hand.`,
};
