import type { Seat } from '../../../../kernel/types.ts';
import { keyed, type Offer } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { ruleOf } from '../../content/rules.ts';
import { pieceName } from '../../position/names.ts';
import { norsOf, sitesOf } from '../../position/stations.ts';
import { beginOrders } from '../../position/turn.ts';
import type { FirstEdition } from '../../state.ts';
import { affiliationOf } from '../affiliation/compatible.ts';
import { COMMANDEER, type Payload } from '../calls.ts';
import { isAnimal } from '../skills/skills.ts';
import { computerSkillAt } from './docks.ts';

/**
 * Returns the stations that a player can commandeer: those where the player has an unopposed personnel with Computer
 * Skill at the command site (C-FAC-12).
 */
export function commandOffers(g: FirstEdition, seat: Seat): Offer<Payload>[] {
  return norsOf(g).flatMap((station) => {
    // Players commandeer only stations that they don't control (C-CONTROL-04).
    if (station.seat === seat) return [];
    const ops = sitesOf(g, station.id).filter(({ card }) => ruleOf(card)?.site?.commands === true);
    // Borg assimilate stations instead of commandeering them (C-BORG).
    const by = ops
      .flatMap((site) => computerSkillAt(g, seat, site))
      .filter((piece) => !isAnimal(piece) && affiliationOf(piece) !== 'Borg')
      .map(({ id }) => id);
    if (by.length === 0) return [];
    const payload: Payload = (ctx) => {
      beginOrders(ctx.g);
      ctx.call(COMMANDEER, { seat, vessel: station.id, by });
    };
    return [
      keyed(`commandeer:${station.id}`, payload, null, () => ({
        verb: 'commandeer',
        label: asLabel(`Take over ${pieceName(g, station.id)}`),
        group: pieceName(g, station.id),
        rule: 'C-FAC-12',
      })),
    ];
  });
}
