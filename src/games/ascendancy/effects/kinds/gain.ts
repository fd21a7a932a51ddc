import { noteUse, PAID } from '../../position/conflict.ts';
import { gain as gains, RESOURCES } from '../../position/resources.ts';
import { bearerName } from '../../rules/bearers.ts';
import type { Resources } from '../../state.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Takes Resources from the Supply; `seat`: another player does. */
    gain: { gains: Partial<Resources>; rule: string; seat?: number };
  }
}

/** What a Resource is worth in Culture. */
const WORTH = { production: 0.5, research: 0.5, culture: 1 } as const;

export const gain: Kind<'gain'> = {
  run(ctx, run, { gains: what, rule, seat }) {
    const { conflict } = ctx.g;
    // Rules that pay for a conflict may ask whether another one did.
    if (conflict !== null && (what.culture ?? 0) > 0) noteUse(conflict, PAID, seat ?? run.seat);
    gains(ctx, seat ?? run.seat, what, `from ${bearerName(ctx.g, run.from)}`, rule);
  },
  worth: ({ gains: what }) => RESOURCES.reduce((sum, one) => sum + (what[one] ?? 0) * WORTH[one], 0),
};
