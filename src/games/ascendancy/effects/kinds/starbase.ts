import { placeStarbase, starbaseless } from '../../chapters/starbases/offers.ts';
import { discOf } from '../../position/find.ts';
import type { Kind } from '../kind.ts';
import { hereOf } from '../system-units.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Commissions a Starbase in the System without a Command, within the limits of A-SB-02 and A-SB-03. */
    starbase: object;
  }
}

export const starbase: Kind<'starbase'> = {
  run(ctx, run) {
    const system = hereOf(run);
    if (starbaseless(ctx.g, run.seat, discOf(ctx.g, system)) === null) placeStarbase(ctx, run.seat, system);
  },
  worth: () => 2,
};
