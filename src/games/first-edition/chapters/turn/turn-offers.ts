import type { Seat } from '../../../../kernel/types.ts';
import { ending, type Offer } from '../../../kit/offers.ts';
import { looking } from '../../position/look.ts';
import type { FirstEdition } from '../../state.ts';
import { modeOffers } from '../affiliation/modes.ts';
import { agendaOffers } from '../agendas/agendas.ts';
import { agreementOffers } from '../agreement/offers.ts';
import { personnelBattleOffers } from '../battle/personnel-offers.ts';
import { shipBattleOffers } from '../battle/ship-offers.ts';
import { beamOffers } from '../beaming/beaming.ts';
import type { Payload } from '../calls.ts';
import { captiveOffers } from '../capture/offers.ts';
import { carryingOffers } from '../carrying/carrying.ts';
import { landingOffers } from '../carrying/landing.ts';
import { cloakOffers } from '../cloak/offers.ts';
import { towOffers } from '../dilemmas/towing.ts';
import { dockOffers } from '../docking/docking.ts';
import { specialOffers } from '../downloads/special.ts';
import { hologramOffers } from '../holograms/holograms.ts';
import { infiltrationOffers } from '../infiltration/offers.ts';
import { attemptOffers } from '../missions/offers.ts';
import { moveOffers } from '../movement/movement.ts';
import { playOffers } from '../play/offers.ts';
import { swapOffers } from '../play/swap.ts';
import { commandOffers } from '../stations/command.ts';
import { walkOffers } from '../stations/walking.ts';
import { tribbleBeamOffers } from '../tribbles/beaming.ts';
import { tribbleCarryingOffers } from '../tribbles/carrying.ts';
import { ruleOffers } from './by-rules.ts';

/**
 * Returns what a chapter lets a player do during their own turn. If `barred` is set, the list also includes options
 * that aren't possible now, each with the reason. Without `barred`, long lists of impossible options are skipped.
 */
type Origin = (g: FirstEdition, seat: Seat, barred: boolean) => readonly Offer<Payload>[];

/**
 * The functions that list a player's options. Card plays come before orders (C-TURN-04, C-TURN-06, C-OPEN-09). `order`
 * marks functions that list only orders.
 */
const ORIGINS: readonly (readonly [origin: Origin, order?: 'order'])[] = [
  [playOffers],
  [attemptOffers, 'order'],
  [beamOffers, 'order'],
  [moveOffers, 'order'],
  [dockOffers, 'order'],
  [shipBattleOffers, 'order'],
  [personnelBattleOffers, 'order'],
  [cloakOffers, 'order'],
  [landingOffers, 'order'],
  [carryingOffers, 'order'],
  [tribbleCarryingOffers, 'order'],
  [tribbleBeamOffers, 'order'],
  [captiveOffers, 'order'],
  [infiltrationOffers, 'order'],
  [hologramOffers, 'order'],
  [modeOffers],
  [swapOffers],
  [ruleOffers],
  [specialOffers],
  [agendaOffers],
  [towOffers, 'order'],
  [walkOffers, 'order'],
  [commandOffers, 'order'],
  [agreementOffers],
];

/**
 * Returns all options of a player's own turn. Unless `barred` is set, options that aren't possible now may be left out.
 * `ends` is a warning to show with each order.
 */
export function ownOffers(g: FirstEdition, seat: Seat, barred = true, ends?: string): Offer<Payload>[] {
  return looking(g, () => {
    const all: Offer<Payload>[] = [];
    for (const [origin, order] of ORIGINS) {
      const offers = origin(g, seat, barred);
      all.push(...(ends === undefined || order === undefined ? offers : offers.map((one) => ending(one, ends))));
    }
    return all;
  });
}
