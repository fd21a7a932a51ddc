import type { Seat } from '../../../../kernel/types.ts';
import { several } from '../../../kit/words.ts';
import { commissionShips } from '../../chapters/building/ships.ts';
import { playerOf } from '../../position/find.ts';
import { does, placeName } from '../../position/names.ts';
import { ruleSourceName } from '../../rules/rule-sources.ts';
import type { Sector } from '../../state.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Places free Ships from the supply in this Sector, or in the Sector of the rule’s moment. The Ships belong to the
     * player unless `seat` names another player.
     */
    'build-ship': { count: number; at?: Sector; seat?: Seat };
  }
}

export const buildShip: Kind<'build-ship'> = {
  run(ctx, run, { count, at = run.system, seat = run.seat }) {
    const built = Math.min(count, playerOf(ctx.g, seat).ships);
    if (at === undefined || built === 0) return;
    commissionShips(ctx.g, seat, at, built);
    const where = `${placeName(ctx.g, at)} with ${ruleSourceName(ctx.g, run.from)}`;
    // These Ships don’t Brave a Hazard (A-HAZ-07).
    ctx.log(`${does(ctx.g, seat, 'places', 'place')} ${several(built, 'Ship')} at ${where}.`, 'A-HAZ-07');
  },
  worth: ({ count }) => 0.6 * count,
};
