import type { Seat } from '../../../../kernel/types.ts';
import type { Offer } from '../../../kit/offers.ts';
import type { Ascendancy } from '../../state.ts';
import type { OfferFilter, Payload } from '../calls.ts';
import { changeOffers } from './change.ts';
import { formOffers } from './form.ts';

/** Lists offers to form and disband Fleets, and to add and remove Ships, during the player’s turn. */
export function fleetOffers(g: Ascendancy, seat: Seat, wanted: OfferFilter): Offer<Payload>[] {
  return [...formOffers(g, seat, wanted), ...changeOffers(g, seat)];
}
