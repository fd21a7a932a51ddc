import { procedure } from '../../../../kernel/game.ts';
import { must } from '../../../../kernel/must.ts';
import { systemCard } from '../../content/lookup.ts';
import { discOf } from '../../position/find.ts';
import { placeName } from '../../position/names.ts';
import { isPhenomenon, isPlanetary } from '../../position/standing.ts';
import { survivingUnits } from '../../position/units.ts';
import type { Ascendancy } from '../../state.ts';
import { ARRIVE, BRAVE, type CalledWith, EXPLORE, RESOLVE } from '../calls.ts';
import { hasCard } from './cards.ts';

type Called = CalledWith<typeof EXPLORE>;

/** Explores a System that was just placed. */
export const explore = procedure<Ascendancy, Called & { minted?: number }>(EXPLORE.name)({
  begin(ctx, local) {
    const { seat, system, units, kind } = local;
    local.minted = ctx.g.minted.units;
    if (isPhenomenon(system)) {
      // A Research token is placed (A-PHEN-02). Ships that Brave the Hazard claim this Research, and no card is drawn
      // (A-PHEN-03, A-EXPL-05).
      discOf(ctx.g, system).research = 1;
      ctx.log(`1 Research is placed on ${placeName(ctx.g, system)}.`, 'A-PHEN-02');
      ctx.call(ARRIVE, { seat, units, system, kind, discovered: true });
      return 'end';
    }
    if (!isPlanetary(system)) return 'end';
    if (systemCard(system).hazard === null) return 'card';
    // Ships that enter a new Hazardous System Brave it first (A-EXPL-02, A-HAZ-08).
    ctx.call(BRAVE, { seat, units, system, kind, discovered: true });
    return 'card';
  },
  card(ctx, local) {
    const { seat, system, kind } = local;
    const units = survivingUnits(
      ctx.g,
      local.units,
      system,
      must(local.minted, 'the number of units before the Hazard'),
    );
    // A card is drawn if any Ship survived, or if no Ships explored (A-EXPL-03).
    if (units.length > 0 || (local.units.length === 0 && systemCard(system).hazard === null)) {
      ctx.call(RESOLVE, { seat, system, units, kind });
      return 'end';
    }
    // No Ship is left to see the card. The card waits for the first survivor of the Hazard (A-EXPL-04).
    if (hasCard(ctx)) {
      const { deck } = ctx.g.exploration;
      discOf(ctx.g, system).unseen.push(...deck.splice(0, 1));
      ctx.log(`No Ship survives, so an Exploration Card stays face down on ${placeName(ctx.g, system)}.`, 'A-EXPL-04');
    }
    return 'end';
  },
  end: () => null,
});
