import { procedure } from '../../../../kernel/game.ts';
import { must } from '../../../../kernel/must.ts';
import { isPhenomenon } from '../../position/standing.ts';
import { survivingUnits } from '../../position/units.ts';
import type { Ascendancy } from '../../state.ts';
import { ARRIVE, BRAVE, type CalledWith, CLAIM, RESOLVE, type Resulting } from '../calls.ts';

type Called = CalledWith<typeof ARRIVE>;

/**
 * Has units Brave a System’s Hazard, either when they enter the System to stay or in a later attempt. The survivors
 * claim the Research of a Phenomenon, or resolve the System’s unseen card.
 */
export const arrive = procedure<Ascendancy, Called & Resulting & { minted?: number }>(ARRIVE.name)({
  begin(ctx, local) {
    const { seat, units, system, kind, ships, discovered } = local;
    local.minted = ctx.g.minted.units;
    const more = { ...(ships === undefined ? {} : { ships }), ...(discovered === undefined ? {} : { discovered }) };
    ctx.call(BRAVE, { seat, units, system, kind, ...more });
    return 'taken';
  },
  taken(ctx, local) {
    const { seat, system, kind, result = 0 } = local;
    const disc = ctx.g.discs[system];
    if (result === 0 || disc === undefined) return null;
    // The first player to Brave a Phenomenon successfully claims all its Research (A-PHEN-03, A-PHEN-07).
    if (isPhenomenon(system) && disc.research > 0) ctx.call(CLAIM, { seat, system });
    // The first player to survive the System’s Hazard resolves the unseen card (A-EXPL-04).
    else if (disc.unseen.length > 0) {
      const units = survivingUnits(
        ctx.g,
        local.units,
        system,
        must(local.minted, 'the number of units before the Hazard'),
      );
      const came = kind === 'impulse' || kind === 'warp' ? kind : 'none';
      ctx.call(RESOLVE, { seat, system, units, kind: came });
    } else return null;
    return 'end';
  },
  end: () => null,
});
