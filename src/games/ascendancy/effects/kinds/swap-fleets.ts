import { unitOf } from '../../position/find.ts';
import { does, unitName } from '../../position/names.ts';
import type { UnitId } from '../../state.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Swaps the positions of two Fleets that aren’t at Warp (A-AND-05). A swap isn’t a Movement, so no Hazard is Braved
     * (A-OPEN-54).
     */
    'swap-fleets': { one: UnitId; other: UnitId };
  }
}

export const swapFleets: Kind<'swap-fleets'> = {
  run(ctx, run, { one, other }) {
    const [first, second] = [unitOf(ctx.g, one), unitOf(ctx.g, other)];
    if (first.at === null || second.at === null) return;
    [first.at, second.at] = [second.at, first.at];
    const whom = `the positions of ${unitName(ctx.g, first)} and ${unitName(ctx.g, second)}`;
    ctx.log(`${does(ctx.g, run.seat, 'swaps', 'swap')} ${whom}.`, 'A-AND-05');
  },
  worth: () => 0.5,
};
