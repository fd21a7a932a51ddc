import type { Seat } from '../../../../kernel/types.ts';
import { LOSE } from '../../chapters/calls.ts';
import { RESOURCES } from '../../position/resources.ts';
import type { Resource } from '../../state.ts';
import { type Amount, amountIn } from '../amount.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Makes a seat lose Resources from its Reserves. The seat chooses among the Resources in `of`, and loses no more
     * than it has. The amount lost is recorded.
     */
    lose: { amount: Amount; of?: readonly Resource[]; seat?: Seat };
  }
}

export const lose: Kind<'lose', 'lost'> = {
  run(ctx, run, { amount, of = RESOURCES, seat = run.seat }) {
    ctx.call(LOSE, { seat, amount: amountIn(ctx.g, run, amount), of: [...of] });
    return 'lost';
  },
  steps: {
    lost(_ctx, run) {
      // The procedure that was called has stored its result in this memory.
      const { result } = run as { result?: number };
      run.amount = result ?? 0;
    },
  },
  worth: ({ amount, seat }) => (seat === undefined ? -0.5 * (typeof amount === 'number' ? amount : 2) : 0),
};
