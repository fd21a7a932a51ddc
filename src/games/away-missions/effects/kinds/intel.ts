import { gainIntel } from '../../chapters/characters/intel.ts';
import { amountNow } from '../counts.ts';
import type { Kind } from '../kind.ts';
import { amountText } from '../text/counts.ts';

declare module '../union.ts' {
  interface Kinds {
    /** The player gains Intel tokens (M-OPEN-72). */
    intel: { amount: Amount };
  }
}

export const intel: Kind<'intel'> = {
  run: (ctx, run, { amount }) => gainIntel(ctx, run.seat, amountNow(ctx.g, run, amount)),
  text: ({ amount }, voice) => `gain ${amountText(amount, 'Intel token', undefined, voice)}`,
  icon: 'intel',
};
