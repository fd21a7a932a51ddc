import type { Seat } from '../../../../kernel/types.ts';
import { REARRANGE } from '../../chapters/calls.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** The player looks at the top cards of a pile and puts them back in any order. */
    reorder: { owner: Seat; pile: 'deck' | 'discard'; count: number };
  }
}

export const reorder: Kind<'reorder', 'reordered'> = {
  run(ctx, run, { do: _, ...effect }) {
    ctx.call(REARRANGE, { seat: run.seat, ...effect });
    return 'reordered';
  },
  steps: { reordered: () => 'begin' },
};
