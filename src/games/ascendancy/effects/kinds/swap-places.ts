import { unitOf } from '../../position/find.ts';
import { does, unitName } from '../../position/names.ts';
import type { UnitId } from '../../state.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Two own Fleets exchange their places (A-AND-05): that is no Movement, and no Hazard is Braved. */
    'swap-places': { one: UnitId; other: UnitId };
  }
}

export const swapPlaces: Kind<'swap-places'> = {
  run(ctx, run, { one, other }) {
    const [first, second] = [unitOf(ctx.g, one), unitOf(ctx.g, other)];
    [first.at, second.at] = [second.at, first.at];
    const names = `${unitName(ctx.g, first)} and ${unitName(ctx.g, second)}`;
    ctx.log(`${does(ctx.g, run.seat, 'swaps', 'swap')} the positions of ${names}.`, 'A-AND-05');
  },
  worth: () => 0.4,
};
