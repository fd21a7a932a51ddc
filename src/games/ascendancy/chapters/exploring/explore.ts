import { procedure } from '../../../../kernel/game.ts';
import { systemCard } from '../../content/systems/table.ts';
import { discOf } from '../../position/find.ts';
import { placeName } from '../../position/names.ts';
import { isPhenomenon, isPlanetary } from '../../position/standing.ts';
import { survivingUnits } from '../../position/units.ts';
import type { Ascendancy } from '../../state.ts';
import { ARRIVE, BRAVE, type CalledWith, EXPLORE, RESOLVE } from '../calls.ts';
import { hasCard } from './cards.ts';

type Called = CalledWith<typeof EXPLORE>;

/** A System that was just laid is explored by who comes there. */
export const explore = procedure<Ascendancy, Called & { minted?: number }>(EXPLORE.name)({
  begin(ctx, local) {
    const { seat, system, units, kind } = local;
    local.minted = ctx.g.minted.units;
    if (isPhenomenon(system)) {
      // A-PHEN-02: a Research token is put there; A-PHEN-03, A-EXPL-05: who Braves it takes it, and no card is drawn.
      discOf(ctx.g, system).research = 1;
      ctx.log(`1 Research lies on ${placeName(ctx.g, system)}.`, 'A-PHEN-02');
      ctx.call(ARRIVE, { seat, units, system, kind, discovered: true });
      return 'end';
    }
    if (!isPlanetary(system)) return 'end';
    if (systemCard(system).hazard === null) return 'card';
    // A-EXPL-02, A-HAZ-08: who comes into a new Hazardous System Braves it first.
    ctx.call(BRAVE, { seat, units, system, kind, discovered: true });
    return 'card';
  },
  card(ctx, local) {
    const { seat, system, kind } = local;
    const units = survivingUnits(ctx.g, local.units, system, local.minted ?? 0);
    // A-EXPL-03: a card is drawn if any Ship is left; who explores from afar has none to lose.
    if (units.length > 0 || (local.units.length === 0 && systemCard(system).hazard === null)) {
      ctx.call(RESOLVE, { seat, system, units, kind });
      return 'end';
    }
    // A-EXPL-04: nobody is left to see the card; it waits for whoever survives the Hazard first.
    if (hasCard(ctx)) {
      const { deck } = ctx.g.exploration;
      discOf(ctx.g, system).unseen.push(...deck.splice(0, 1));
      ctx.log(`No Ship is left: an Exploration Card lies unseen on ${placeName(ctx.g, system)}.`, 'A-EXPL-04');
    }
    return 'end';
  },
  end: () => null,
});
